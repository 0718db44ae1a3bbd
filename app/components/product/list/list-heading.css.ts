import { belowMedium, from, print } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { space } = vars;

// On phones two lines: back link and prices, then the name. On desktops everything except the breadcrumb shares a line.
export const root = partStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gridTemplateAreas: '"back prices" "name name"',
  alignItems: "baseline",
  "@media": {
    [from.medium]: {
      gridTemplateColumns: "auto auto auto minmax(0, 1fr)",
      gridTemplateAreas: '"back back back back" "mark name count prices"',
    },
  },
});
partRule(`${root} > nav`, { gridArea: "back" });
partRule(`${root} > h1`, { gridArea: "name" });
/** Not loaded where it is hidden. */
export const mark = partStyle({
  gridArea: "mark",
  alignSelf: "center",
  marginRight: space.s4,
  "@media": { [belowMedium]: { display: "none" } },
});
/** On phones the filter button shows the count. */
export const count = partStyle({
  gridArea: "count",
  marginLeft: space.s4,
  "@media": { [belowMedium]: { display: "none" } },
});
export const prices = partStyle({ gridArea: "prices", whiteSpace: "nowrap", marginLeft: space.s2 });
// The switch shows the kind of prices, and there is no room for both.
partRule(`${prices} form > span`, { "@media": { [belowMedium]: { display: "none" } } });
export const bar = partStyle({
  width: "4rem",
  marginTop: space.s1,
  "@media": { [print]: { display: "none" } },
});
