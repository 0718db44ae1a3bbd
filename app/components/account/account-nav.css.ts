import { phone, print } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, size, space } = vars;

export const root = partStyle({
  display: "flex",
  gap: `0 ${space.s5}`,
  // On phones the navigation is one scrolling line that reaches the screen's edges.
  overflowX: "auto",
  scrollbarWidth: "none",
  whiteSpace: "nowrap",
  borderBottom: `1px solid ${colour.line}`,
  marginBottom: space.s6,
  "@media": {
    [phone]: { marginInline: `calc(-1 * ${space.gutter})`, paddingInline: space.gutter },
    [print]: { display: "none" },
  },
});
export const link = partStyle({
  display: "flex",
  alignItems: "center",
  minHeight: size.touch,
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
  ":focus-visible": { outlineOffset: "-3px" },
  selectors: { "&[aria-current]": { fontWeight: 600, boxShadow: `inset 0 -3px ${colour.accent}` } },
});
// The navigation's bottom border already separates it from a list's filter form.
partRule(`nav:has(> ${root}) + form`, { borderTop: 0, marginTop: 0, paddingTop: 0 });
