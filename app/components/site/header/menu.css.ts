import { from, print } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, font, leading, size, space, text } = vars;

export const root = partStyle({
  borderBottom: `1px solid ${colour.line}`,
  position: "relative",
  background: colour.ground,
  "@media": { [print]: { display: "none" } },
});
export const line = partStyle({
  display: "flex",
  columnGap: space.s5,
  // One line, which scrolls on phones. On desktops the panels extend beyond it.
  overflowX: "auto",
  scrollbarWidth: "none",
  "@media": { [from.medium]: { overflow: "visible", columnGap: space.s8, flexWrap: "wrap" } },
});

export const item = partStyle({
  display: "flex",
  alignItems: "center",
  position: "relative",
  minHeight: size.touch,
  fontWeight: 600,
  whiteSpace: "nowrap",
  fontSize: text.sm,
  lineHeight: leading.small,
  color: colour.primary,
  textDecoration: "none",
  listStyle: "none",
  ":hover": { textDecoration: "underline" },
  selectors: { "&::-webkit-details-marker": { display: "none" } },
  "@media": { [from.medium]: { fontFamily: font.serif, fontSize: text.md, minHeight: "48px" } },
});
partRule(`summary${item}::after`, {
  "@media": {
    [from.medium]: {
      content: '""',
      width: ".45rem",
      height: ".45rem",
      border: "solid",
      borderWidth: "0 2px 2px 0",
      transform: "translateY(-2px) rotate(45deg)",
      marginLeft: space.s2,
    },
  },
});

export const bar = partStyle({
  position: "absolute",
  insetInline: 0,
  bottom: 0,
  height: "4px",
  display: "none",
});
export const active = partStyle({});
partRule(`:is(details[open], ${active}) > summary > ${bar}`, { display: "block" });

export const panel = partStyle({
  "@media": {
    [from.medium]: {
      position: "absolute",
      zIndex: 5,
      insetInline: 0,
      top: "100%",
      background: colour.ground,
      borderBlock: `1px solid ${colour.line}`,
      paddingBlock: space.s6,
    },
  },
});
export const columns = partStyle({ columns: "15rem", columnGap: space.s8 });
partRule(`${columns} > a`, {
  breakInside: "avoid",
  display: "flex",
  alignItems: "center",
  minHeight: size.target,
  textDecoration: "none",
});
partRule(`${columns} > a:hover`, { textDecoration: "underline" });

export const all = partStyle({ fontWeight: 700 });

export const mobileOnly = partStyle({ "@media": { [from.medium]: { display: "none" } } });
export const pushEnd = partStyle({ "@media": { [from.medium]: { marginLeft: "auto" } } });
