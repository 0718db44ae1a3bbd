import { from, phone, print } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";
import { root as list } from "./product-grid.css";

const { colour, size, space, text } = vars;

export const root = partStyle({
  display: "flex",
  flexDirection: "column",
  position: "relative",
  background: colour.ground,
  borderRight: `1px solid ${colour.line}`,
  borderBottom: `1px solid ${colour.line}`,
  breakInside: "avoid",
});
/** Left of the heart. */
export const tags = partStyle({ position: "absolute", left: 0, right: size.touch, top: 0 });
export const body = partStyle({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  padding: space.s3,
  gap: space.s1,
  "@media": { [from.small]: { padding: space.s4 } },
});
export const name = partStyle({ fontSize: text.md, lineHeight: "1.25" });
// In a list on a phone it is a row with the picture at the left.
const row = `${list} > ${root}`;
partRule(row, {
  "@media": {
    [phone]: {
      display: "grid",
      gridTemplateColumns: "7.5rem minmax(0, 1fr)",
      alignItems: "start",
      columnGap: space.s3,
      paddingBlock: space.s3,
      borderRight: 0,
    },
  },
});
partRule(`${row} > ${tags}`, { "@media": { [phone]: { top: space.s3 } } });
partRule(`${row} > ${body}`, { "@media": { [phone]: { padding: 0 } } });
// Beside the heart.
partRule(`${row} ${name}`, { "@media": { [phone]: { paddingRight: space.s8 } } });
// The whole card is the link's target; its form stays above it.
export const link = partStyle({
  color: colour.ink,
  textDecoration: "none",
  "::after": { content: '""', position: "absolute", inset: 0 },
});
partRule(`${root}:hover ${link}`, { color: colour.primary, textDecoration: "underline" });
export const price = partStyle({ marginTop: "auto", paddingTop: space.s2 });
export const action = partStyle({
  position: "relative",
  display: "flex",
  marginTop: space.s2,
  "@media": { [print]: { display: "none" } },
});
export const button = partStyle({ flex: 1, paddingInline: space.s2 });
export const energy = partStyle({ position: "relative", marginTop: space.s2 });
/** Above the link that covers the card. */
export const wishlistForm = partStyle({
  position: "absolute",
  right: 0,
  top: 0,
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
partRule(`${inWishlist} path`, { fill: colour.sale, stroke: colour.sale });
partRule(`${heart}:hover path`, { fill: colour.sale, stroke: colour.sale });
partRule(`${action} > input[inputmode]`, { width: "3.5rem", borderRight: 0 });
