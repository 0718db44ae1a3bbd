import { partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

export const inCart = partStyle({
  display: "block",
  fontSize: vars.text.xs,
  fontWeight: 400,
  color: vars.colour.inkSoft,
});

/** If the prices are wider than the screen, the quantity column stays visible. */
export const quantityColumn = partStyle({ position: "sticky", right: 0, background: vars.colour.ground });
