import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, font, size, space, text } = vars;

export const group = partStyle({ borderTop: `1px solid ${colour.line}`, paddingBlock: space.s3 });
export const summary = partStyle({
  fontFamily: font.serif,
  fontSize: text.md,
  fontWeight: 600,
  cursor: "pointer",
});
export const more = partStyle({
  fontSize: text.sm,
  minHeight: size.target,
  padding: 0,
  border: 0,
  background: "none",
  color: colour.primary,
  textDecoration: "underline",
  cursor: "pointer",
});
// Floated, so that it is below the group's border and not on it.
export const legend = partStyle({ float: "left", width: "100%", fontSize: text.md, marginBottom: space.s1 });
partRule(`${legend} + *`, { clear: "both" });
export const bounds = partStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space.s3,
  marginBottom: space.s2,
});
