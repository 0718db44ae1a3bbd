import { partStyle } from "~/theme/rules";

/** A message that counts down stays at the top of the viewport. */
export const sticky = partStyle({ position: "sticky", top: 0, zIndex: 2 });
