// A list's page. On a phone: filters and order side by side as sheets, the list under them. On a desk: filters at the left.
import { from, print } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { sheet } from "~/theme/sheet.css";
import { vars } from "~/theme/tokens.css";

const { colour, leading, size, space, text } = vars;

export const root = partStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  rowGap: space.s2,
  marginTop: space.s2,
  "@media": {
    [from.medium]: {
      gridTemplateColumns: `${size.filters} minmax(0, 1fr)`,
      gridTemplateRows: "auto 1fr",
      gap: `${space.s4} ${space.s10}`,
      marginTop: space.s4,
    },
    [print]: { display: "block" },
  },
});
/** Its sheets are the grid's own. */
export const form = partStyle({ display: "contents" });
export const filters = partStyle({
  "@media": {
    [from.medium]: { gridRow: "1 / span 2", alignSelf: "start" },
    [print]: { display: "none" },
  },
});
export const results = partStyle({
  gridColumn: "1 / -1",
  minWidth: 0,
  "@media": { [from.medium]: { gridColumn: 2 } },
});
/** What opens a sheet of the list: a button on a phone. */
export const listControl = partStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  flexWrap: "wrap",
  columnGap: space.s2,
  minHeight: "48px",
  paddingInline: space.s4,
  fontSize: text.sm,
  lineHeight: leading.small,
  textAlign: "center",
  border: `1px solid ${colour.lineStrong}`,
});
partRule(`${listControl} > span`, { fontSize: text.xs, color: colour.inkSoft });
partRule(`${form} > ${sheet} + ${sheet} > ${listControl}`, { borderLeft: 0 });
// The order's fields are a row among others of the page, or alone in their sheet.
partRule(`${form} > ${sheet} + ${sheet} > div`, {
  margin: 0,
  border: 0,
  "@media": { [from.medium]: { padding: 0 } },
});
// On a desk both are always open, where the browser can show closed details so; elsewhere the control stays.
partRule(`${root} ${sheet}::details-content`, {
  "@media": { [from.medium]: { contentVisibility: "visible", blockSize: "auto" } },
});
partRule(`${root} ${sheet} > ${listControl}`, {
  "@media": { [from.medium]: { "@supports": { "selector(::details-content)": { display: "none" } } } },
});
