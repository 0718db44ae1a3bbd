import { operatorStyle } from "./ui/style";

/** A value may be a script or a list of days: it breaks anywhere rather than widen the page. */
export const root = operatorStyle({ overflowWrap: "anywhere" });
