import { partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

export const root = partStyle({ paddingTop: vars.space.s10 });
