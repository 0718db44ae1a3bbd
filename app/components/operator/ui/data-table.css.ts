import { createVar } from "@vanilla-extract/css";
import { vars } from "~/theme/tokens.css";
import { desk, onPhone, touch } from "./layer.css";
import { operatorRule, operatorStyle } from "./style";

const { colour } = vars;

const row = createVar();

export const scroll = operatorStyle({ overflowX: "auto" });
export const root = operatorStyle({
  vars: { [row]: "36px" },
  fontSize: ".875rem",
  "@media": { [touch]: { vars: { [row]: "44px" } } },
});
export const compact = operatorStyle({ vars: { [row]: "30px" } });
const cell = `${root} :is(th, td)`;
operatorRule(cell, {
  height: row,
  padding: "2px 8px",
  borderTop: `1px solid ${desk.hair}`,
  verticalAlign: "middle",
});
operatorRule(`${root} thead th`, {
  height: "30px",
  paddingBottom: "5px",
  borderTop: 0,
  borderBottom: `1px solid ${desk.hairStrong}`,
  color: colour.inkSoft,
  fontSize: ".8125rem",
  whiteSpace: "nowrap",
  verticalAlign: "bottom",
});
operatorRule(`${root} :is(th, td):first-child`, { paddingLeft: "14px" });
operatorRule(`${root} :is(th, td):last-child`, { paddingRight: "14px" });
operatorRule(`${root} tbody tr:hover`, { background: desk.rowHover });
operatorRule(`${root} tr:has(> td > :checked)`, { background: colour.accentTint });
operatorRule(`${root} thead a`, { color: "inherit", textDecoration: "none" });
operatorRule(`${root} thead [aria-sort=descending] a::after`, { content: '" ↓"' });
operatorRule(`${root} thead [aria-sort=ascending] a::after`, { content: '" ↑"' });
operatorRule(`${root} tbody th > a`, { whiteSpace: "nowrap" });
operatorRule(`${root} input[type=checkbox]`, { display: "block" });
operatorRule(`${root} tfoot :is(th, td)`, { borderTop: `1px solid ${desk.hairStrong}`, fontWeight: 700 });

export const end = operatorStyle({});
operatorRule(`${cell}${end}`, {
  textAlign: "right",
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums lining-nums",
});
export const main = operatorStyle({
  minWidth: "12rem",
  overflowWrap: "anywhere",
  "@media": { [onPhone]: { minWidth: 0 } },
});
/** A column that is hidden on narrow screens; the detail page has its value. */
export const far = operatorStyle({ "@media": { "screen and (max-width: 1279px)": { display: "none" } } });

// On phones a row is a card: its name and figure on one line, other cells below with their column's label.
operatorRule(`${root} thead`, {
  "@media": {
    [onPhone]: { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" },
  },
});
operatorRule(`${root}, ${root} :is(tbody, tfoot)`, { "@media": { [onPhone]: { display: "block" } } });
operatorRule(`${root} tr`, {
  "@media": {
    [onPhone]: {
      position: "relative",
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      gap: "0 10px",
      alignItems: "center",
      padding: "8px 12px",
      borderTop: `1px solid ${desk.hair}`,
    },
  },
});
operatorRule(`${root} tbody :is(th, td), ${root} tfoot :is(th, td)`, {
  "@media": {
    [onPhone]: {
      display: "block",
      gridColumn: "1 / -1",
      height: "auto",
      padding: "2px 0",
      border: 0,
      textAlign: "left",
      whiteSpace: "normal",
    },
  },
});
operatorRule(`${root} tbody :is(th, td):is(:first-child, :last-child)`, {
  "@media": { [onPhone]: { paddingInline: 0 } },
});
operatorRule(`${root} tbody th`, { "@media": { [onPhone]: { gridColumn: "1" } } });
operatorRule(`${root} td[data-label]::before`, {
  "@media": {
    [onPhone]: {
      content: 'attr(data-label) " "',
      color: colour.inkSoft,
      fontWeight: 400,
      fontSize: ".8125rem",
    },
  },
});
operatorRule(`${root} td:empty`, { "@media": { [onPhone]: { display: "none" } } });
/** A figure, at the right end of a card's first line. */
export const figure = operatorStyle({});
operatorRule(`${root} td${figure}`, {
  "@media": { [onPhone]: { gridColumn: "2", gridRow: "1", fontWeight: 700, textAlign: "right" } },
});
operatorRule(`${root} td${figure}::before`, { "@media": { [onPhone]: { content: "none" } } });
export const tick = operatorStyle({ width: "2.4rem" });
operatorRule(`${root} tbody tr:has(> ${tick})`, {
  "@media": { [onPhone]: { gridTemplateColumns: "minmax(0, 1fr) auto", paddingLeft: "48px" } },
});
operatorRule(`${root} tbody td${tick}`, {
  // Placed in the card's padding, before its content.
  "@media": { [onPhone]: { position: "absolute", left: "-38px", top: "12px", padding: 0 } },
});
// The checkbox is as small as the line; its touch target is larger.
operatorRule(`${tick} label`, {
  display: "grid",
  placeItems: "center start",
  minWidth: "24px",
  minHeight: "24px",
  cursor: "pointer",
});
operatorRule(`${tick} input[type=checkbox]`, {
  "@media": { [onPhone]: { width: "26px", height: "26px" } },
});

export const pager = operatorStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px",
  alignItems: "center",
  marginTop: "12px",
});
operatorRule(`${pager} :is(a, span)`, {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  padding: "0 8px",
  background: colour.ground,
  border: `1px solid ${desk.hair}`,
  textDecoration: "none",
});
operatorRule(`${pager} [aria-current]`, {
  background: colour.primary,
  borderColor: colour.primary,
  color: colour.onPrimary,
  fontWeight: 700,
});
export const of = operatorStyle({});
operatorRule(`${pager} ${of}`, {
  marginRight: "auto",
  padding: 0,
  border: 0,
  background: "none",
  color: colour.inkSoft,
});
