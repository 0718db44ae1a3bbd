import { tablesAreCards } from "~/theme/breakpoints";
import { partStyle } from "~/theme/rules";

/** Hidden on phones, where the name, the place, the date of the next call and the buttons are sufficient. */
export const desk = partStyle({ "@media": { [tablesAreCards]: { display: "none" } } });
/** Lets a long name without spaces break. */
export const name = partStyle({ overflowWrap: "anywhere" });
export const detail = partStyle({ fontWeight: 400 });
