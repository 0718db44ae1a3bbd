import { tablesAreCards } from "~/theme/breakpoints";
import { partStyle } from "~/theme/rules";

/** On a phone the name, the place, when to call, and the buttons are enough. */
export const desk = partStyle({ "@media": { [tablesAreCards]: { display: "none" } } });
/** A name without a blank in it breaks. */
export const name = partStyle({ overflowWrap: "anywhere" });
export const detail = partStyle({ fontWeight: 400 });
