import { from, phone, print } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";
import { root as list } from "./product-grid.css";

const { colour, size, space, text } = vars;

// Picture, words, energy label, price, sizes, button: each at one height in all cards of a row.
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
  display: "flex",
  flexDirection: "column",
  gap: space.s1,
  paddingBlock: `${space.s2} ${space.s1}`,
  ...inset,
});
export const head = partStyle({ display: "flex", alignItems: "start", justifyContent: "space-between" });
export const name = partStyle({
  fontSize: text.md,
  lineHeight: "1.25",
  paddingTop: space.s2,
  minWidth: 0,
  textWrap: "wrap",
});
export const facts = partStyle({ fontSize: text.xs });
partRule(`${facts} > b`, { fontWeight: 600 });
// The whole card is the link's target; its forms stay above it.
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
partRule(`${action} > ${button}`, {
  position: "relative",
  paddingInline: space.s2,
  marginTop: space.s2,
  gridRow: 3,
});
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
partRule(`${sizes} > *`, { position: "relative", display: "flex", flex: "1 1 auto" });
partRule(`${sizes} > a`, { minWidth: size.touch, textDecoration: "none" });
partRule(`${sizes} input`, {
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  opacity: 0,
});
const chip = `${sizes} > label > span, ${sizes} > a`;
partRule(chip, {
  flex: 1,
  minHeight: size.target,
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  paddingInline: space.s1,
  border: `1px solid ${colour.lineStrong}`,
});
partRule(`${sizes} :checked + span`, {
  fontWeight: 600,
  background: colour.accentTint,
  outline: `1px solid ${colour.primary}`,
  borderColor: colour.primary,
});
partRule(`${sizes} :disabled + span`, {
  textDecoration: "line-through",
  color: colour.inkSoft,
  borderStyle: "dashed",
});
partRule(`${sizes} :focus-visible + span`, { outline: `2px solid ${colour.focus}`, outlineOffset: "2px" });
// The price of the size that is chosen; a browser that cannot tell shows them all.
for (const n of [1, 2, 3])
  partRule(`${action}:has(label:nth-child(${n}) :checked) > ${prices} > :not(:nth-child(${n}))`, {
    display: "none",
  });

/** Above the link that covers the card. */
export const wishlistForm = partStyle({
  position: "relative",
  flex: "none",
  marginRight: `calc(-1 * ${space.s3})`,
  "@media": { [print]: { display: "none" } },
});
export const heart = partStyle({
  display: "grid",
  placeItems: "center",
  width: size.touch,
  height: size.touch,
  border: 0,
  background: "none",
  cursor: "pointer",
});
partRule(`${heart} path`, { fill: colour.ground, stroke: colour.ink, strokeWidth: "1.6" });
export const inWishlist = partStyle({});
partRule(`:is(${inWishlist}, ${heart}:hover) path`, { fill: colour.sale, stroke: colour.sale });

// In a list on a phone it is a row: the picture at the left, below it what one does.
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
onPhone(`${row} ${head}`, { marginTop: `calc(-1 * ${space.s2})` });
onPhone(`${row} ${wishlistForm}`, { marginRight: `calc(-1 * ${space.s3})` });
onPhone(`${row} > ${action}`, { display: "contents" });
onPhone(`${row} > ${action} > :is(p, ${prices})`, { gridColumn: "2 / -1" });
onPhone(`${row} > ${action} > ${sizes}`, { gridColumn: "1 / 3" });
onPhone(`${row} > ${action} > ${button}`, { gridColumn: "2 / -1", gridRow: "auto" });
onPhone(`${row} > ${energy}`, { gridColumn: "2 / -1", gridRow: "auto", padding: 0 });
onPhone(`${row} > ${action} > ${sizes} ~ ${button}`, { gridColumn: "3" });
