import { from, tablesAreCards, tablet } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, space } = vars;

export const root = partStyle({});
partRule(`${root} :is(th, td)`, { "@media": { [tablet]: { paddingInline: space.s1 } } });
export const name = partStyle({ fontWeight: 700, whiteSpace: "nowrap" });
// There is no room for the SKU column next to a large picture.
export const sku = partStyle({
  whiteSpace: "nowrap",
  display: "none",
  "@media": { [from.extraLarge]: { display: "table-cell" } },
});
export const stock = partStyle({});
export const unit = partStyle({ color: colour.inkSoft });
export const price = partStyle({});

// On phones a row has the height of a touch target: size, stock, and at the right the price above the unit price.
const onPhone = (selector: string, rule: Parameters<typeof partRule>[1]) =>
  partRule(selector, { "@media": { [tablesAreCards]: rule } });
onPhone(`${root} tbody tr`, {
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  columnGap: space.s3,
  alignItems: "center",
  padding: space.s1,
});
onPhone(`${root} tbody td`, { display: "block", padding: 0, border: 0 });
onPhone(`${root} tbody td${sku}`, { display: "none" });
onPhone(`${root} td[data-label]::before`, { content: "none" });
onPhone(`${root} tbody td:is(:first-child, ${stock})`, { gridRow: "1 / 3" });
onPhone(`${root} tbody td:is(${unit}, ${price})`, { gridColumn: 3, textAlign: "right", lineHeight: 1.3 });
onPhone(`${root} td${price}`, { gridRow: 1 });
