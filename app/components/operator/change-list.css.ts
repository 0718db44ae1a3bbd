import { partStyle } from "~/theme/rules";

/** A value may be a script or a list of days: it breaks anywhere rather than widen the page. */
export const root = partStyle({ overflowWrap: "anywhere" });
