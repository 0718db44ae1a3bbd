import { from } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { space, text } = vars;

export const root = partStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 15rem), 1fr))",
  gap: `${space.s5} ${space.s8}`,
});
export const column = partStyle({
  display: "grid",
  gridTemplateColumns: "5rem 1fr",
  gap: space.s4,
  alignContent: "start",
  "@media": { [from.medium]: { gridTemplateColumns: "7rem 1fr" } },
});
partRule(`${column} > :only-child`, { gridColumn: "1 / -1" });
export const content = partStyle({ minWidth: 0 });
export const name = partStyle({ fontSize: text.lg });
