import { from, print } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, font, leading, space, text } = vars;

/** Reaches the edges of a phone's screen, so that the cut next card shows that there are more. */
export const root = partStyle({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "9rem",
  gap: space.s2,
  marginInline: `calc(-1 * ${space.gutter})`,
  paddingInline: space.gutter,
  paddingBlock: space.s1,
  overflowX: "auto",
  scrollbarWidth: "none",
  "@media": {
    [from.medium]: { marginInline: 0, paddingInline: 0, gap: space.s3, overflow: "visible" },
    [print]: { overflow: "visible" },
  },
});
/**
 * One style per number of products: a browser that has received only the first product must not give it the whole
 * width.
 */
export const abreast = [1, 2, 3, 4, 5].map((count) =>
  partStyle({
    "@media": { [from.fourCards]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } },
  }),
);
export const item = partStyle({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  border: `1px solid ${colour.ink}`,
  background: colour.ground,
});
export const label = partStyle({
  flex: "1",
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  gap: space.s1,
  padding: space.s2,
  borderTop: `1px solid ${colour.ink}`,
  fontSize: text.xs,
  lineHeight: leading.small,
});
// The link covers the whole card.
export const link = partStyle({
  color: colour.ink,
  textDecoration: "none",
  "::after": { content: '""', position: "absolute", inset: 0 },
});
partRule(`${item}:hover ${link}`, { textDecoration: "underline" });
export const price = partStyle({
  fontFamily: font.serif,
  fontSize: text.md,
  fontFeatureSettings: '"lnum", "tnum"',
});
// Keeps "+ VAT" on one line.
partRule(`${price} > span`, { display: "inline-block" });
