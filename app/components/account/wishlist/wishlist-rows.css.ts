import { from, print } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, size, space, text } = vars;

export const root = partStyle({ borderTop: `1px solid ${colour.line}` });
export const row = partStyle({
  display: "grid",
  gridTemplateColumns: `${size.thumb} minmax(0, 1fr)`,
  gap: `${space.s3} ${space.s4}`,
  paddingBlock: space.s4,
  borderBottom: `1px solid ${colour.line}`,
  breakInside: "avoid",
  "@media": { [from.small]: { gridTemplateColumns: `${size.thumb} minmax(0, 1fr) 11rem 12rem` } },
});
export const content = partStyle({ minWidth: 0 });
export const name = partStyle({ fontSize: text.md, lineHeight: "1.25" });
partRule(`${name} a`, { color: colour.ink });
export const price = partStyle({
  gridColumn: "2",
  "@media": { [from.small]: { gridColumn: "3", paddingTop: space.s2, textAlign: "end" } },
});
export const actions = partStyle({
  gridColumn: "2",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.s2} ${space.s4}`,
  "@media": {
    [from.small]: { gridColumn: "4", flexDirection: "column", flexWrap: "nowrap", alignItems: "end" },
    [print]: { display: "none" },
  },
});
export const buy = partStyle({ display: "flex" });
partRule(`${buy} > input[inputmode]`, { borderRight: 0 });
export const problem = partStyle({ color: colour.err, fontWeight: 600, maxWidth: "16rem" });
export const note = partStyle({ fontSize: text.sm, maxWidth: "26rem" });
partRule(`${note} > summary`, { minHeight: "1.75rem", display: "list-item" });
partRule(`${note}:has(input[value=""])`, { "@media": { [print]: { display: "none" } } });
