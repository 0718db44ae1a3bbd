import { vars } from "~/theme/tokens.css";
import { desk, fromDesk, onPhone } from "./layer.css";
import { operatorRule, operatorStyle } from "./style";

const { colour, font } = vars;

export const dotted = operatorStyle({ display: "grid" });
operatorRule(`${dotted} > div`, { display: "flex", alignItems: "baseline", gap: "8px", padding: "3px 0" });
operatorRule(`${dotted} > div::before`, {
  content: '""',
  order: 1,
  flex: "1 0 .8rem",
  borderBottom: `2px dotted ${desk.dots}`,
  transform: "translateY(-.25em)",
});
operatorRule(`${dotted} dt`, { color: colour.inkSoft });
operatorRule(`${dotted} dd`, {
  order: 2,
  maxWidth: "70%",
  textAlign: "right",
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
});
export const sum = operatorStyle({});
operatorRule(`${dotted} > ${sum}`, {
  marginTop: "6px",
  paddingTop: "8px",
  borderTop: `1px solid ${colour.ink}`,
});
operatorRule(`${sum}::before`, { borderBottom: 0 });
operatorRule(`${dotted} > ${sum} dt`, { color: colour.ink, fontWeight: 700 });
operatorRule(`${dotted} > ${sum} dd`, { fontFamily: font.serif, fontSize: "1.25rem", lineHeight: 1 });

export const timeline = operatorStyle({
  marginLeft: "5px",
  paddingLeft: "16px",
  borderLeft: `2px solid ${desk.hair}`,
  listStyle: "none",
});
operatorRule(`${timeline} li`, { position: "relative", paddingBottom: "10px" });
operatorRule(`${timeline} li::before`, {
  content: '""',
  position: "absolute",
  left: "-21.5px",
  top: "5px",
  width: "9px",
  height: "9px",
  background: colour.lineStrong,
  outline: `2px solid ${colour.ground}`,
});
operatorRule(`${timeline} li > div`, { color: colour.inkSoft, fontSize: ".8125rem" });

export const tabs = operatorStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: "0 2px",
  borderBottom: `1px solid ${desk.hairStrong}`,
  listStyle: "none",
  "@media": { [onPhone]: { flexWrap: "nowrap", overflowX: "auto" } },
});
operatorRule(`${tabs} a`, {
  display: "flex",
  gap: "6px",
  alignItems: "center",
  minHeight: vars.size.target,
  padding: "0 11px",
  color: colour.ink,
  textDecoration: "none",
  whiteSpace: "nowrap",
});
operatorRule(`${tabs} a:hover`, { background: desk.hover });
operatorRule(`${tabs} a[aria-current]`, {
  background: colour.ground,
  boxShadow: `inset 0 3px ${colour.accent}, inset 1px 0 ${desk.hair}, inset -1px 0 ${desk.hair}`,
  fontWeight: 700,
});
operatorRule(`${tabs} small`, { color: colour.inkSoft, fontSize: ".75rem", fontWeight: 600 });

export const counters = operatorStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, 1fr)",
  marginBottom: "14px",
  background: colour.ground,
  border: `1px solid ${desk.hair}`,
  listStyle: "none",
  "@media": {
    "(min-width: 760px)": { gridTemplateColumns: "repeat(5, 1fr)" },
    [fromDesk]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)", gridTemplateColumns: "none" },
  },
});
operatorRule(`${counters} a`, {
  display: "grid",
  gap: "1px",
  alignContent: "start",
  height: "100%",
  padding: "10px 12px 9px",
  color: colour.ink,
  textDecoration: "none",
  boxShadow: `0 0 0 .5px ${desk.hair}`,
});
operatorRule(`${counters} a:hover`, { background: desk.rowHover });
operatorRule(`${counters} b`, {
  fontFamily: font.serif,
  fontSize: "1.75rem",
  fontFeatureSettings: '"lnum", "tnum"',
  lineHeight: 1.1,
  fontWeight: 600,
});
operatorRule(`${counters} span`, { fontWeight: 600, lineHeight: 1.2 });
operatorRule(`${counters} small`, { color: colour.inkSoft, fontSize: ".75rem" });
export const urgent = operatorStyle({});
operatorRule(`${counters} ${urgent}`, {
  boxShadow: `inset 0 3px ${colour.err}, 0 0 0 .5px ${desk.hair}`,
});
operatorRule(`${counters} ${urgent} b`, { color: colour.err });
export const zero = operatorStyle({});
operatorRule(`${counters} ${zero} b`, { color: colour.inkSoft });
