import { print } from "~/theme/breakpoints";
import { uiRule, uiStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, space } = vars;

export const root = uiStyle({
  height: space.s2,
  width: "100%",
  appearance: "none",
  border: `1px solid ${colour.accent}`,
  background: colour.ground,
  color: colour.accent,
  // Its fill is a background, which forced colours would remove.
  forcedColorAdjust: "none",
  "@media": { [print]: { display: "none" } },
});
uiRule(`${root}::-webkit-progress-bar`, { background: colour.ground });
uiRule(`${root}::-webkit-progress-value`, { background: colour.accent });
uiRule(`${root}::-moz-progress-bar`, { background: colour.accent });
