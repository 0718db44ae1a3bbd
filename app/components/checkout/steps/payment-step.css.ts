import { partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

export const aside = partStyle({
  display: "flex",
  gap: vars.space.s2,
  alignItems: "center",
  whiteSpace: "nowrap",
  fontWeight: 700,
});
