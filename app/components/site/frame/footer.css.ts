import { print } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, space, text } = vars;

export const root = partStyle({
  background: colour.primaryDeep,
  color: colour.onPrimarySoft,
  fontSize: text.sm,
  "@media": { [print]: { display: "none" } },
});
partRule(`${root} a`, {
  color: colour.onPrimary,
  textDecoration: "none",
  display: "inline-block",
  paddingBlock: space.s2,
});
partRule(`${root} a:hover`, { textDecoration: "underline" });
partRule(`${root} :focus-visible`, { outlineColor: colour.onAccent });
partRule(`${root} ul`, { listStyle: "none" });
partRule(`${root} h2`, { fontSize: text.md, color: colour.onAccent, marginBottom: space.s2 });

export const cells = partStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))",
  gap: `${space.s8} ${space.s4}`,
  paddingBlock: `${space.s12} ${space.s8}`,
});
export const legal = partStyle({
  borderTop: `1px solid ${colour.lineOnPrimary}`,
  paddingBlock: `${space.s5} ${space.s8}`,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space.s2} ${space.s8}`,
  justifyContent: "space-between",
});
export const languages = partStyle({ display: "flex", gap: `0 ${space.s3}`, alignItems: "baseline" });
export const language = partStyle({
  color: colour.onPrimary,
  background: "none",
  border: 0,
  padding: `${space.s2} 0`,
  cursor: "pointer",
  ":hover": { textDecoration: "underline" },
  selectors: { "&[aria-pressed=true]": { fontWeight: 600 } },
});
