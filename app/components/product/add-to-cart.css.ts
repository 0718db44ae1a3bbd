import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { space } = vars;

export const root = partStyle({});
export const line = partStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space.s2} ${space.s4}`,
  alignItems: "end",
});
export const button = partStyle({ flex: "1 1 14rem" });
partRule(`${line} > div`, { flex: "none" });
export const hint = partStyle({ marginTop: space.s2 });

export const hiddenIfSoldOut = partStyle({});
export const shownIfSoldOut = partStyle({});
const soldOut = `${root}:has([data-stock="none"]:checked)`;
partRule(`${root}:not(:has([data-stock="none"]:checked)) ${shownIfSoldOut}`, { display: "none" });
partRule(`${soldOut} :is(${line} > div, ${button}, ${hint}, ${hiddenIfSoldOut})`, { display: "none" });
