import { phoneBar } from "~/components/ui/page/phone-bar.css";
import { belowMedium, from } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, size, space } = vars;

/** Over the page, which does not move when a message comes and goes. */
export const root = partStyle({
  position: "fixed",
  zIndex: 7,
  insetInline: space.gutter,
  bottom: space.s4,
  display: "grid",
  gap: space.s2,
  "@media": { [from.small]: { left: "auto", width: "min(32rem, 100% - 4rem)" } },
});
partRule(`body:has(${phoneBar}) ${root}`, {
  "@media": { [belowMedium]: { bottom: `calc(${size.bar} + ${space.s2})` } },
});
partRule(`${root} [role]`, { margin: 0, boxShadow: `0 2px 16px ${colour.veil}` });
export const cart = partStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.s4,
});
partRule(`${cart} > a`, { lineHeight: "44px" });
