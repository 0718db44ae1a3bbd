import { uiRule, uiStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, space } = vars;

export const root = uiStyle({
  borderLeft: `2px solid ${colour.accent}`,
  marginLeft: ".4rem",
  paddingLeft: space.s5,
});
export const item = uiStyle({
  position: "relative",
  paddingBottom: space.s4,
  "::before": {
    content: '""',
    position: "absolute",
    left: `calc(-1 * ${space.s5} - .45rem)`,
    top: ".45rem",
    width: ".75rem",
    height: ".75rem",
    background: colour.accent,
    border: `2px solid ${colour.accent}`,
  },
});
export const todo = uiStyle({
  color: colour.inkSoft,
  "::before": { background: colour.ground, borderColor: colour.lineStrong },
});
export const title = uiStyle({ display: "block" });
uiRule(`${todo} > ${title}`, { color: colour.ink });
