import { print, tablesAreCards } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, space } = vars;

export const root = partStyle({});
export const checkbox = partStyle({ width: space.s10, "@media": { [print]: { display: "none" } } });
export const name = partStyle({});
partRule(`${name} a`, { fontWeight: 700 });
export const item = partStyle({ display: "flex", alignItems: "center", gap: space.s3 });
// Lets a long name without spaces break.
partRule(`${item} > span:last-child`, { minWidth: 0, overflowWrap: "anywhere" });
export const note = partStyle({ display: "block", color: colour.inkSoft });

const onPhone = (rule: Parameters<typeof partRule>[1]) => ({ "@media": { [tablesAreCards]: rule } });
partRule(
  `${root} tbody tr`,
  onPhone({ display: "grid", gridTemplateColumns: "auto repeat(4, 1fr)", gap: `0 ${space.s3}` }),
);
partRule(`${root} td${name}`, onPhone({ gridColumn: "2 / -1" }));
partRule(`${root} td${checkbox}`, onPhone({ gridRow: "1 / 3", width: "auto" }));
partRule(`${root} td[data-label]`, onPhone({ display: "block" }));
partRule(`${root} td[data-label]::before`, onPhone({ display: "block", fontSize: vars.text.xs }));
partRule(`${root} td[data-label]:last-child`, onPhone({ textAlign: "right" }));
