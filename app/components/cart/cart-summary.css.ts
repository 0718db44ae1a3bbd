import { from } from "~/theme/breakpoints";
import { partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { font, text } = vars;

/** In the phone's bar, where the list of totals is out of sight. */
export const total = partStyle({
  font: `600 ${text.lg}/1.2 ${font.serif}`,
  fontVariantNumeric: "tabular-nums lining-nums",
  whiteSpace: "nowrap",
  "@media": { [from.medium]: { display: "none" } },
});
