import { uiStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const card = uiStyle({
  width: "100%",
  aspectRatio: "4 / 3",
  objectFit: "contain",
  background: vars.colour.band,
});
const thumb = uiStyle({
  width: vars.size.thumb,
  height: vars.size.thumb,
  flex: "none",
  objectFit: "contain",
  background: vars.colour.band,
});
export const sizes = { card, thumb };
export const placeholder = uiStyle({ background: vars.colour.bandDeep });
