import { print } from "~/theme/breakpoints";
import { uiRule, uiStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, space, text } = vars;

export const root = uiStyle({
  fontSize: text.sm,
  paddingBottom: space.s4,
  "@media": { [print]: { display: "none" } },
});
export const list = uiStyle({ display: "flex", flexWrap: "wrap" });
export const link = uiStyle({ display: "inline-block", paddingBlock: "2px" });
export const current = uiStyle({ paddingBlock: "2px" });
uiRule(`${list} > li`, { minWidth: 0 });
uiRule(`${list} > li + li::before`, { content: '"/"', marginInline: space.s2, color: colour.lineStrong });
