import { uiRule, uiStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, space, text } = vars;

export const root = uiStyle({ counterReset: "step" });
export const step = uiStyle({ paddingBlock: space.s5, borderTop: `1px solid ${colour.line}` });
uiRule(`${step} :is(legend, h2)`, { marginBottom: space.s3, fontSize: text.xl });
uiRule(`${step} legend::before`, {
  counterIncrement: "step",
  content: 'counter(step) ". "',
  color: colour.accentText,
});
export const after = uiStyle({ marginTop: space.s3 });
