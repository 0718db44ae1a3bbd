import { style } from "@vanilla-extract/css";
import { from } from "~/theme/breakpoints";
import { parts } from "~/theme/layers.css";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, space } = vars;

const list = partStyle({
  display: "grid",
  gap: space.s5,
  "@media": { [from.small]: { gap: space.s6 } },
});
const abreast = (columns: string) =>
  style([list, { "@layer": { [parts]: { "@media": { [from.small]: { gridTemplateColumns: columns } } } } }]);

export const variants = {
  /** Three articles, the newest first and larger. */
  frontPage: abreast("1.4fr 1fr 1fr"),
  archive: abreast("repeat(3, minmax(0, 1fr))"),
};
export const card = partStyle({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "6rem 1fr",
  gap: `${space.s1} ${space.s4}`,
  alignContent: "start",
  "@media": { [from.small]: { display: "block" } },
});
partRule(`${card} > :first-child`, {
  gridRow: "1 / 4",
  objectFit: "cover",
  "@media": { [from.small]: { aspectRatio: "2 / 1" } },
});
partRule(`${card} > * + *`, { "@media": { [from.small]: { marginTop: space.s2 } } });
export const title = partStyle({});
// The link covers the whole card.
export const link = partStyle({
  color: colour.ink,
  "::after": { content: '""', position: "absolute", inset: 0 },
});
