import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, space, text } = vars;

/** Hidden on phones for lack of room; the same text is below the order button. */
export const secure = partStyle({
  flex: 1,
  display: "flex",
  gap: space.s2,
  alignItems: "center",
  justifyContent: "end",
  fontSize: text.sm,
  color: colour.inkSoft,
  "@media": { "(max-width: 599px)": { visibility: "hidden", fontSize: 0 } },
});
export const lock = partStyle({ flex: "none", fill: "none", stroke: "currentColor", strokeWidth: "1.75" });
export const foot = partStyle({
  paddingBlock: `${space.s4} ${space.s1}`,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space.s1} ${space.s6}`,
  fontSize: text.xs,
});
partRule(`${foot} > p`, { flexBasis: "100%" });
