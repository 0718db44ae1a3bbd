import { print } from "~/theme/breakpoints";
import { vars } from "~/theme/tokens.css";
import { desk, onPhone } from "./layer.css";
import { operatorRule, operatorStyle } from "./style";

const { colour } = vars;

export const filterBar = operatorStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: "8px",
  alignItems: "flex-end",
  padding: "10px 14px",
  background: colour.ground,
  border: `1px solid ${desk.hair}`,
  "@media": { [onPhone]: { padding: "10px" }, [print]: { display: "none" } },
});
operatorRule(`${filterBar} label`, { color: colour.inkSoft, fontSize: ".8125rem" });
operatorRule(`${filterBar} > *`, { minWidth: "8rem" });
operatorRule(`${filterBar} > :is(button, a)`, { minWidth: 0 });
operatorRule(`${filterBar} > :first-child`, { flex: "1 1 14rem" });

export const moreFilters = operatorStyle({ selectors: { "&[open]": { flexBasis: "100%" } } });
/** Rarely used fields, collapsed unless one has an error. */
export const moreFields = operatorStyle({});
for (const folded of [moreFilters, moreFields])
  operatorRule(`${folded} > summary`, {
    display: "flex",
    alignItems: "center",
    minHeight: vars.size.target,
    cursor: "pointer",
  });
operatorRule(`${moreFields} > summary::before`, { content: '"+"', width: "1.25rem", fontWeight: 700 });
operatorRule(`${moreFields}[open] > summary::before`, { content: '"–"' });
operatorRule(`${moreFilters} > div`, {
  display: "flex",
  flexWrap: "wrap",
  gap: "8px",
  alignItems: "flex-end",
});

export const bulkBar = operatorStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: "8px",
  alignItems: "center",
  padding: "7px 14px",
  background: colour.accentTint,
  border: `1px solid ${colour.accent}`,
  borderInlineWidth: 0,
  "@media": { [print]: { display: "none" } },
});
operatorRule(`${bulkBar} > a`, { display: "inline-flex", alignItems: "center", minHeight: vars.size.target });
export const fieldGrid = operatorStyle({
  display: "grid",
  gap: "12px 14px",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr))",
});
export const all = operatorStyle({ gridColumn: "1 / -1" });
export const form = operatorStyle({});
operatorRule(`${form} > * + *`, { marginTop: "12px" });

export const ticks = operatorStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 11rem), 1fr))",
  gap: "0 14px",
});
export const chips = operatorStyle({ display: "flex", flexWrap: "wrap", gap: "6px" });
operatorRule(`${chips} > label`, {
  padding: "0 10px",
  background: colour.accentTint,
  border: `1px solid ${colour.accent}`,
});
