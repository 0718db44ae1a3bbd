import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, space } = vars;

export const root = partStyle({
  inset: 0,
  display: "grid",
  gridTemplateRows: "auto minmax(0, 1fr)",
  background: colour.ground,
  color: colour.ink,
});
export const bar = partStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.s2,
  padding: space.s2,
});
partRule(`${bar} > p`, { marginRight: "auto" });
export const row = partStyle({ display: "flex", overflowX: "auto", scrollSnapType: "x mandatory" });
export const place = partStyle({
  flex: "0 0 100%",
  scrollSnapAlign: "start",
  overflow: "auto",
  display: "grid",
  placeItems: "safe center",
});
export const picture = partStyle({
  width: "100%",
  height: "100%",
  objectFit: "contain",
  cursor: "zoom-in",
});
export const zoomed = partStyle({ width: "200%", height: "200%", maxWidth: "none", cursor: "zoom-out" });
