import { paper } from "~/theme/breakpoints";
import { partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, size, space } = vars;

export const root = partStyle({ display: "flex", "@media": { [paper]: { display: "none" } } });
export const input = partStyle({
  flex: 1,
  minWidth: 0,
  height: size.touch,
  border: `1px solid ${colour.lineStrong}`,
  borderRight: 0,
  padding: `0 ${space.s3}`,
  background: colour.ground,
});
export const button = partStyle({
  border: `1px solid ${colour.primary}`,
  background: colour.primary,
  color: colour.onPrimary,
  padding: `0 ${space.s4}`,
  cursor: "pointer",
  ":hover": { background: colour.primaryDeep },
});
