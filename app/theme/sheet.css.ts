// A `<details>` that opens as a sheet from the bottom of a phone, without JavaScript. From `medium` on it is laid out by
// the part that uses it.
import { createVar, globalStyle } from "@vanilla-extract/css";
import { belowMedium, tallPhone } from "~/theme/breakpoints";
import { parts } from "~/theme/layers.css";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, font, space, text } = vars;

/** How much of the page stays in sight above the sheet. */
export const sheetTop = createVar();
const HEAD = "56px";

/** Goes on the `<details>`; its first child after the summary is the sheet's body. */
export const sheet = partStyle({ vars: { [sheetTop]: "16dvh" } });
partRule(`${sheet} > summary`, { listStyle: "none" });
partRule(`${sheet} > summary::-webkit-details-marker`, { display: "none" });
globalStyle(`html:has(${sheet}[open])`, {
  "@layer": { [parts]: { "@media": { [belowMedium]: { overflow: "hidden" } } } },
});
// Over what the part itself says of its summary, regardless of their order.
partRule(`${sheet}${sheet}[open] > summary`, {
  "@media": {
    [belowMedium]: {
      position: "fixed",
      zIndex: 9,
      inset: `${sheetTop} 0 auto`,
      height: HEAD,
      minHeight: 0,
      padding: `0 ${space.gutter}`,
      background: colour.ground,
      border: 0,
      borderBottom: `1px solid ${colour.line}`,
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      font: `600 ${text.lg}/1 ${font.serif}`,
    },
  },
});
partRule(`${sheet}${sheet}[open] > summary::after`, {
  "@media": { [belowMedium]: { content: '"×"', font: `400 2rem/1 ${font.sans}` } },
});
partRule(`${sheet}[open] > :not(summary)`, {
  "@media": {
    [belowMedium]: {
      position: "fixed",
      zIndex: 8,
      inset: `${sheetTop} 0 0`,
      overflow: "auto",
      // A focused field is scrolled above the sheet's action.
      scrollPaddingBlock: `calc(${HEAD} + ${space.s4}) 6rem`,
      background: colour.ground,
      padding: `calc(${HEAD} + ${space.s4}) ${space.gutter} 0`,
      boxShadow: `0 0 0 100vmax ${colour.veil}`,
    },
  },
});
/** The submit of a sheet's form, in sight at the bottom of what scrolls. */
export const sheetAction = partStyle({
  paddingBlock: space.s3,
  background: colour.ground,
  borderTop: `1px solid ${colour.line}`,
  "@media": {
    [belowMedium]: { marginInline: `calc(-1 * ${space.gutter})`, paddingInline: space.gutter },
    [tallPhone]: { position: "sticky", bottom: 0 },
  },
});
