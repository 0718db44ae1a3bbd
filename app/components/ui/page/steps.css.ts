import { uiRule, uiStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, font, space, text } = vars;

export const root = uiStyle({ counterReset: "step" });
export const step = uiStyle({
  display: "grid",
  gridTemplateColumns: "2.5rem 1fr",
  gap: `0 ${space.s4}`,
  paddingBlock: space.s6,
  borderTop: `1px solid ${colour.line}`,
  "::before": {
    counterIncrement: "step",
    content: "counter(step)",
    fontFamily: font.serif,
    fontWeight: 600,
    fontSize: text.stepNumber,
    lineHeight: ".9",
    color: colour.accent,
  },
});
export const body = uiStyle({ minWidth: 0 });
uiRule(`${body} :is(legend, h2)`, { marginBottom: space.s3, fontSize: text.xl });
export const after = uiStyle({ marginTop: space.s3 });
