import { from } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, font, space } = vars;

export const root = partStyle({
  display: "grid",
  gap: space.s8,
  "@media": {
    [from.medium]: {
      gridTemplateColumns: "1fr 1fr",
      gap: `${space.s10} ${space.s16}`,
      alignItems: "center",
    },
  },
});
partRule(`${root} > img`, {
  maxWidth: "36rem",
  aspectRatio: "auto",
  height: "auto",
  "@media": { [from.medium]: { justifySelf: "end" } },
});
/** Two columns, as in print. */
export const body = partStyle({
  "@media": { [from.medium]: { gridColumn: "1 / -1", maxWidth: "none", columns: 2, columnGap: space.s16 } },
});
partRule(`${body} > :is(h2, h3)`, { breakAfter: "avoid" });
// The drop cap is exactly three lines high: a taller one would indent a fourth line.
partRule(`${body} > p:first-child::first-letter`, {
  fontFamily: font.serif,
  fontWeight: 600,
  fontSize: "5.4em",
  lineHeight: ".7",
  float: "left",
  padding: ".1em .1em 0 0",
  color: colour.primary,
});
export const aside = partStyle({ "@media": { [from.medium]: { gridColumn: "1 / -1" } } });
export const list = partStyle({
  border: 0,
  "@media": { [from.medium]: { columns: 2, columnGap: space.s16 } },
});
partRule(`${list} > li`, { breakInside: "avoid" });
