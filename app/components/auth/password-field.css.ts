import { partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, space, text } = vars;

/** What JavaScript adds under a password: "show", and the caps lock warning. */
export const helpers = partStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space.s4}`,
  alignItems: "center",
});
export const caps = partStyle({ color: colour.warn, fontWeight: 600, fontSize: text.sm });
