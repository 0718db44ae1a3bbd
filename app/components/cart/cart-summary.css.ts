import { root as notices } from "~/components/site/notices/flash-notices.css";
import { belowMedium, from } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, font, size, space, text } = vars;

/** The way to the checkout: on a phone in sight, with the total. */
export const bar = partStyle({
  "@media": {
    [belowMedium]: {
      position: "fixed",
      zIndex: 5,
      insetInline: 0,
      bottom: 0,
      height: size.bar,
      display: "flex",
      alignItems: "center",
      gap: space.s4,
      paddingInline: space.gutter,
      background: colour.ground,
      borderTop: `2px solid ${colour.primary}`,
    },
  },
});
partRule(`body:has(${bar})`, { "@media": { [belowMedium]: { paddingBottom: size.bar } } });
partRule(`body:has(${bar}) ${notices}`, {
  "@media": { [belowMedium]: { bottom: `calc(${size.bar} + ${space.s2})` } },
});
export const total = partStyle({
  font: `600 ${text.lg}/1.2 ${font.serif}`,
  fontVariantNumeric: "tabular-nums lining-nums",
  whiteSpace: "nowrap",
  "@media": { [from.medium]: { display: "none" } },
});
