import { partStyle } from "~/theme/rules";

/** While its time runs a message stays at the top of what is seen. */
export const sticky = partStyle({ position: "sticky", top: 0, zIndex: 2 });
