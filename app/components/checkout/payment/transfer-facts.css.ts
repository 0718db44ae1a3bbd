import { partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

export const facts = partStyle({ flex: "1 1 22rem" });
export const scan = partStyle({ flex: "1 1 11rem" });
export const copied = partStyle({ flexWrap: "nowrap" });
/**
 * Reserves the button's width for both of its texts, so that the value next to it does not rewrap when scripts add the
 * button.
 */
export const copy = partStyle({
  textAlign: "end",
  flex: "none",
  "@media": { "(scripting: enabled)": { minWidth: "6rem", minHeight: vars.size.target } },
});
