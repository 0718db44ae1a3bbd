import { from, tablesAreCards, tablet } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, space } = vars;

export const root = partStyle({});
partRule(`${root} :is(th, td)`, { "@media": { [tablet]: { paddingInline: space.s1 } } });
export const name = partStyle({ fontWeight: 700, overflowWrap: "normal" });
// Beside the image there is no room for the code column.
export const sku = partStyle({
  whiteSpace: "nowrap",
  "@media": {
    [tablet]: { display: "none" },
    [tablesAreCards]: { display: "none" },
    [from.medium]: { display: "table-cell" },
  },
});
export const unit = partStyle({ color: colour.inkSoft });
export const price = partStyle({});

const onPhone = (rule: Parameters<typeof partRule>[1]) => ({ "@media": { [tablesAreCards]: rule } });
partRule(
  `${root} tbody tr`,
  onPhone({ display: "grid", gridTemplateColumns: "1fr auto", gap: `0 ${space.s4}` }),
);
partRule(`${root} td[data-label]`, onPhone({ display: "block", order: 3 }));
partRule(`${root} td[data-label]::before`, onPhone({ content: "none" }));
partRule(`${root} tbody td:is(${unit}, ${price})`, onPhone({ textAlign: "right" }));
partRule(`${root} td${price}`, onPhone({ order: 2, alignSelf: "center" }));
