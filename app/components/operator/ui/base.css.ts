import type { GlobalStyleRule } from "@vanilla-extract/css";
import { print } from "~/theme/breakpoints";
import { vars } from "~/theme/tokens.css";
import { desk, touch } from "./layer.css";
import { operatorRule, operatorStyle } from "./style";

const { colour, font, size, space, text } = vars;

/**
 * Class of <html> in the back office. The shop's pages load the same style sheet, so its element rules need a scope.
 */
export const backOffice = operatorStyle({ scrollPaddingTop: "4.5rem", background: desk.canvas });

/** Rules for elements of the back office, with the specificity of their tags, so that classes override them. */
const elements = (selectors: string, rule: GlobalStyleRule) =>
  operatorRule(`:where(.${backOffice}) :is(${selectors})`, rule);

// The shop's components are denser in the back office: the body overrides their sizes.
elements("body", {
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
elements("button, input, select, textarea", { paddingBlock: "4px" });
elements("input:not([type=checkbox], [type=radio], [type=file]), select, textarea", {
  paddingInline: "9px",
});
elements("h1", { fontSize: "1.5rem", letterSpacing: "-.005em" });
elements("h2", { fontSize: "1.0625rem" });
elements("h3", { fontFamily: font.sans, fontSize: ".875rem", fontWeight: 700 });
elements(":focus-visible", { outline: `2px solid ${colour.focus}`, outlineOffset: "1px" });
elements("input[type=checkbox], input[type=radio]", { width: "1.0625rem", height: "1.0625rem" });

export const soft = operatorStyle({ color: colour.inkSoft });
export const small = operatorStyle({ fontSize: ".8125rem" });
export const mono = operatorStyle({ fontFamily: font.mono, fontSize: ".92em" });
export const late = operatorStyle({ color: colour.err, fontWeight: 700 });
export const shelf = operatorStyle({
  fontWeight: 700,
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
});
