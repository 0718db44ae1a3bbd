import { from } from "~/theme/breakpoints";
import { partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour } = vars;
const across = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

// Cards share their hairline borders, as on a printed page.
export const root = partStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  borderTop: `1px solid ${colour.line}`,
  "@media": { [from.small]: { borderLeft: `1px solid ${colour.line}`, ...across(2) } },
});
export const layouts = {
  besideFilters: partStyle({
    "@media": { [from.small]: across(3), [from.large]: across(4), [from.extraLarge]: across(6) },
  }),
  four: partStyle({ "@media": { [from.fourCards]: across(4) } }),
};
