import { tablesAreCards } from "~/theme/breakpoints";
import { partStyle } from "~/theme/rules";

/** Two lines under one another: where the row is a card, both end where its other values do. */
export const when = partStyle({ "@media": { [tablesAreCards]: { textAlign: "right" } } });
