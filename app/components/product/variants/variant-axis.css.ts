import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, font, leading, size, space, text } = vars;

export const label = partStyle({
  font: `600 ${text.lg}/${leading.small} ${font.serif}`,
  marginBottom: space.s3,
});
export const values = partStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(6.5rem, 1fr))",
  gap: space.s2,
});
export const value = partStyle({
  display: "grid",
  alignItems: "center",
  minHeight: size.touch,
  paddingInline: space.s3,
  fontSize: text.sm,
  color: colour.ink,
  textDecoration: "none",
  border: `1px solid ${colour.lineStrong}`,
  ":hover": { background: colour.accentTint },
});
partRule(`${value}[aria-current]`, {
  fontWeight: 600,
  background: colour.accentTint,
  outline: `1px solid ${colour.primary}`,
  borderColor: colour.primary,
});
export const soldOut = partStyle({
  borderStyle: "dashed",
  textDecoration: "line-through",
  color: colour.inkSoft,
});
