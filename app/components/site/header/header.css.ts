import { belowMedium, from, phone, print } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, leading, size, space, text } = vars;

export const header = partStyle({
  background: colour.ground,
  borderBottom: `1px solid ${colour.line}`,
  zIndex: 6,
  "@media": {
    // Not sticky in low windows, e.g. at 400 % zoom, which need their height for the page.
    "(min-height: 560px)": { position: "sticky", top: 0 },
    [print]: { position: "static" },
  },
});
export const root = partStyle({
  position: "relative",
  display: "flex",
  gap: space.s3,
  alignItems: "center",
  // Wraps only if text is enlarged: the search field shrinks first.
  flexWrap: "wrap",
  minHeight: size.header,
  "@media": { [from.medium]: { columnGap: space.s8 }, [print]: { display: "block" } },
});
/** On phones the name and the tools stay visible; the search below them scrolls away. */
export const twoRows = partStyle({ "@media": { [phone]: { display: "contents" } } });
export const firstRow = partStyle({
  display: "contents",
  "@media": {
    [phone]: {
      display: "flex",
      alignItems: "center",
      minHeight: size.header,
      paddingInline: space.gutter,
      background: colour.ground,
      zIndex: 6,
    },
    [`${phone} and (min-height: 560px)`]: { position: "sticky", top: 0 },
  },
});
export const logo = partStyle({
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.touch,
  minWidth: size.touch,
  "@media": { [phone]: { flex: "0 1 auto" } },
});
partRule(`${logo} img`, {
  height: "34px",
  width: "auto",
  "@media": {
    [phone]: { maxWidth: "min(9rem, 100%)", objectFit: "contain" },
    [from.medium]: { height: "42px" },
    // In forced colours mode a logo keeps its colours, so dark letters need a light background.
    "(forced-colors: active)": { background: colour.ground, forcedColorAdjust: "none" },
  },
});
export const shopName = partStyle({
  fontFamily: vars.font.serif,
  fontSize: text.xl,
  lineHeight: vars.leading.tight,
  color: colour.primary,
});
export const search = partStyle({
  flex: 1,
  minWidth: 0,
  "@media": {
    [phone]: { margin: `0 ${space.gutter} ${space.s2}` },
    [print]: { display: "none" },
  },
});
export const tools = partStyle({
  flex: "none",
  display: "flex",
  gap: space.s1,
  marginLeft: "auto",
  // Placed after the search, which follows it in the document; on phones the search is below.
  order: 1,
  "@media": { [print]: { display: "none" } },
});
export const tool = partStyle({
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  minHeight: size.touch,
  minWidth: size.touch,
  whiteSpace: "nowrap",
  textDecoration: "none",
  lineHeight: leading.small,
  fontSize: text.sm,
  "@media": { [from.medium]: { paddingInline: space.s2 } },
});
partRule(`${tool}:hover > b`, { textDecoration: "underline" });
export const cart = partStyle({
  textAlign: "right",
  "@media": { [from.medium]: { textAlign: "left", paddingRight: 0 } },
});
export const state = partStyle({
  fontSize: text.xs,
  color: colour.inkSoft,
  fontVariantNumeric: "tabular-nums lining-nums",
  maxWidth: "11rem",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
/** browser/cart-count.ts sets the count on pages that are cached for all anonymous visitors. */
export const cartCount = partStyle({ "::after": { content: "var(--n)" } });
/** Text of an icon, visually hidden where there is no room. */
export const desktopText = partStyle({
  "@media": {
    [belowMedium]: {
      position: "absolute",
      width: "1px",
      height: "1px",
      clipPath: "inset(50%)",
      overflow: "hidden",
    },
  },
});
/** Icon shown instead of the text where there is no room for it. */
export const mobileIcon = partStyle({
  margin: "auto",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: "1.75",
  "@media": { [from.medium]: { display: "none" } },
});
