import { uiRule, uiStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, size, space } = vars;

export const root = uiStyle({ border: `1px solid ${colour.line}` });
export const summary = uiStyle({
  padding: `${space.s3} ${space.s4}`,
  fontWeight: 600,
  minHeight: size.touch,
});
uiRule(`${root} > :not(summary)`, { padding: `0 ${space.s4} ${space.s4}` });
