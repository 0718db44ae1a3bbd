import { print } from "~/theme/breakpoints";
import { partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

export const root = partStyle({
  marginBlock: vars.space.s5,
  "@media": { [print]: { display: "none" } },
});
