import { print } from "~/theme/breakpoints";
import { uiRule, uiStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, space } = vars;

export const root = uiStyle({
  display: "grid",
  gap: space.s4,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 17rem), 1fr))",
});
export const tile = uiStyle({
  border: `1px solid ${colour.line}`,
  padding: space.s5,
  display: "flex",
  flexDirection: "column",
  gap: space.s3,
  "@media": { [print]: { borderColor: colour.ink } },
});
uiRule(`${tile} > :last-child:not(:first-child)`, { marginTop: "auto" });
export const chosen = uiStyle({ borderColor: colour.accent, boxShadow: `inset 0 4px ${colour.accent}` });
