import { partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

/** Beside one another where there is room for both. */
export const facts = partStyle({ flex: "1 1 22rem" });
export const scan = partStyle({ flex: "1 1 11rem" });
/** As tall before the button is there. */
export const copied = partStyle({ minHeight: vars.size.target, flexWrap: "nowrap" });
