import { partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, size, space, text } = vars;

/**
 * What JavaScript adds under a password: "show", and the caps lock warning. It has its room from the start, else the button
 * below moves away from under a press.
 */
export const helpers = partStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space.s4}`,
  alignItems: "center",
  "@media": { "(scripting: enabled)": { minHeight: size.touch } },
});
export const caps = partStyle({ color: colour.warn, fontWeight: 600, fontSize: text.sm });
