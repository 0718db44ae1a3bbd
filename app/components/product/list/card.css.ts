import { from, phone, print } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";
import { root as list } from "./product-grid.css";

const { colour, size, space, text } = vars;

// Subgrid rows: picture, text, energy label, price, sizes and button have the same height in all cards of a row.
export const root = partStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "subgrid",
  gridRow: "span 6",
  position: "relative",
  background: colour.ground,
  borderRight: `1px solid ${colour.line}`,
  borderBottom: `1px solid ${colour.line}`,
  breakInside: "avoid",
});
const inset = { paddingInline: space.s3, "@media": { [from.small]: { paddingInline: space.s4 } } };
export const body = partStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignContent: "start",
  alignItems: "start",
  rowGap: space.s1,
  paddingBlock: `${space.s2} ${space.s1}`,
  ...inset,
});
partRule(`${body} > :not(h3, button)`, { gridColumn: "1 / -1" });
export const name = partStyle({
  fontSize: text.md,
  lineHeight: "1.25",
  paddingTop: space.s2,
  minWidth: 0,
  textWrap: "wrap",
});
export const facts = partStyle({ fontSize: text.xs });
partRule(`${facts} > b`, { fontWeight: 600 });
// The link covers the whole card; the card's forms are layered above it.
export const link = partStyle({
  color: colour.ink,
  textDecoration: "none",
  "::after": { content: '""', position: "absolute", inset: 0 },
});
partRule(`${root}:hover ${link}`, { color: colour.primary, textDecoration: "underline" });
export const action = partStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "subgrid",
  gridRow: "4 / 7",
  paddingBottom: space.s3,
  ...inset,
});
export const button = partStyle({});
partRule(`${button}${button}`, { position: "relative", paddingInline: space.s2, marginTop: space.s2 });
partRule(`${action} > ${button}`, { gridRow: 3 });
// Without sizes, price and button use the same grid rows.
export const price = partStyle({});
const insetMargin = { marginInline: space.s3, "@media": { [from.small]: { marginInline: space.s4 } } };
partRule(`${root} > ${price}`, { gridRow: 4, ...insetMargin });
partRule(`${root} > ${button}`, { gridRow: 6, marginBottom: space.s3, ...insetMargin });
export const energy = partStyle({
  position: "relative",
  paddingBottom: space.s2,
  gridRow: 3,
  ...inset,
});

export const prices = partStyle({});
export const sizes = partStyle({
  position: "relative",
  marginTop: space.s2,
  display: "flex",
  flexWrap: "wrap",
  gap: space.s1,
  fontSize: text.xs,
  textAlign: "center",
  whiteSpace: "nowrap",
  "@media": { [print]: { display: "none" } },
});
partRule(`${sizes} > *`, {
  position: "relative",
  flex: "1 1 auto",
  minHeight: size.target,
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  paddingInline: space.s1,
  border: `1px solid ${colour.lineStrong}`,
});
partRule(`${sizes} > a`, { minWidth: size.touch, textDecoration: "none" });
partRule(`${sizes} input`, {
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  opacity: 0,
  // A browser without `:has` cannot mark the checked label, so it shows the radio buttons.
  "@supports": { "not selector(:has(a))": { all: "revert" } },
});
partRule(`${sizes} > :has(:checked)`, {
  fontWeight: 600,
  background: colour.accentTint,
  outline: `1px solid ${colour.primary}`,
  borderColor: colour.primary,
});
partRule(`${sizes} > :has(:disabled)`, {
  textDecoration: "line-through",
  color: colour.inkSoft,
  borderStyle: "dashed",
});
partRule(`${sizes} > :has(:focus-visible)`, { outline: `2px solid ${colour.focus}`, outlineOffset: "2px" });
// Shows the price of the checked size. A browser without `:has` shows all prices.
for (const n of [1, 2, 3])
  partRule(`${action}:has(label:nth-child(${n}) :checked) > ${prices} > :not(:nth-child(${n}))`, {
    display: "none",
  });

/** Heart outline of 24 px with a stroke of 1.6 px, as outer and inner edge. */
const HEART = "M3.4 13.2a5.8 5.8 0 0 1 8.3-8.3l.3.4.3-.4a5.8 5.8 0 0 1 8.3 8.3L12 21.6Z";
const HOLE = "M4.6 12l7.4 7.4 7.4-7.4a4.2 4.2 0 0 0-5.9-5.9L12 7.5l-1.5-1.4A4.2 4.2 0 0 0 4.6 12Z";
/** Layered above the link that covers the card. */
export const heart = partStyle({
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: size.touch,
  // Extends beyond its column.
  maxWidth: "none",
  height: size.touch,
  marginRight: `calc(-1 * ${space.s3})`,
  border: 0,
  background: "none",
  color: colour.ink,
  // Its text is for those who do not see the heart.
  fontSize: 0,
  cursor: "pointer",
  "@media": { [print]: { display: "none" } },
  // Drawn in CSS: icon elements in each card would be a twentieth of a list's markup.
  "::before": {
    content: '""',
    width: "24px",
    height: "24px",
    background: "currentColor",
    forcedColorAdjust: "none",
    clipPath: `path(evenodd, "${HEART}${HOLE}")`,
  },
});
export const inWishlist = partStyle({});
partRule(`:is(${inWishlist}, ${heart}:hover)`, { color: colour.sale });
partRule(`:is(${inWishlist}, ${heart}:hover)::before`, { clipPath: `path("${HEART}")` });

// In lists on phones a card is a row: picture at the left, actions below it.
const row = `${list} > ${root}`;
const onPhone = (selector: string, rule: Parameters<typeof partRule>[1]) =>
  partRule(selector, { "@media": { [phone]: rule } });
onPhone(row, {
  gridTemplateColumns: "8rem minmax(0, 1fr) 7rem",
  gridTemplateRows: "auto 1fr",
  gridRow: "auto",
  alignItems: "start",
  columnGap: space.s3,
  paddingBlock: space.s3,
  borderRight: 0,
});
onPhone(`${row} > :is(img, span)`, { gridRow: "1 / 3" });
onPhone(`${row} > ${body}`, { gridColumn: "2 / -1", padding: 0 });
onPhone(`${row} > ${body} > :is(h3, button)`, { marginTop: `calc(-1 * ${space.s2})` });
onPhone(`${row} > :is(${price}, ${button})`, { gridColumn: "2 / -1", gridRow: "auto", marginInline: 0 });
onPhone(`${row} > ${button}`, { marginBottom: 0 });
onPhone(`${row} > ${action}`, { display: "contents" });
onPhone(`${row} > ${action} > :is(p, ${prices})`, { gridColumn: "2 / -1" });
onPhone(`${row} > ${action} > ${sizes}`, { gridColumn: "1 / 3" });
onPhone(`${row} > ${action} > ${button}`, { gridColumn: "2 / -1", gridRow: "auto" });
onPhone(`${row} > ${energy}`, { gridColumn: "2 / -1", gridRow: "auto", padding: 0 });
onPhone(`${row} > ${action} > ${sizes} ~ ${button}`, { gridColumn: "3" });
