import { print } from "~/theme/breakpoints";
import { vars } from "~/theme/tokens.css";
import { desk, fromTablet, onPhone, wide } from "../ui/layer.css";
import { operatorRule, operatorStyle } from "../ui/style";
import "../ui/base.css";

const { colour, font } = vars;
const NAV = "10rem";
const WIDE_NAV = "12.25rem";

export const bar = operatorStyle({
  position: "sticky",
  top: 0,
  zIndex: 20,
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: "8px",
  height: "52px",
  paddingRight: "8px",
  background: desk.bar,
  color: desk.onBar,
  "@media": {
    [fromTablet]: {
      gridTemplateColumns: `${NAV} minmax(0, 34rem) 1fr`,
      gap: 0,
      height: "46px",
      paddingRight: "16px",
    },
    [wide]: { gridTemplateColumns: `${WIDE_NAV} minmax(0, 34rem) 1fr` },
    [print]: { display: "none" },
  },
});
operatorRule(`${bar} :is(a, summary)`, { color: "inherit", textDecoration: "none" });
operatorRule(`${bar} a:hover`, { textDecoration: "underline" });
operatorRule(`${bar} :focus-visible`, { outlineColor: desk.onBar });
export const brand = operatorStyle({
  overflow: "hidden",
  maxWidth: "7rem",
  paddingInline: "12px",
  fontFamily: font.serif,
  fontSize: "1rem",
  fontWeight: 600,
  lineHeight: "44px",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  "@media": { [fromTablet]: { maxWidth: "none", paddingLeft: "16px" } },
});
export const search = operatorStyle({ display: "flex" });
operatorRule(`${search} input`, {
  flex: 1,
  minWidth: 0,
  minHeight: "32px",
  padding: "0 10px",
  background: desk.barField,
  border: `1px solid ${desk.barEdge}`,
  color: colour.ground,
  "@media": { [onPhone]: { minHeight: "44px", fontSize: "1rem" } },
});
operatorRule(`${search} input::placeholder`, { color: desk.onBarSoft, opacity: 1 });
operatorRule(`${search} input:focus`, { background: colour.ground, color: colour.ink });
operatorRule(`${search} input:focus::placeholder`, { color: colour.inkSoft });
operatorRule(`${search} button`, {
  padding: "0 10px",
  background: desk.barField,
  border: `1px solid ${desk.barEdge}`,
  borderLeft: 0,
  color: colour.ground,
  fontSize: ".8125rem",
  cursor: "pointer",
});
export const tools = operatorStyle({
  display: "none",
  justifyContent: "flex-end",
  alignItems: "center",
  gap: "4px",
  fontSize: ".8125rem",
  "@media": { [fromTablet]: { display: "flex" } },
});
operatorRule(`${tools} > *`, { display: "flex", alignItems: "center", minHeight: "46px", padding: "0 10px" });
operatorRule(`${tools} button, ${tools} button:hover`, {
  background: "none",
  borderColor: "transparent",
  color: "inherit",
  fontSize: "inherit",
  whiteSpace: "nowrap",
});
export const person = operatorStyle({ lineHeight: 1.2, textAlign: "right" });
operatorRule(`${person} b`, { display: "block" });
operatorRule(`${person} span`, { display: "block", color: desk.onBarSoft });

export const body = operatorStyle({
  paddingBottom: "64px",
  "@media": {
    [fromTablet]: {
      display: "grid",
      gridTemplateColumns: `${NAV} minmax(0, 1fr)`,
      alignItems: "start",
      paddingBottom: 0,
    },
    [wide]: { gridTemplateColumns: `${WIDE_NAV} minmax(0, 1fr)` },
    [print]: { display: "block" },
  },
});
export const nav = operatorStyle({
  display: "none",
  overflow: "auto",
  padding: "10px 0 24px",
  background: desk.canvas,
  selectors: {
    // The last tab of a phone's bottom bar links to this element, which opens the menu without a script.
    "&:target": { position: "fixed", inset: 0, zIndex: 40, display: "block", paddingBottom: "5rem" },
  },
  "@media": {
    [fromTablet]: {
      display: "block",
      position: "sticky",
      top: "46px",
      height: "calc(100vh - 46px)",
      borderRight: `1px solid ${desk.hair}`,
      selectors: { "&:target": { position: "sticky", inset: "46px auto auto", zIndex: "auto" } },
    },
    [print]: { display: "none" },
  },
});
operatorRule(`${nav} ul`, { padding: 0, listStyle: "none" });
operatorRule(`${nav} a`, {
  display: "flex",
  alignItems: "center",
  minHeight: vars.size.target,
  padding: "0 12px 0 16px",
  borderLeft: "3px solid transparent",
  color: colour.ink,
  textDecoration: "none",
});
operatorRule(`${nav} a:hover`, { background: desk.hover });
operatorRule(`${nav} a[aria-current=page]`, {
  background: colour.ground,
  borderLeftColor: colour.accent,
  boxShadow: `inset 0 1px ${desk.hair}, inset 0 -1px ${desk.hair}`,
  fontWeight: 700,
});
export const group = operatorStyle({
  padding: "14px 16px 4px",
  color: colour.inkSoft,
  fontSize: ".75rem",
  letterSpacing: ".02em",
});
export const phoneTools = operatorStyle({
  padding: "14px 16px",
  "@media": { [fromTablet]: { display: "none" } },
});
operatorRule(`${phoneTools} a`, { padding: 0, border: 0 });

export const main = operatorStyle({
  minWidth: 0,
  maxWidth: "100rem",
  padding: "12px 12px 32px",
  "@media": {
    [fromTablet]: { padding: "18px 16px 64px" },
    [wide]: { padding: "18px 24px 64px" },
    [print]: { padding: 0 },
  },
});
export const notices = operatorStyle({ marginBottom: "14px" });
export const door = operatorStyle({
  maxWidth: "26rem",
  margin: "4rem auto",
  padding: "20px",
  background: colour.ground,
  border: `1px solid ${desk.hair}`,
});

export const tabs = operatorStyle({
  position: "fixed",
  zIndex: 21,
  inset: "auto 0 0 0",
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(min-content, 1fr)",
  background: desk.bar,
  listStyle: "none",
  "@media": { [fromTablet]: { display: "none" }, [print]: { display: "none" } },
});
operatorRule(`${tabs} a`, {
  display: "grid",
  placeContent: "center",
  minHeight: "58px",
  padding: "0 4px",
  color: desk.onBarSoft,
  fontSize: ".8125rem",
  lineHeight: 1.2,
  textAlign: "center",
  textDecoration: "none",
  overflowWrap: "break-word",
});
operatorRule(`${tabs} a[aria-current=page]`, {
  color: colour.ground,
  boxShadow: `inset 0 3px ${colour.agent}`,
  fontWeight: 700,
});
