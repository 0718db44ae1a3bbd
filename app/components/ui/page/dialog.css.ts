import { uiStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, space, size } = vars;

export const content = uiStyle({
  insetInline: 0,
  top: "20vh",
  marginInline: "auto",
  width: `min(100% - ${space.s8}, ${size.summary})`,
  maxHeight: "70vh",
  overflowY: "auto",
  background: colour.ground,
  border: `2px solid ${colour.primary}`,
  padding: space.s6,
});
export const title = uiStyle({ marginBottom: space.s3 });
export const actions = uiStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: space.s3,
  alignItems: "center",
  marginTop: space.s5,
});
