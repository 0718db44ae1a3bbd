import { vars } from "~/theme/tokens.css";
import { desk } from "../ui/layer.css";
import { operatorRule, operatorStyle } from "../ui/style";

const { colour } = vars;

export const grid = operatorStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(8.5rem, 1fr))",
  gap: "10px",
  padding: 0,
  listStyle: "none",
});
operatorRule(`${grid} > li`, { display: "flex", flexDirection: "column", minWidth: 0 });
operatorRule(`${grid} a`, {
  display: "block",
  flex: "1 0 auto",
  background: colour.ground,
  border: `1px solid ${desk.hair}`,
  color: "inherit",
  textDecoration: "none",
});
operatorRule(`${grid} a:hover`, { borderColor: colour.accent, background: desk.rowHover });
operatorRule(`${grid} img`, {
  display: "block",
  width: "100%",
  height: "auto",
  aspectRatio: "4 / 3",
  objectFit: "contain",
  background: colour.band,
});
export const caption = operatorStyle({
  display: "grid",
  gap: "2px",
  padding: "6px 8px 8px",
  fontSize: ".8125rem",
  overflowWrap: "anywhere",
});
operatorRule(`${caption} > b`, { fontWeight: 600 });
operatorRule(`${caption} > small`, { color: colour.inkSoft });

export const steps = operatorStyle({ display: "flex", flexWrap: "wrap", gap: "4px", marginTop: "4px" });

/** A whole picture, as wide as its column but never enlarged. */
export const large = operatorStyle({
  display: "block",
  maxWidth: "100%",
  width: "auto",
  height: "auto",
  maxHeight: "70vh",
  margin: "0 auto",
  background: colour.band,
});
