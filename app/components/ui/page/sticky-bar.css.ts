import { print, tallWindow } from "~/theme/breakpoints";
import { uiRule, uiStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, space } = vars;

export const root = uiStyle({
  zIndex: 3,
  background: colour.band,
  border: `1px solid ${colour.line}`,
  borderTop: `2px solid ${colour.primary}`,
  padding: `${space.s3} ${space.s4}`,
  display: "flex",
  flexWrap: "wrap",
  gap: `${space.s2} ${space.s4}`,
  alignItems: "center",
  justifyContent: "space-between",
  "@media": { [tallWindow]: { position: "sticky", bottom: 0 }, [print]: { display: "none" } },
});
// Makes the browser scroll a focused field above the bar, which wraps to two lines on phones.
uiRule(`html:has(${root})`, { "@media": { [tallWindow]: { scrollPaddingBottom: "9rem" } } });
