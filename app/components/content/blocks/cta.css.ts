import { from } from "~/theme/breakpoints";
import { partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, space } = vars;

export const root = partStyle({
  borderBlock: `1px solid ${colour.line}`,
  paddingBlock: space.s6,
  display: "flex",
  flexWrap: "wrap",
  gap: `${space.s3} ${space.s8}`,
  alignItems: "center",
});
export const action = partStyle({ "@media": { [from.small]: { marginLeft: "auto" } } });
