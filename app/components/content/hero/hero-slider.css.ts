import { from, print } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, font, leading, size, space, text } = vars;

/** A row that snaps to each slide and never moves by itself. */
export const row = partStyle({
  display: "flex",
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  "@media": { [print]: { display: "none" } },
});
export const slide = partStyle({
  position: "relative",
  isolation: "isolate",
  flex: "0 0 100%",
  scrollSnapAlign: "start",
  display: "grid",
  background: colour.band,
  "@media": { [from.medium]: { gridTemplateColumns: "5fr 7fr" } },
});
/** The slide's background colour, which is also behind the text. */
export const background = partStyle({ position: "absolute", inset: 0, height: "100%", zIndex: -1 });
export const content = partStyle({
  padding: `${space.s8} ${space.gutter}`,
  "@media": {
    [from.medium]: {
      display: "flex",
      flexDirection: "column",
      justifyContent: "center",
      alignItems: "start",
      paddingBlock: space.s12,
      paddingRight: space.s10,
      // Aligns the text with the page's content.
      paddingLeft: `max(${space.gutter}, calc((100vw - ${size.page}) / 2 + ${space.gutter}))`,
    },
  },
});
export const picture = partStyle({ minWidth: 0 });
partRule(`${picture} > img`, {
  width: "100%",
  height: "100%",
  objectFit: "cover",
  aspectRatio: "8 / 5",
  "@media": { [from.medium]: { aspectRatio: "auto", minHeight: "29rem" } },
});
/** Square drawings are not cropped. */
export const uncropped = partStyle({});
partRule(`${uncropped} > img`, { objectFit: "contain", maxHeight: "29rem" });

export const slideLinks = partStyle({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  counterReset: "slide",
  borderBottom: `1px solid ${colour.line}`,
  "@media": { [print]: { display: "none" } },
});
partRule(`${slideLinks} a`, {
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
partRule(`${slideLinks} a:hover`, { textDecoration: "underline" });
partRule(`${slideLinks} a::before`, {
  counterIncrement: "slide",
  content: "counter(slide)",
  fontFamily: font.serif,
  fontWeight: 600,
  fontSize: text.lg,
  lineHeight: leading.display,
  color: colour.accentText,
});
