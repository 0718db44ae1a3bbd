import { from } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { space, text } = vars;

export const root = partStyle({ marginTop: space.s12 });
export const split = partStyle({
  display: "grid",
  gap: space.s6,
  "@media": { [from.medium]: { gridTemplateColumns: "1fr 2fr", gap: space.s16 } },
});
partRule(`${split} h2`, { fontSize: text.xxl });
export const list = partStyle({
  border: 0,
  "@media": { [from.medium]: { columns: 2, columnGap: space.s12 } },
});
partRule(`${list} > li`, { breakInside: "avoid" });
