import { partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, space, text } = vars;

export const pictograms = partStyle({ display: "flex", flexWrap: "wrap", gap: space.s2 });
export const sizes = {
  /** The legal minimum size (CLP, annex I, 1.2.1). */
  large: partStyle({ width: "4rem", height: "4rem" }),
  slim: partStyle({ width: "2rem", height: "2rem" }),
};
export const line = partStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.s1} ${space.s3}`,
});
export const arrow = partStyle({ height: "1.75rem", width: "auto", verticalAlign: "middle" });
/** The producer's own promise, set apart. */
export const label = partStyle({
  border: `2px solid ${colour.ink}`,
  padding: space.s4,
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space.s4,
  alignItems: "center",
});
export const years = partStyle({ fontSize: text.xxl, fontWeight: 700 });
