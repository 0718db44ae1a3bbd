import { uiRule, uiStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, space, text } = vars;

export const root = uiStyle({
  border: `2px solid ${colour.err}`,
  background: colour.errTint,
  padding: `${space.s4} ${space.s5}`,
  marginBlock: space.s5,
});
export const title = uiStyle({ fontSize: text.lg, color: colour.err });
uiRule(`${root} li`, { marginTop: space.s1, marginLeft: space.s5 });
uiRule(`${root} a`, { color: colour.err, fontWeight: 600 });
