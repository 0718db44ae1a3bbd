import { print } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, size, text } = vars;

export const root = partStyle({ display: "inline-flex", "@media": { [print]: { display: "block" } } });
partRule(`${root} > input`, { width: "3rem" });
export const button = partStyle({
  width: size.touch,
  minHeight: size.touch,
  border: `1px solid ${colour.lineStrong}`,
  background: colour.ground,
  fontSize: text.lg,
  cursor: "pointer",
  ":hover": { background: colour.accentTint },
  ":first-child": { borderRight: 0 },
  ":last-child": { borderLeft: 0 },
  "@media": { [print]: { display: "none" } },
});
