import { from, print, tablesAreCards } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, leading, size, space, text } = vars;

export const root = partStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: space.s2,
  alignItems: "center",
  paddingBlock: `${space.s2} ${space.s3}`,
  "@media": {
    [from.medium]: { gridTemplateColumns: "auto 1fr auto", gap: space.s8, paddingBlock: space.s4 },
    [print]: { display: "block" },
  },
});
export const logo = partStyle({ display: "inline-flex", alignItems: "center", minHeight: size.touch });
partRule(`${logo} > img`, {
  height: "34px",
  width: "auto",
  // The tools take what they need.
  maxWidth: "100%",
  objectFit: "contain",
  objectPosition: "left",
  "@media": { [from.medium]: { height: "42px" } },
});
export const shopName = partStyle({
  fontFamily: vars.font.serif,
  fontSize: text.xl,
  lineHeight: vars.leading.tight,
  color: colour.primary,
});
export const search = partStyle({
  gridColumn: "1 / -1",
  "@media": { [from.medium]: { gridColumn: 2 }, [print]: { display: "none" } },
});
export const tools = partStyle({
  display: "flex",
  gap: space.s1,
  gridRow: 1,
  gridColumn: 2,
  "@media": { [from.medium]: { gridColumn: 3 }, [print]: { display: "none" } },
});
export const tool = partStyle({
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  minHeight: size.touch,
  padding: `0 ${space.s2}`,
  whiteSpace: "nowrap",
  textDecoration: "none",
  lineHeight: leading.small,
  fontSize: text.sm,
  ":last-child": { paddingRight: 0 },
});
partRule(`${tool}:hover > b`, { textDecoration: "underline" });
export const state = partStyle({
  fontSize: text.xs,
  color: colour.inkSoft,
  fontVariantNumeric: "tabular-nums lining-nums",
  maxWidth: "11rem",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
/** Filled by a script on pages that are cached for all anonymous visitors: browser/cart-count.ts. */
export const cartCount = partStyle({ "::after": { content: "var(--n)" } });
/** Only where there is room. */
export const desktopOnly = partStyle({ "@media": { [tablesAreCards]: { display: "none" } } });
/** What takes its place where there is none. */
export const mobileOnly = partStyle({
  display: "none",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: "1.6",
  "@media": { [tablesAreCards]: { display: "block" } },
});
