import { from } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, space, text } = vars;

export const root = partStyle({
  display: "grid",
  gridTemplateColumns: "7rem 1fr",
  border: `2px solid ${colour.accent}`,
  alignItems: "start",
  "@media": { [from.small]: { gridTemplateColumns: "14rem 1fr", alignItems: "center" } },
});
export const content = partStyle({
  padding: space.s4,
  "@media": { [from.small]: { padding: space.s8 } },
});
partRule(`${content} > h2`, { fontSize: text.xxl });
