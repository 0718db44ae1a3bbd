import { uiRule, uiStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { size, space } = vars;

export const root = uiStyle({ maxWidth: size.read });
uiRule(`${root} > * + *`, { marginTop: space.s4 });
uiRule(`${root} > * + h2`, { marginTop: space.s8 });
uiRule(`${root} :is(ul, ol)`, { paddingLeft: space.s6 });
