import { phone } from "~/theme/breakpoints";
import { vars } from "~/theme/tokens.css";
import { operatorRule, operatorStyle } from "../ui/style";

const { colour, size, space } = vars;

/** The field and its button on one line, where there is room. */
export const root = operatorStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: space.s4,
  alignItems: "end",
  maxWidth: size.form,
  borderBottom: `1px solid ${colour.line}`,
  paddingBottom: space.s5,
  "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
operatorRule(`${root} > button`, { justifySelf: "start" });
