import { operatorStyle } from "./ui/style";

/** Values such as scripts or lists of days break anywhere instead of widening the page. */
export const root = operatorStyle({ overflowWrap: "anywhere" });
