import { partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

/** A group's name, dressed as the label of a field. */
export const label = partStyle({
  fontFamily: vars.font.sans,
  fontSize: vars.text.md,
  fontWeight: 600,
  marginBottom: vars.space.s1,
});
