import { belowMedium, from } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";
import { large } from "./price.css";

const { colour, font, space, text } = vars;
const below = (rule: object) => ({ "@media": { [belowMedium]: rule } });

export const root = partStyle({});
export const line = partStyle({
  display: "flex",
  gap: `${space.s2} ${space.s4}`,
  alignItems: "end",
  ...below({ alignItems: "center", columnGap: space.s2 }),
});
export const button = partStyle({
  flex: "1 1 8rem",
  // The button's text is smaller here, so it needs a darker accent colour for its contrast.
  ...below({
    minHeight: "48px",
    fontSize: text.sm,
    paddingInline: space.s3,
    background: colour.accentText,
    borderColor: colour.accentText,
  }),
});
partRule(
  `${button} span span`,
  below({ position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" }),
);
partRule(`${line} > div`, { flex: "none" });
partRule(
  `${line} label`,
  below({ position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" }),
);
/** Shown only in the phone's bar; on desktops the price is next to it. */
export const price = partStyle({
  font: `600 ${text.lg}/1.2 ${font.serif}`,
  fontVariantNumeric: "tabular-nums lining-nums",
  whiteSpace: "nowrap",
  "@media": { [from.medium]: { display: "none" } },
});
partRule(`${price} > span`, { display: "block", font: `400 ${text.xs} ${font.sans}` });
export const hint = partStyle({ marginTop: space.s2 });

export const hiddenIfSoldOut = partStyle({});
export const shownIfSoldOut = partStyle({});
const soldOut = `${root}:has([data-stock="none"]:checked)`;
partRule(`${root}:not(:has([data-stock="none"]:checked)) ${shownIfSoldOut}`, { display: "none" });
partRule(`${soldOut} :is(${line}, ${hint}, ${hiddenIfSoldOut})`, { display: "none" });
// Without JavaScript only the row of the selected size shows its price: hide the bar's price and the page's large
// price.
partRule(`:has(> ${root}):has([type=radio]:checked:not([data-priced])) :is(${price}, ${large})`, {
  visibility: "hidden",
});
