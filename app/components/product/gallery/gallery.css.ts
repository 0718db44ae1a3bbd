import { print } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, size, space } = vars;

export const root = partStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.s2 });
export const row = partStyle({
  display: "flex",
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  overscrollBehaviorX: "contain",
});
export const place = partStyle({ flex: "0 0 100%", scrollSnapAlign: "start", scrollMarginTop: space.s12 });
partRule(`${place} > a`, { display: "block", cursor: "zoom-in" });
partRule(`${place} > a:focus-visible`, { outlineOffset: "-3px" });
export const picture = partStyle({
  width: "100%",
  aspectRatio: "4 / 3",
  objectFit: "contain",
  background: colour.band,
});
export const thumbnails = partStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: space.s2,
  "@media": { [print]: { display: "none" } },
});
partRule(`${thumbnails} a`, { display: "block", minWidth: size.touch, border: `1px solid ${colour.line}` });
