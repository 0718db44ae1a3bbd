import { print, tablesAreCards } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, size, space, text } = vars;

export const root = partStyle({});
partRule(`${root} td`, { verticalAlign: "top" });
export const name = partStyle({ display: "flex", gap: space.s3 });
export const content = partStyle({ minWidth: 0 });
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
export const total = partStyle({});
export const action = partStyle({ "@media": { [print]: { display: "none" } } });
/** In print: an empty box beside each quantity, to write in. */
export const printWriteIn = partStyle({
  display: "none",
  "@media": {
    [print]: {
      display: "block",
      margin: `${space.s1} 0 0 auto`,
      width: "4rem",
      height: "1.5rem",
      border: `1px solid ${colour.ink}`,
    },
  },
});

const onPhone = (rule: Parameters<typeof partRule>[1]) => ({ "@media": { [tablesAreCards]: rule } });
partRule(
  `${root} tbody tr`,
  onPhone({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto minmax(0, 1fr)",
    gap: `${space.s1} ${space.s4}`,
  }),
);
partRule(`${note} > summary, ${noteInput}`, onPhone({ minHeight: size.touch, alignContent: "center" }));
partRule(`${root} td:is(:first-child, :last-child)`, onPhone({ gridColumn: "1 / -1" }));
partRule(`${root} td[data-label]`, onPhone({ display: "block" }));
partRule(`${root} td[data-label]::before`, onPhone({ display: "block", fontSize: text.xs }));
partRule(`${root} tbody td${total}`, onPhone({ textAlign: "right" }));
