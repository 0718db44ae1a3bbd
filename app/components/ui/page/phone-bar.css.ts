import { belowMedium, tallPhone } from "~/theme/breakpoints";
import { uiRule, uiStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, size, space } = vars;

/** On phones the main action stays visible at the bottom, and the end of the page leaves room for it. */
export const phoneBar = uiStyle({
  "@media": {
    [belowMedium]: {
      minHeight: size.bar,
      display: "flex",
      alignItems: "center",
      gap: space.s4,
      paddingInline: space.gutter,
      background: colour.ground,
      borderTop: `2px solid ${colour.primary}`,
    },
    [tallPhone]: { position: "fixed", zIndex: 5, insetInline: 0, bottom: 0 },
  },
});
uiRule(`body:has(${phoneBar})`, { "@media": { [tallPhone]: { paddingBottom: size.bar } } });
uiRule(`html:has(${phoneBar})`, {
  "@media": { [tallPhone]: { scrollPaddingBottom: `calc(${size.bar} + ${space.s4})` } },
});
