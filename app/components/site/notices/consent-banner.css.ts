import { print } from "~/theme/breakpoints";
import { partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, space } = vars;

export const root = partStyle({
  background: colour.band,
  borderBottom: `1px solid ${colour.lineStrong}`,
  paddingBlock: space.s4,
  "@media": { [print]: { display: "none" } },
});
