import { type GlobalStyleRule, globalStyle, type StyleRule, style } from "@vanilla-extract/css";
import { base, parts, reset, ui } from "~/theme/layers.css";

/** Reset of browser defaults. */
export function resetRule(selector: string, rule: GlobalStyleRule) {
  globalStyle(selector, { "@layer": { [reset]: rule } });
}

/** Default look of an element in this shop. */
export function baseRule(selector: string, rule: GlobalStyleRule) {
  globalStyle(selector, { "@layer": { [base]: rule } });
}

export function uiStyle(rule: StyleRule) {
  return style({ "@layer": { [ui]: rule } });
}

/** Creates a rule for a selector inside a ui component: `uiRule(`${list} > li + li`, …)`. */
export function uiRule(selector: string, rule: GlobalStyleRule) {
  globalStyle(selector, { "@layer": { [ui]: rule } });
}

/** Creates a class of a part of the shop (components/site, product, cart …), which overrides ui. */
export function partStyle(rule: StyleRule) {
  return style({ "@layer": { [parts]: rule } });
}

export function partRule(selector: string, rule: GlobalStyleRule) {
  globalStyle(selector, { "@layer": { [parts]: rule } });
}
