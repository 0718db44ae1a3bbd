import { print } from "~/theme/breakpoints";
import { uiStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, size, space, text } = vars;

export const root = uiStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: space.s2,
  "@media": { [print]: { display: "none" } },
});
export const chip = uiStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: space.s2,
  minHeight: size.target,
  padding: `0 ${space.s3}`,
  border: `1px solid ${colour.accent}`,
  background: colour.accentTint,
  fontSize: text.sm,
  textDecoration: "none",
  "::after": { content: '"×"', fontSize: "1.2em" },
  ":hover": { textDecoration: "underline" },
});
