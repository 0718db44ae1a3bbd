import { partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

/** Title of a group of fields, styled like a field's label. */
export const label = partStyle({
  fontFamily: vars.font.sans,
  fontSize: vars.text.md,
  fontWeight: 600,
  marginBottom: vars.space.s1,
});
