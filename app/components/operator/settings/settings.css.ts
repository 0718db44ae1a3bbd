import { phone } from "~/theme/breakpoints";
import { vars } from "~/theme/tokens.css";
import { desk } from "../ui/layer.css";
import { operatorRule, operatorStyle } from "../ui/style";

const { colour, size, space } = vars;

export const counter = operatorStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: space.s4,
  alignItems: "end",
  maxWidth: size.form,
  borderBottom: `1px solid ${colour.line}`,
  paddingBottom: space.s5,
  "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
operatorRule(`${counter} > button`, { justifySelf: "start" });

export const tiles = operatorStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 17rem), 1fr))",
  gap: "10px",
  padding: 0,
  listStyle: "none",
});
operatorRule(`${tiles} a`, {
  display: "grid",
  gap: "3px",
  alignContent: "start",
  height: "100%",
  padding: "12px 14px",
  background: colour.ground,
  border: `1px solid ${desk.hair}`,
  color: "inherit",
  textDecoration: "none",
});
operatorRule(`${tiles} a:hover`, { borderColor: colour.accent, background: desk.rowHover });
operatorRule(`${tiles} small`, { color: colour.inkSoft });

export const setting = operatorStyle({ maxWidth: size.form });
operatorRule(`${setting} + ${setting}`, {
  marginTop: space.s5,
  paddingTop: space.s5,
  borderTop: `1px solid ${desk.hair}`,
});

operatorRule(`${setting}:first-child`, { paddingTop: space.s4 });

export const boxes = operatorStyle({ display: "flex", flexWrap: "wrap", gap: `0 ${space.s5}` });

export const choices = operatorStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(7.5rem, 1fr))",
  gap: "8px",
  margin: `${space.s3} 0`,
});
operatorRule(`${choices} label`, {
  display: "grid",
  gap: "4px",
  alignContent: "start",
  padding: "6px",
  background: colour.ground,
  border: `1px solid ${desk.hair}`,
  fontSize: ".8125rem",
  overflowWrap: "anywhere",
  cursor: "pointer",
});
operatorRule(`${choices} label:has(:checked)`, {
  borderColor: colour.accent,
  boxShadow: `inset 0 0 0 1px ${colour.accent}`,
});
operatorRule(`${choices} img`, {
  display: "block",
  width: "100%",
  height: "4.5rem",
  objectFit: "contain",
  background: colour.band,
});
