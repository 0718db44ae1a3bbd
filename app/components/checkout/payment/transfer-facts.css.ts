import { partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

/** Beside one another where there is room for both. */
export const facts = partStyle({ flex: "1 1 22rem" });
export const scan = partStyle({ flex: "1 1 11rem" });
export const copied = partStyle({ flexWrap: "nowrap" });
/** Its room from the start, for either word: else the fact beside it breaks when the button comes with the scripts. */
export const copy = partStyle({
  textAlign: "end",
  flex: "none",
  "@media": { "(scripting: enabled)": { minWidth: "6rem", minHeight: vars.size.target } },
});
