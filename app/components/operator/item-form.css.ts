import { phone } from "~/theme/breakpoints";
import { vars } from "~/theme/tokens.css";
import { operatorRule, operatorStyle } from "./ui/style";

const { colour, space, text } = vars;

/** Fields and their button on one line, one form below the other. */
export const root = operatorStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space.s3} ${space.s4}`,
  alignItems: "end",
  borderBottom: `1px solid ${colour.line}`,
  paddingBottom: space.s4,
  "@media": { [phone]: { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
operatorRule(`${root} label`, { fontSize: text.xs });
/** A price's form: its fields in a grid, so that their labels stand on one line. */
export const price = operatorStyle({ borderBottom: `1px solid ${colour.line}`, paddingBottom: space.s4 });
/** A small form in a row of a table. */
export const inline = operatorStyle({ display: "flex", gap: space.s2, alignItems: "center" });
operatorRule(`${inline} input`, { minWidth: 0, padding: `${space.s1} ${space.s2}` });
