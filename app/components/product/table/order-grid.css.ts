import { partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

export const inCart = partStyle({
  display: "block",
  fontSize: vars.text.xs,
  fontWeight: 400,
  color: vars.colour.inkSoft,
});

/** Where the prices are wider than the screen, what one fills in stays in sight beside them. */
export const quantityColumn = partStyle({ position: "sticky", right: 0, background: vars.colour.ground });
