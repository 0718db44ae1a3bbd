import { print, tablesAreCards, tablet } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { space } = vars;

export const root = partStyle({});
export const number = partStyle({ whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums lining-nums" });
/** Breaks long names without spaces, which would push the next columns off the page. */
export const reference = partStyle({ overflowWrap: "anywhere" });
export const items = partStyle({ "@media": { [tablet]: { display: "none" } } });
export const total = partStyle({});
export const status = partStyle({});
export const action = partStyle({ textAlign: "right", "@media": { [print]: { display: "none" } } });
partRule(`${action} > *`, { display: "inline-flex", marginLeft: space.s2 });
partRule(`${number} > a`, { display: "inline-flex", alignItems: "center", minHeight: vars.size.target });

// Phone layout of a row: number and total, then day and status, then reference and actions.
const onPhone = (rule: Parameters<typeof partRule>[1]) => ({ "@media": { [tablesAreCards]: rule } });
partRule(
  `${root} tbody tr`,
  onPhone({ display: "grid", gridTemplateColumns: "1fr auto", gap: `0 ${space.s4}`, alignItems: "center" }),
);
partRule(`${root} tbody th`, onPhone({ order: -2 }));
partRule(`${root} td[data-label]::before`, onPhone({ content: "none" }));
partRule(`${root} td${total}`, onPhone({ order: -1, justifyContent: "end" }));
partRule(`${root} td${status}`, onPhone({ order: 1, justifyContent: "end" }));
partRule(`${root} td${reference}`, onPhone({ order: 2, display: "block", gridColumn: "1 / -1" }));
partRule(`${root} td${items}`, onPhone({ display: "none" }));
partRule(`${root} td${action}`, onPhone({ order: 3, gridColumn: "1 / -1", textAlign: "left" }));
partRule(`${root} td${action} > *`, onPhone({ margin: `0 ${space.s2} 0 0` }));
