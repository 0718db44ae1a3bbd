import { phone } from "~/theme/breakpoints";
import { vars } from "~/theme/tokens.css";
import { operatorRule, operatorStyle } from "./ui/style";

const { colour, space, text } = vars;

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
/** Form of a price: its fields are a grid, which aligns their labels. */
export const price = operatorStyle({ borderBottom: `1px solid ${colour.line}`, paddingBottom: space.s4 });
export const inline = operatorStyle({ display: "flex", gap: space.s2, alignItems: "center" });
operatorRule(`${inline} input`, { minWidth: 0, padding: `${space.s1} ${space.s2}` });
