import { partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

export const root = partStyle({
  borderTop: `1px solid ${vars.colour.line}`,
  paddingTop: vars.space.s6,
});
