import { vars } from "~/theme/tokens.css";
import { desk, fromDesk, fromTablet, wide } from "../ui/layer.css";
import { operatorRule, operatorStyle } from "../ui/style";

const { colour } = vars;

export const editor = operatorStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "14px",
  alignItems: "start",
  "@media": {
    [fromTablet]: { gridTemplateColumns: "15rem minmax(0, 1fr)" },
    [wide]: { gridTemplateColumns: "15rem minmax(0, 1fr) minmax(0, 1fr)" },
  },
});

export const list = operatorStyle({ listStyle: "none", padding: 0 });
operatorRule(`${list} > li`, {
  display: "flex",
  alignItems: "center",
  gap: "6px",
  padding: "4px 8px 4px 12px",
  borderTop: `1px solid ${desk.hair}`,
});
operatorRule(`${list} > li[data-open]`, { background: colour.accentTint });
operatorRule(`${list} > li > :first-child`, {
  flex: 1,
  minWidth: 0,
  padding: "2px 0",
  border: 0,
  background: "none",
  textAlign: "left",
  cursor: "pointer",
});
operatorRule(`${list} small`, {
  display: "block",
  overflow: "hidden",
  color: colour.inkSoft,
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const moves = operatorStyle({ display: "flex", gap: "4px" });
export const row = operatorStyle({ display: "flex", flexWrap: "wrap", gap: "8px", alignItems: "flex-end" });
operatorRule(`${row} > :first-child`, { flex: "1 1 8rem" });

export const fields = operatorStyle({ display: "grid", gap: "12px" });
export const items = operatorStyle({
  display: "grid",
  gap: "12px",
  padding: "0 0 0 12px",
  border: 0,
  borderLeft: `3px solid ${desk.hair}`,
});
operatorRule(`${items} legend`, { fontWeight: 700 });

export const preview = operatorStyle({
  gridColumn: "1 / -1",
  "@media": {
    [fromDesk]: { position: "sticky", top: "60px" },
    [wide]: { gridColumn: "auto" },
  },
});
operatorRule(`${preview} iframe`, {
  display: "block",
  width: "100%",
  height: "70vh",
  border: 0,
  background: colour.ground,
});
