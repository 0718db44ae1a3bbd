import { narrowList, print, tablesAreCards } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, size, space, text } = vars;

export const root = partStyle({});
partRule(`${root} td`, { verticalAlign: "baseline" });
export const name = partStyle({ display: "flex", gap: space.s3 });
export const content = partStyle({ minWidth: 0, alignSelf: "baseline" });
partRule(`${content} a`, { color: colour.ink, fontWeight: 700 });
export const problem = partStyle({ color: colour.err, fontWeight: 600 });
export const note = partStyle({ fontSize: text.sm });
partRule(`${note} > summary`, { minHeight: "1.75rem" });
partRule(`${note}:has(input[value=""])`, { "@media": { [print]: { display: "none" } } });
export const noteInput = partStyle({
  minHeight: "36px",
  padding: `${space.s1} ${space.s2}`,
  width: "11rem",
  maxWidth: "100%",
  border: `1px solid ${colour.lineStrong}`,
  background: colour.ground,
});
export const price = partStyle({});
export const quantity = partStyle({});
export const total = partStyle({});
export const sku = partStyle({ display: "block" });
export const action = partStyle({ "@media": { [print]: { display: "none" } } });

const onPhone = (rule: Parameters<typeof partRule>[1]) => ({ "@media": { [tablesAreCards]: rule } });
// On phones each row has two lines next to the picture: name and remove button, quantity and total.
partRule(
  `${root} tbody tr`,
  onPhone({
    display: "grid",
    gridTemplateColumns: `${size.thumb} minmax(0, 1fr) auto`,
    columnGap: space.s3,
    alignItems: "center",
    paddingBlock: space.s1,
  }),
);
partRule(`${root} tbody td`, onPhone({ padding: 0, gridColumn: 3 }));
partRule(`${root} td:first-child, ${name}`, onPhone({ display: "contents" }));
partRule(`${name} > :first-child`, onPhone({ gridRow: "1 / span 2" }));
partRule(`${content}, ${root} tbody td${quantity}`, onPhone({ gridColumn: 2 }));
partRule(`${content} > a`, onPhone({ lineHeight: "1.25" }));
partRule(`${root} tbody td${action}`, onPhone({ gridRow: 1, textAlign: "right" }));
partRule(`${root} td[data-label]`, onPhone({ display: "block" }));
partRule(`${root} td[data-label]::before`, onPhone({ content: "none" }));
partRule(`${root} td${price}, ${sku}`, onPhone({ display: "none" }));
// In a narrow list there is not enough room for both the name and the unit price.
partRule(`${root} :is(th, td)${price}`, { "@media": { [narrowList]: { display: "none" } } });
partRule(`${root} tbody td${total}`, onPhone({ textAlign: "right" }));
partRule(`${note} > summary, ${noteInput}`, onPhone({ minHeight: size.touch, alignContent: "center" }));
