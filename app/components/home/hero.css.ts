import { styleVariants } from "@vanilla-extract/css";
import { from, paper } from "~/theme/breakpoints";
import { parts } from "~/theme/layers.css";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, font, leading, size, space, text } = vars;

/** A row that snaps to each slide; nothing moves by itself. */
export const row = partStyle({
  display: "flex",
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  "@media": { [paper]: { display: "none" } },
});
export const slide = partStyle({
  flex: "0 0 100%",
  scrollSnapAlign: "start",
  display: "grid",
  "@media": { [from.medium]: { gridTemplateColumns: "5fr 7fr" } },
});
export const ground = styleVariants(
  { cellar: colour.cellar, brewery: colour.brewery, garden: colour.garden },
  (background) => ({ "@layer": { [parts]: { background } } }),
);
export const words = partStyle({
  padding: `${space.s8} ${space.gutter}`,
  "@media": {
    [from.medium]: {
      display: "flex",
      flexDirection: "column",
      justifyContent: "center",
      alignItems: "start",
      paddingBlock: space.s12,
      paddingRight: space.s10,
      // The words start where the page's other words do.
      paddingLeft: `max(${space.gutter}, calc((100vw - ${size.page}) / 2 + ${space.gutter}))`,
    },
  },
});
partRule(`${slide} > img`, {
  width: "100%",
  height: "100%",
  objectFit: "cover",
  aspectRatio: "8 / 5",
  "@media": { [from.medium]: { aspectRatio: "auto", minHeight: "29rem" } },
});

/** Numbered links to the slides. */
export const contents = partStyle({
  display: "grid",
  gridTemplateColumns: "repeat(3, 1fr)",
  counterReset: "slide",
  borderBottom: `1px solid ${colour.line}`,
  "@media": { [paper]: { display: "none" } },
});
partRule(`${contents} a`, {
  display: "flex",
  height: "100%",
  minHeight: size.touch,
  gap: space.s2,
  padding: space.s3,
  textDecoration: "none",
  borderLeft: `1px solid ${colour.line}`,
  fontSize: text.sm,
  lineHeight: "1.25",
  "@media": { [from.small]: { padding: `${space.s3} ${space.s4}`, fontSize: text.md } },
});
partRule(`${contents} a:hover`, { textDecoration: "underline" });
partRule(`${contents} a::before`, {
  counterIncrement: "slide",
  content: "counter(slide)",
  fontFamily: font.serif,
  fontWeight: 600,
  fontSize: text.lg,
  lineHeight: leading.display,
  color: colour.accentText,
});
