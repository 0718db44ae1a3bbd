import { partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, size, space, text } = vars;

export const root = partStyle({
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.touch,
  fontSize: text.sm,
  color: colour.inkSoft,
  textDecoration: "none",
  "::before": { content: '"‹"', marginRight: space.s1 },
  ":hover": { textDecoration: "underline" },
});
