import { partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

export const inCart = partStyle({
  display: "block",
  fontSize: vars.text.xs,
  fontWeight: 400,
  color: vars.colour.inkSoft,
});
