import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, size, space } = vars;

export const tickList = partStyle({});
partRule(`${tickList} > li`, { padding: `${space.s1} 0 ${space.s1} ${space.s6}`, position: "relative" });
partRule(`${tickList} > li::before`, {
  content: '""',
  position: "absolute",
  left: "2px",
  top: ".75em",
  width: size.mark,
  height: size.mark,
  background: colour.accent,
});
