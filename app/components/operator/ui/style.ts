import { type GlobalStyleRule, globalStyle, type StyleRule, style } from "@vanilla-extract/css";
import { operator } from "./layer.css";

export function operatorStyle(rule: StyleRule) {
  return style({ "@layer": { [operator]: rule } });
}

export function operatorRule(selector: string, rule: GlobalStyleRule) {
  globalStyle(selector, { "@layer": { [operator]: rule } });
}
