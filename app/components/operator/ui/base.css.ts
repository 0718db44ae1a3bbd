import { print } from "~/theme/breakpoints";
import { vars } from "~/theme/tokens.css";
import { desk, touch } from "./layer.css";
import { operatorRule, operatorStyle } from "./style";

const { colour, font, size, space, text } = vars;

// The shop's own parts are denser here: their sizes are the body's.
operatorRule("body", {
  vars: {
    [size.target]: "32px",
    [size.touch]: "32px",
    [size.header]: "46px",
    [text.xxs]: ".75rem",
    [text.xs]: ".8125rem",
    [text.sm]: ".8125rem",
    [text.md]: ".875rem",
    [text.button]: ".875rem",
    [text.lg]: "1rem",
    [text.xl]: "1.0625rem",
    [text.xxl]: "1.5rem",
    [space.s8]: "1.25rem",
    [space.s12]: "1.5rem",
  },
  minHeight: "100vh",
  background: desk.canvas,
  fontSize: ".875rem",
  lineHeight: "1.43",
  "@media": {
    [touch]: {
      vars: { [size.target]: "44px", [size.touch]: "44px", [text.md]: ".9375rem", [text.button]: ".9375rem" },
    },
    [print]: { background: colour.ground },
  },
});
operatorRule("button, input, select, textarea", { paddingBlock: "4px" });
operatorRule("input:not([type=checkbox], [type=radio], [type=file]), select, textarea", {
  paddingInline: "9px",
});
operatorRule("html", { background: desk.canvas, scrollPaddingTop: "4.5rem" });
operatorRule("h1", { fontSize: "1.5rem", letterSpacing: "-.005em" });
operatorRule("h2", { fontSize: "1.0625rem" });
operatorRule("h3", { fontFamily: font.sans, fontSize: ".875rem", fontWeight: 700 });
operatorRule(":focus-visible", { outline: `2px solid ${colour.focus}`, outlineOffset: "1px" });
operatorRule("input[type=checkbox], input[type=radio]", { width: "1.0625rem", height: "1.0625rem" });

export const soft = operatorStyle({ color: colour.inkSoft });
export const small = operatorStyle({ fontSize: ".8125rem" });
export const mono = operatorStyle({ fontFamily: font.mono, fontSize: ".92em" });
export const strong = operatorStyle({ fontWeight: 700 });
export const late = operatorStyle({ color: colour.err, fontWeight: 700 });
/** Where a thing is in the store. */
export const shelf = operatorStyle({
  fontWeight: 700,
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
});
