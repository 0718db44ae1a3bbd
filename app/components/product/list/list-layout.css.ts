// Layout of a list page. On phones, filters and sort order are side by side as sheets above the list. On desktops,
// filters are at the left.
import { belowMedium, from, print } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { sheetTop } from "~/theme/sheet.css";
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
/** The form's sheets are placed in the page's grid. */
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
/** Opens a sheet of the list. On phones it looks like a button. */
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
/** A sheet as high as its content. On desktops it is a menu below its button. */
export const order = partStyle({
  vars: { [sheetTop]: "max(16dvh, 100dvh - 31rem)" },
  "@media": { [from.medium]: { justifySelf: "end", position: "relative" }, [print]: { display: "none" } },
});
partRule(`${order} > ${listControl}`, { "@media": { [belowMedium]: { borderLeft: 0 } } });
// Head of the open sheet. The current choice is checked below it.
const openOnPhone = (rule: Parameters<typeof partRule>[1]) => ({ "@media": { [belowMedium]: rule } });
partRule(`${order}[open] > ${listControl} > b`, openOnPhone({ display: "none" }));
partRule(`${order}[open] > ${listControl} > span`, openOnPhone({ font: "inherit", color: "inherit" }));
export const orderMenu = partStyle({
  "@media": {
    [from.medium]: {
      position: "absolute",
      zIndex: 4,
      right: 0,
      width: "20rem",
      padding: `0 ${space.s4} ${space.s3}`,
      background: colour.ground,
      border: `1px solid ${colour.lineStrong}`,
    },
  },
});
export const orders = partStyle({});
partRule(`${orders} a`, {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: "48px",
  borderBottom: `1px solid ${colour.line}`,
  textDecoration: "none",
});
partRule(`${orders} [aria-current]`, { fontWeight: 600 });
partRule(`${orders} [aria-current]::after`, { content: '"✓"' });
export const sizes = partStyle({ marginTop: space.s3 });
partRule(`${sizes} a`, {
  display: "inline-grid",
  placeItems: "center",
  minWidth: size.touch,
  minHeight: size.touch,
  paddingInline: space.s2,
  border: `1px solid ${colour.lineStrong}`,
  textDecoration: "none",
});
partRule(`${sizes} [aria-current]`, { background: colour.primary, color: colour.onPrimary, fontWeight: 600 });
// On desktops the filters are always open, if the browser supports `::details-content`. Otherwise the control stays.
partRule(`${filters}::details-content`, {
  "@media": { [from.medium]: { contentVisibility: "visible", blockSize: "auto" } },
});
partRule(`${filters} > ${listControl}`, {
  "@media": { [from.medium]: { "@supports": { "selector(::details-content)": { display: "none" } } } },
});
