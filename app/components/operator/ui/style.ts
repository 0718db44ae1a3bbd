import { type GlobalStyleRule, globalStyle, type StyleRule, style } from "@vanilla-extract/css";
import { operator } from "./layer.css";

/** A class of the back office. */
export function operatorStyle(rule: StyleRule) {
  return style({ "@layer": { [operator]: rule } });
}

/** A selector inside a part of the back office. */
export function operatorRule(selector: string, rule: GlobalStyleRule) {
  globalStyle(selector, { "@layer": { [operator]: rule } });
}
