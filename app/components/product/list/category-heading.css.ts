import { print } from "~/theme/breakpoints";
import { partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { space } = vars;

export const root = partStyle({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: `${space.s3} ${space.s4}`,
  alignItems: "center",
});
export const bar = partStyle({ gridColumn: "1 / -1", "@media": { [print]: { display: "none" } } });
