import { partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, space, text } = vars;

export const hazard = partStyle({
  display: "flex",
  alignItems: "start",
  gap: space.s3,
  padding: space.s3,
  fontSize: text.sm,
  border: `2px solid ${colour.err}`,
});
export const pictograms = partStyle({ flex: "none", display: "grid", gap: space.s2 });
export const line = partStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.s1} ${space.s3}`,
});
export const arrow = partStyle({ height: "1.75rem", width: "auto", verticalAlign: "middle" });
/** The producer's own guarantee, set apart by a border. */
export const label = partStyle({
  border: `2px solid ${colour.ink}`,
  padding: space.s4,
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space.s4,
  alignItems: "center",
});
export const years = partStyle({ fontSize: text.xxl, fontWeight: 700 });
/** Limits the width, so that the eye can follow a line from name to value. */
export const nutrition = partStyle({ maxWidth: "24rem" });
