import { from } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, space } = vars;

export const root = partStyle({ minWidth: 0 });
// The next picture looks in from the edge of a phone's screen.
export const row = partStyle({
  display: "flex",
  gap: space.s2,
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  overscrollBehaviorX: "contain",
  "@media": {
    [from.medium]: { display: "grid", gridTemplateColumns: "repeat(3, minmax(0, 1fr))", overflow: "visible" },
  },
});
export const place = partStyle({ flex: "0 0 92%", scrollSnapAlign: "start" });
partRule(`${place}:only-child`, { flexBasis: "100%" });
partRule(`${place}:first-child`, { "@media": { [from.medium]: { gridColumn: "1 / -1" } } });
partRule(`${place} > a`, { display: "block", cursor: "zoom-in" });
partRule(`${place} > a:focus-visible`, { outlineOffset: "-3px" });
export const picture = partStyle({
  width: "100%",
  aspectRatio: "4 / 3",
  objectFit: "contain",
  background: colour.band,
});
