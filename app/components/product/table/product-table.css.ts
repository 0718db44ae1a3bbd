import { from, narrowList, tablesAreCards } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, space, text } = vars;

const wide = "(min-width: 700px)";
/** Fixed layout, so that no column moves when the font arrives. The name takes the remaining width. */
export const root = partStyle({ "@media": { [wide]: { tableLayout: "fixed" } } });
const column = (width: string) => ({ "@media": { [wide]: { width } } });
partRule(`${root} :is(th, td)`, { padding: `0 ${space.s2}`, height: "40px" });
partRule(`${root} thead a`, { color: "inherit" });
partRule(`${root} tbody th`, { verticalAlign: "top", paddingTop: space.s2 });
partRule(`${root} tbody + tbody`, { borderTop: `2px solid ${colour.line}` });
export const name = partStyle({});
export const size = partStyle(column("5.5rem"));
export const sku = partStyle({ overflowWrap: "anywhere", ...column("8.5rem") });
export const stock = partStyle(column("8.5rem"));
export const price = partStyle(column("6.5rem"));
export const detail = partStyle({
  fontSize: text.xs,
  color: colour.inkSoft,
  fontWeight: 400,
  display: "block",
});
export const tiers = partStyle({
  color: colour.inkSoft,
  "@media": { [wide]: { width: "3.75rem" }, [narrowList]: { display: "none" } },
});
partRule(`${root} ${tiers}`, { paddingInline: space.s1 });
export const quantity = partStyle(column("5.5rem"));
partRule(`${quantity} input`, { width: "4rem" });
// With a mouse the input is as high as the row allows; on touch screens it is higher.
partRule(`${quantity} input`, { "@media": { "(pointer: fine)": { minHeight: "34px", height: "34px" } } });
export const missing = partStyle({
  flex: "1 0 100%",
  color: colour.err,
  fontWeight: 600,
  fontSize: text.sm,
  ":empty": { display: "none" },
});
export const note = partStyle({ fontSize: text.sm, "@media": { [from.medium]: { maxWidth: "32rem" } } });

// On phones a product is a card with its name and a line for each size; price and stock are at the left.
const onPhone = (rule: Parameters<typeof partRule>[1]) => ({ "@media": { [tablesAreCards]: rule } });
partRule(
  `${root} tbody tr`,
  onPhone({
    display: "grid",
    gridTemplate:
      '"name name name" auto "size price quantity" auto "sku stock quantity" auto / 1fr auto 5rem',
    gap: `0 ${space.s3}`,
    alignItems: "center",
    paddingBlock: space.s1,
  }),
);
partRule(`${root} tbody :is(th, td)`, onPhone({ height: "auto", padding: 0 }));
partRule(`${root} tbody th`, onPhone({ gridArea: "name", padding: `${space.s1} 0` }));
partRule(`${root} td[data-label]`, onPhone({ display: "block" }));
partRule(`${root} td[data-label]::before`, onPhone({ content: "none" }));
partRule(`${root} td${size}`, onPhone({ gridArea: "size" }));
partRule(`${root} td${sku}`, onPhone({ gridArea: "sku" }));
partRule(`${root} td${price}`, onPhone({ gridArea: "price", textAlign: "right" }));
partRule(`${root} td${stock}`, onPhone({ gridArea: "stock" }));
partRule(`${root} td${quantity}`, onPhone({ gridArea: "quantity" }));
partRule(`${root} td${tiers}`, onPhone({ display: "none" }));
