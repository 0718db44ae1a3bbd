import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { font, leading, space, text } = vars;

export const root = partStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 15rem), 1fr))",
  gap: `${space.s5} ${space.s8}`,
});
partRule(`${root} b`, {
  fontFamily: font.serif,
  display: "block",
  fontSize: text.lg,
  lineHeight: leading.small,
  marginBottom: space.s1,
});
