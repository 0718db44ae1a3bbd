import { from, narrowList, tablesAreCards } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, space, text } = vars;

export const root = partStyle({});
partRule(`${root} :is(th, td)`, {
  paddingBlock: "2px",
  "@media": { [narrowList]: { paddingInline: space.s1 } },
});
export const sku = partStyle({ whiteSpace: "nowrap" });
export const name = partStyle({ minWidth: "9rem" });
export const stock = partStyle({ whiteSpace: "nowrap" });
export const detail = partStyle({
  fontSize: text.xs,
  color: colour.inkSoft,
  fontWeight: 400,
  display: "block",
});
export const bought = partStyle({ "@media": { [narrowList]: { display: "none" } } });
export const tiers = partStyle({
  fontSize: text.xs,
  color: colour.inkSoft,
  "@media": { [narrowList]: { display: "none" } },
});
export const quantity = partStyle({});
export const missing = partStyle({
  flex: "1 0 100%",
  color: colour.err,
  fontWeight: 600,
  fontSize: text.sm,
  ":empty": { display: "none" },
});
export const note = partStyle({ fontSize: text.sm, "@media": { [from.medium]: { maxWidth: "32rem" } } });

// On a phone: name, code and stock at the left, price and quantity at the right.
const onPhone = (rule: Parameters<typeof partRule>[1]) => ({ "@media": { [tablesAreCards]: rule } });
partRule(
  `${root} tbody tr`,
  onPhone({ display: "grid", gridTemplateColumns: "1fr auto", gap: `0 ${space.s4}`, alignItems: "center" }),
);
partRule(`${root} tbody th`, onPhone({ gridColumn: "1 / -1", order: -1 }));
partRule(`${root} td[data-label]`, onPhone({ display: "block" }));
partRule(`${root} td[data-label]::before`, onPhone({ content: "none" }));
partRule(`${root} td${stock}`, onPhone({ justifySelf: "end" }));
partRule(`${root} td${bought}`, onPhone({ display: "none" }));
partRule(`${root} td${quantity}`, onPhone({ gridRow: "3 / 5", gridColumn: 2, justifySelf: "end" }));
