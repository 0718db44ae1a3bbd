import { type GlobalStyleRule, globalStyle, type StyleRule, style } from "@vanilla-extract/css";
import { base, parts, reset, ui } from "~/theme/layers.css";

/** Element defaults that every browser should start from. */
export function resetRule(selector: string, rule: GlobalStyleRule) {
  globalStyle(selector, { "@layer": { [reset]: rule } });
}

/** How a bare element looks in this shop. */
export function baseRule(selector: string, rule: GlobalStyleRule) {
  globalStyle(selector, { "@layer": { [base]: rule } });
}

/** A class of components/ui or of the theme. */
export function uiStyle(rule: StyleRule) {
  return style({ "@layer": { [ui]: rule } });
}

/** A selector inside a ui part: `uiRule(`${list} > li + li`, …)`. */
export function uiRule(selector: string, rule: GlobalStyleRule) {
  globalStyle(selector, { "@layer": { [ui]: rule } });
}

/** A class of a part of the shop (components/site, product, cart …); wins over ui. */
export function partStyle(rule: StyleRule) {
  return style({ "@layer": { [parts]: rule } });
}

/** A selector inside a part of the shop. */
export function partRule(selector: string, rule: GlobalStyleRule) {
  globalStyle(selector, { "@layer": { [parts]: rule } });
}
