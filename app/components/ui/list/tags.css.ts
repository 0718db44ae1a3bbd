import { uiStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, space, text } = vars;

export const root = uiStyle({ display: "flex", flexWrap: "wrap", gap: space.s1 });
export const tag = uiStyle({
  fontSize: text.xs,
  fontWeight: 600,
  lineHeight: 1,
  padding: `.1875rem ${space.s2}`,
  background: colour.primary,
  color: colour.onPrimary,
});
const sale = uiStyle({ background: colour.sale });
const best = uiStyle({ background: colour.agent, color: colour.onAgent });
const plain = uiStyle({ background: colour.bandDeep, color: colour.ink });
export const variants = { strong: "", sale, best, plain };
