// A `<details>` that opens as a bottom sheet on phones, without JavaScript. From `medium` on, the component that uses
// it defines the layout.
import { createVar, globalStyle } from "@vanilla-extract/css";
import { belowMedium, tallPhone } from "~/theme/breakpoints";
import { parts } from "~/theme/layers.css";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, font, space, text } = vars;

/** Height of the page that stays visible above the sheet. */
export const sheetTop = createVar();
const HEAD = "56px";

/** Class of the `<details>`. Its first child after the summary is the sheet's body. */
export const sheet = partStyle({ vars: { [sheetTop]: "16dvh" } });
partRule(`${sheet} > summary`, { listStyle: "none" });
partRule(`${sheet} > summary::-webkit-details-marker`, { display: "none" });
globalStyle(`html:has(${sheet}[open])`, {
  "@layer": { [parts]: { "@media": { [belowMedium]: { overflow: "hidden" } } } },
});
// Overrides the component's rules for its summary, regardless of the order of rules.
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
/** The submit button of a sheet's form, visible at the bottom of the scrolling content. */
export const sheetAction = partStyle({
  paddingBlock: space.s3,
  background: colour.ground,
  borderTop: `1px solid ${colour.line}`,
  "@media": {
    [belowMedium]: { marginInline: `calc(-1 * ${space.gutter})`, paddingInline: space.gutter },
    [tallPhone]: { position: "sticky", bottom: 0 },
  },
});
