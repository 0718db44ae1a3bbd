import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, size, space, text } = vars;

export const root = partStyle({
  background: colour.primary,
  color: colour.onPrimary,
  fontSize: text.sm,
});
export const row = partStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `0 ${space.s8}`,
  paddingBlock: space.s1,
});
partRule(`${row} > li`, { paddingBlock: space.s2 });
partRule(`${row} a`, {
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.target,
  marginBlock: `calc(-1 * ${space.s2})`,
  color: "inherit",
});
partRule(`${row} :focus-visible`, { outlineColor: colour.onPrimary });
