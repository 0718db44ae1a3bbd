import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { space } = vars;

export const line = partStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space.s2} ${space.s4}`,
  alignItems: "end",
});
export const button = partStyle({ flex: "1 1 14rem" });
partRule(`${line} > div`, { flex: "none" });
export const hint = partStyle({ marginTop: space.s2 });
