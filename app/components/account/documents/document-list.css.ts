import { partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, space } = vars;

export const root = partStyle({ borderTop: `1px solid ${colour.line}` });
export const item = partStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: `0 ${space.s4}`,
  paddingBlock: space.s2,
  borderBottom: `1px solid ${colour.line}`,
});
