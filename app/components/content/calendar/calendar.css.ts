import { tablesAreCards } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, size, space, text } = vars;

export const root = partStyle({ width: "100%", tableLayout: "fixed", fontSize: text.xs });
partRule(`${root} :is(th, td)`, {
  position: "relative",
  padding: `${space.s1} ${space.s2}`,
  borderBlock: `1px solid ${colour.line}`,
  textAlign: "left",
  verticalAlign: "middle",
  overflowWrap: "anywhere",
});
partRule(`${root} td`, { borderInlineStart: `1px solid ${colour.line}` });
partRule(`${root} tr > :first-child`, { width: "8rem", border: 0, paddingInlineStart: 0 });
partRule(`${root} tbody th`, { fontSize: text.sm });
partRule(`${root} a`, {
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.target,
  color: colour.ink,
});
export const months = partStyle({});
export const thisMonth = partStyle({});
partRule(`${months} ${thisMonth}`, { background: colour.agent, color: colour.onAgent });
export const job = partStyle({ background: colour.accentTint });
export const now = partStyle({});
partRule(`${now} a`, { fontWeight: 600 });
export const nothing = partStyle({});
export const bar = partStyle({ position: "absolute", insetInline: 0, top: 0, height: space.s1 });
// The table of all twelve months has no room for the sentence.
export const sentence = partStyle({ display: "none" });

// On phones only the current month is shown, with a sentence about it.
partRule(`${root}, ${root} :is(tbody, tr, td, tbody th)`, {
  "@media": { [tablesAreCards]: { display: "block" } },
});
partRule(`${root} :is(${months}, ${nothing}, ${job}:not(${now}))`, {
  "@media": { [tablesAreCards]: { display: "none" } },
});
partRule(`${root} tr:not(:has(${now}))`, { "@media": { [tablesAreCards]: { display: "none" } } });
partRule(`${root} tr + tr`, { "@media": { [tablesAreCards]: { marginTop: space.s3 } } });
partRule(`${root} tbody :is(th, td)`, {
  "@media": { [tablesAreCards]: { width: "auto", border: 0, paddingBlock: 0 } },
});
partRule(`${root} tbody th`, {
  "@media": { [tablesAreCards]: { fontWeight: 400, color: colour.inkSoft } },
});
partRule(`${root} ${job}`, {
  "@media": {
    [tablesAreCards]: { background: "none", paddingInlineStart: space.s4, fontSize: text.md },
  },
});
partRule(`${job} > ${bar}`, {
  "@media": {
    [tablesAreCards]: { insetInline: "0 auto", insetBlock: 0, width: space.s1, height: "100%" },
  },
});
partRule(`${job} > ${sentence}`, { "@media": { [tablesAreCards]: { display: "block", fontSize: text.sm } } });
