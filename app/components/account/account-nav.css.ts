import { print } from "~/theme/breakpoints";
import { partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, size, space } = vars;

export const root = partStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space.s5}`,
  borderBottom: `1px solid ${colour.line}`,
  marginBottom: space.s6,
  "@media": { [print]: { display: "none" } },
});
export const link = partStyle({
  display: "flex",
  alignItems: "center",
  minHeight: size.touch,
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
  selectors: { "&[aria-current]": { fontWeight: 600, boxShadow: `inset 0 -3px ${colour.accent}` } },
});
