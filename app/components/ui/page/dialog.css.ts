import { uiRule, uiStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, space, size } = vars;

export const content = uiStyle({
  marginInline: "auto",
  marginTop: "20vh",
  width: `min(100% - ${space.s8}, ${size.summary})`,
  maxHeight: "70vh",
  overflowY: "auto",
  background: colour.ground,
  border: `2px solid ${colour.primary}`,
  padding: 0,
});
export const inner = uiStyle({ padding: space.s6 });
uiRule(`${content}::backdrop`, {
  background: `color-mix(in srgb, ${colour.primaryDeep} 60%, transparent)`,
});
export const title = uiStyle({ marginBottom: space.s3 });
export const actions = uiStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: space.s3,
  alignItems: "center",
  marginTop: space.s5,
});
