import { style } from "@vanilla-extract/css";
import { from, phone as narrow, print } from "~/theme/breakpoints";
import { parts } from "~/theme/layers.css";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, font, size, space, text } = vars;

export const root = partStyle({
  background: colour.primaryDeep,
  color: colour.onPrimarySoft,
  fontSize: text.sm,
  "@media": {
    [print]: { display: "none" },
    // Below the first screen, so it is laid out only when the visitor scrolls near it. The size is that of the footer
    // with closed lists.
    [narrow]: { contentVisibility: "auto", containIntrinsicSize: "auto 38rem" },
    // Without JavaScript a message covers the end of the page until it is closed: the padding lets its links be
    // scrolled into view.
    "(scripting: none)": { paddingBottom: "10rem" },
  },
});
partRule(`${root} a`, {
  color: colour.onPrimary,
  textDecoration: "none",
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.target,
});
partRule(`${root} a:hover`, { textDecoration: "underline" });
partRule(`${root} :focus-visible`, { outlineColor: colour.onAccent });
partRule(`${root} h2`, { fontSize: text.md, color: colour.onAccent });

export const cells = partStyle({
  paddingBlock: `${space.s6} 0`,
  "@media": {
    [from.medium]: {
      display: "grid",
      gridTemplateColumns: "repeat(3, 1fr) 1.4fr",
      gap: space.s8,
      paddingBlock: `${space.s10} ${space.s6}`,
    },
  },
});
/** Collapsed on phones. On desktops it is open and does not look like a control, if the browser supports that. */
export const cell = partStyle({});
partRule(`${cell} > a`, { display: "flex", width: "fit-content" });
partRule(`${cell} > summary`, {
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  minHeight: "48px",
  borderTop: `1px solid ${colour.lineOnPrimary}`,
  listStyle: "none",
  "@media": { [from.medium]: { border: 0, minHeight: 0, marginBottom: space.s2 } },
});
partRule(`${cell} > summary::-webkit-details-marker`, { display: "none" });
partRule(`${cell} > summary::after`, { content: '"+"', fontSize: text.xl });
partRule(`${cell}[open] > summary::after`, { content: '"–"' });
partRule(`${cell}::details-content`, {
  "@media": { [from.medium]: { contentVisibility: "visible", blockSize: "auto" } },
});
partRule(`${cell} > summary::after`, {
  "@media": { [from.medium]: { "@supports": { "selector(::details-content)": { content: "none" } } } },
});

export const contacts = partStyle({
  paddingBottom: space.s5,
  "@media": { [from.medium]: { gridArea: "1 / 4", padding: 0 } },
});
partRule(`${contacts} address > *`, { display: "block" });
export const phone = partStyle({
  fontFamily: font.serif,
  fontSize: text.lg,
  fontVariantNumeric: "tabular-nums lining-nums",
});
export const legal = partStyle({
  borderTop: `1px solid ${colour.lineOnPrimary}`,
  paddingBlock: `${space.s4} ${space.s6}`,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space.s1} ${space.s6}`,
  justifyContent: "space-between",
  fontSize: text.xs,
});
export const languages = partStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space.s3}`,
  alignItems: "baseline",
});
/** On desktops the utility bar contains it. */
export const context = style([
  languages,
  { "@layer": { [parts]: { "@media": { [from.medium]: { display: "none" } } } } },
]);
export const choice = partStyle({
  color: colour.onPrimary,
  background: "none",
  border: 0,
  minHeight: size.target,
  padding: 0,
  cursor: "pointer",
  ":hover": { textDecoration: "underline" },
  selectors: { "&[aria-pressed=true]": { fontWeight: 600 } },
});
