import { vars } from "~/theme/tokens.css";
import { desk } from "./layer.css";
import { operatorRule, operatorStyle } from "./style";

const { colour, font } = vars;

export const root = operatorStyle({ width: "100%", height: "auto", marginTop: "8px" });
operatorRule(`${root} text`, { fontFamily: font.sans, fontSize: "11px", fill: colour.inkSoft });
export const past = operatorStyle({ fill: desk.past });
export const now = operatorStyle({ fill: colour.accent });
export const axis = operatorStyle({ stroke: desk.hairStrong });
export const before = operatorStyle({
  fill: "none",
  stroke: desk.before,
  strokeWidth: 1.5,
  strokeDasharray: "3 3",
});
export const figure = operatorStyle({
  fontFamily: font.serif,
  fontSize: "1.625rem",
  fontFeatureSettings: '"lnum", "tnum"',
  fontWeight: 600,
  lineHeight: 1.1,
});
