import { type GlobalStyleRule, globalStyle, type StyleRule, style } from "@vanilla-extract/css";
import { operator } from "./layer.css";

/** Creates a class in the back office's layer. */
export function operatorStyle(rule: StyleRule) {
  return style({ "@layer": { [operator]: rule } });
}

/** Creates a rule for a selector in the back office's layer. */
export function operatorRule(selector: string, rule: GlobalStyleRule) {
  globalStyle(selector, { "@layer": { [operator]: rule } });
}
