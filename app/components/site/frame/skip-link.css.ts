import { partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, space } = vars;

export const root = partStyle({
  position: "absolute",
  left: space.s2,
  top: "-5rem",
  zIndex: 9,
  background: colour.ground,
  color: colour.primary,
  padding: `${space.s3} ${space.s4}`,
  border: `2px solid ${colour.primary}`,
  ":focus": { top: space.s2 },
});
