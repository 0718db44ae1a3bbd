import { tablesAreCards } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";

/** Two lines under one another: where the row is a card, both end where its other values do. */
export const when = partStyle({ "@media": { [tablesAreCards]: { textAlign: "right" } } });
/** On a phone the name, the place and the day are enough to choose by. */
export const vatNumber = partStyle({});
partRule(`td${vatNumber}`, { "@media": { [tablesAreCards]: { display: "none" } } });
