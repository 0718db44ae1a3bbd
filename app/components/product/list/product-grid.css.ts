import { from } from "~/theme/breakpoints";
import { partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, size, space } = vars;
const across = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

// Hairline plates: cards share their borders, as on a printed page.
export const root = partStyle({
  display: "grid",
  ...across(2),
  borderTop: `1px solid ${colour.line}`,
  borderLeft: `1px solid ${colour.line}`,
});
const whereFourFit = (count: number) => partStyle({ "@media": { [from.fourCards]: across(count) } });
export const layouts = {
  besideFilters: partStyle({ "@media": { [from.small]: across(3), [from.large]: across(4) } }),
  one: whereFourFit(1),
  two: whereFourFit(2),
  three: whereFourFit(3),
  four: whereFourFit(4),
};

/** Filters and the list, side by side from a tablet on its side. */
export const shopColumns = partStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s6,
  "@media": {
    [from.medium]: { gridTemplateColumns: `${size.filters} minmax(0, 1fr)`, gap: space.s10 },
  },
});
