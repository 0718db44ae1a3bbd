import { print } from "~/theme/breakpoints";
import { baseRule, resetRule } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, font, leading, size, space, text } = vars;

resetRule("*, ::before, ::after", { boxSizing: "border-box" });
resetRule("body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, table, fieldset, blockquote", { margin: 0 });
resetRule("ul, ol", { padding: 0 });
resetRule("ul[class], ol[class]", { listStyle: "none" });
resetRule("img, svg", { display: "block", maxWidth: "100%", height: "auto" });
resetRule("table", { borderCollapse: "collapse", width: "100%" });
resetRule("caption, th", { textAlign: "left" });
resetRule("fieldset", { border: 0, padding: 0, minWidth: 0 });
resetRule("legend", { padding: 0 });
resetRule("address", { fontStyle: "normal" });
resetRule("button, input, select, textarea", {
  font: "inherit",
  color: "inherit",
  borderRadius: 0,
  maxWidth: "100%",
});

baseRule("html", {
  WebkitTextSizeAdjust: "100%",
  // The header covers the top of the page, so scroll targets need an offset.
  scrollPaddingTop: `calc(${size.header} + ${space.s4})`,
  // Continues the frame's colour below a short page and above an overscrolled one.
  background: colour.primaryDeep,
  "@media": { "(prefers-reduced-motion: no-preference)": { scrollBehavior: "smooth" } },
});
baseRule("body", {
  background: colour.ground,
  color: colour.ink,
  fontFamily: font.sans,
  fontSize: text.md,
  lineHeight: leading.text,
  overflowWrap: "break-word",
});
// Notice on a stored page that the order pad's service worker shows (browser/pad-worker.ts).
baseRule("[data-copy]", {
  position: "fixed",
  inset: "auto 0 0",
  zIndex: 9,
  padding: space.s2,
  background: colour.ground,
});
baseRule("h1, h2, h3, h4, legend", {
  fontFamily: font.serif,
  fontWeight: 600,
  lineHeight: leading.tight,
  fontFeatureSettings: '"lnum"',
  textWrap: "balance",
});
baseRule("h1", { fontSize: text.xxl });
baseRule("h2", { fontSize: text.xl });
baseRule("h3", { fontSize: text.lg });
baseRule("h4", { fontSize: text.md });
baseRule("p", { textWrap: "pretty" });
baseRule("th", { fontWeight: 600 });
baseRule("a", {
  color: colour.primary,
  textUnderlineOffset: ".18em",
  textDecorationThickness: "1px",
});
baseRule("a:hover", { textDecorationThickness: "2px" });
baseRule(":focus-visible", { outline: `3px solid ${colour.focus}`, outlineOffset: "2px" });
baseRule("main:focus", { outline: 0 });
baseRule("summary", { cursor: "pointer" });
baseRule("input[type=checkbox], input[type=radio]", {
  flex: "none",
  width: size.box,
  height: size.box,
  margin: 0,
  accentColor: colour.accentText,
});
baseRule("time, input[inputmode=numeric]", { fontVariantNumeric: "tabular-nums lining-nums" });

baseRule("html, body", {
  "@media": { [print]: { background: colour.ground, fontSize: "10pt" } },
});
baseRule("a", { "@media": { [print]: { color: "inherit", textDecoration: "none" } } });
baseRule("tr", { "@media": { [print]: { breakInside: "avoid" } } });
baseRule("thead", { "@media": { [print]: { display: "table-header-group" } } });
