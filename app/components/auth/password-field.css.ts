import { partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, size, space, text } = vars;

/**
 * Space for the "show" button and the caps lock warning, which JavaScript adds. It is reserved from the start, because
 * a moving submit button can miss its click.
 */
export const helpers = partStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space.s4}`,
  alignItems: "center",
  "@media": { "(scripting: enabled)": { minHeight: size.touch } },
});
export const caps = partStyle({ color: colour.warn, fontWeight: 600, fontSize: text.sm });
