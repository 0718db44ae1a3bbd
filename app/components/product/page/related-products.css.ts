import { from } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const line = `1px solid ${vars.colour.line}`;

/** One line of cards, which scrolls. The cut edge of the next card shows that there are more. */
export const row = partStyle({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "70%",
  justifyContent: "start",
  overflowX: "auto",
  scrollSnapType: "x proximity",
  "@media": { [from.small]: { gridAutoColumns: "minmax(14rem, 19rem)" } },
});
partRule(`${row} > li`, { scrollSnapAlign: "start", borderTop: line });
partRule(`${row} > li:first-child`, { borderLeft: line });
