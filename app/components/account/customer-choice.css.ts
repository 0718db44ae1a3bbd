import { tablesAreCards } from "~/theme/breakpoints";
import { partStyle } from "~/theme/rules";

/** On phones each customer shows only the name, the place, the date of the next call and the buttons. */
export const desk = partStyle({ "@media": { [tablesAreCards]: { display: "none" } } });
/** Lets a long name without spaces break. */
export const name = partStyle({ overflowWrap: "anywhere" });
export const detail = partStyle({ fontWeight: 400 });
