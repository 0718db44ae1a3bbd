import { from, phone } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, space } = vars;

export const root = partStyle({
  display: "grid",
  background: colour.band,
  border: `1px solid ${colour.line}`,
  "@media": { [from.small]: { gridTemplateColumns: "1fr minmax(12rem, 22rem)", alignItems: "center" } },
});
export const content = partStyle({
  padding: space.s6,
  "@media": { [from.medium]: { padding: space.s10 } },
});
// On a phone the image is below the text, at the size of a card.
partRule(`${root} > img`, { "@media": { [phone]: { maxWidth: "14rem", marginInline: "auto" } } });
