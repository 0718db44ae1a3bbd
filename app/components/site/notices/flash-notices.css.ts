import { from } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, space } = vars;

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
partRule(`${root} [role]`, { margin: 0, boxShadow: `0 2px 16px ${colour.veil}` });
export const cart = partStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.s4,
});
partRule(`${cart} > a`, { lineHeight: "44px" });
