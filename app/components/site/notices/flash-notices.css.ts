import { partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

/** A message that counts down stays at the top of the viewport. */
export const sticky = partStyle({ position: "sticky", top: vars.size.header, zIndex: 2 });
