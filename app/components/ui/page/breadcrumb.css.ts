import { belowMedium, print } from "~/theme/breakpoints";
import { uiRule, uiStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, size, space, text } = vars;

export const root = uiStyle({
  fontSize: text.sm,
  paddingBottom: space.s2,
  "@media": { [belowMedium]: { padding: 0 }, [print]: { display: "none" } },
});
export const list = uiStyle({ display: "flex", flexWrap: "wrap" });
export const link = uiStyle({
  display: "inline-block",
  paddingBlock: "2px",
  "@media": {
    [belowMedium]: {
      display: "inline-flex",
      alignItems: "center",
      minHeight: size.touch,
      marginBlock: "-6px",
      color: colour.inkSoft,
      textDecoration: "none",
    },
  },
});
export const current = uiStyle({ paddingBlock: "2px" });
uiRule(`${list} > li`, { minWidth: 0 });
uiRule(`${list} > li + li::before`, { content: '"/"', marginInline: space.s2, color: colour.lineStrong });
// On phones one line: the link to the parent page.
uiRule(`${list} > li:not(:nth-last-child(2))`, { "@media": { [belowMedium]: { display: "none" } } });
uiRule(`${list} > li:nth-last-child(2)::before`, {
  "@media": { [belowMedium]: { content: '"‹"', margin: `0 ${space.s1} 0 0` } },
});
