import { phone } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, space, text } = vars;

/** Fields and their button on one line, one form below the other. */
export const root = partStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space.s3} ${space.s4}`,
  alignItems: "end",
  borderBottom: `1px solid ${colour.line}`,
  paddingBottom: space.s4,
  "@media": { [phone]: { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
partRule(`${root} label`, { fontSize: text.xs });
/** A price's form: its fields in a grid, so that their labels stand on one line. */
export const price = partStyle({ borderBottom: `1px solid ${colour.line}`, paddingBottom: space.s4 });
/** What the form is about: at the height of the fields' words, or the whole line. */
export const name = partStyle({
  flex: "1 1 8rem",
  fontWeight: 600,
  paddingBottom: space.s3,
  "@media": { [phone]: { gridColumn: "1 / -1", paddingBottom: 0 } },
});
export const tiers = partStyle({ color: colour.inkSoft, fontSize: text.xs, fontWeight: 400 });

/** A small form in a row of a table. */
export const inline = partStyle({ display: "flex", gap: space.s2, alignItems: "center" });
partRule(`${inline} input`, { minWidth: 0, padding: `${space.s1} ${space.s2}` });
