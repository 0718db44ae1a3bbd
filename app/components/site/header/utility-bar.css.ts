import { belowMedium, from, print } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, size, space, text } = vars;

export const root = partStyle({
  background: colour.primaryDeep,
  color: colour.onPrimarySoft,
  fontSize: text.xxs,
  "@media": { [from.medium]: { fontSize: text.xs }, [print]: { display: "none" } },
});
// The outline is inside the bar, which has no space above or below.
partRule(`${root} :focus-visible`, { outlineColor: colour.onAccent, outlineOffset: "-3px" });

export const line = partStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space.s3,
});
export const group = partStyle({ display: "flex", flexWrap: "wrap", alignItems: "stretch" });

export const item = partStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  minHeight: size.target,
  minWidth: "28px",
  padding: `0 ${space.s1}`,
  background: "none",
  border: 0,
  color: colour.onPrimarySoft,
  textDecoration: "none",
  "@media": { [from.medium]: { padding: `0 ${space.s2}` } },
});
partRule(`:is(a, button)${item}`, { cursor: "pointer" });
partRule(`:is(a, button)${item}:hover`, { color: colour.onAccent, textDecoration: "underline" });
partRule(`${item}:is([aria-current], [aria-pressed=true])`, {
  color: colour.onAccent,
  fontWeight: 600,
  boxShadow: `inset 0 -3px ${colour.agent}`,
});

export const desktopOnly = partStyle({ "@media": { [belowMedium]: { display: "none" } } });
