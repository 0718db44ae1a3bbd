import { from, phone } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, size, space, text } = vars;

export const root = partStyle({
  display: "grid",
  background: colour.band,
  border: `1px solid ${colour.line}`,
  "@media": { [from.small]: { gridTemplateColumns: "1fr minmax(12rem, 22rem)", alignItems: "center" } },
});
export const content = partStyle({});
partRule(`${root} > ${content}`, {
  padding: space.s6,
  "@media": { [from.medium]: { padding: space.s10 } },
});
partRule(`${root} > img`, { "@media": { [phone]: { maxWidth: "14rem", marginInline: "auto" } } });

/** Full-width hero: the text, with products next to it. */
export const bench = partStyle({ background: colour.bandDeep, borderBottom: `1px solid ${colour.line}` });
export const columns = partStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space.s5} ${space.s10}`,
  paddingBlock: space.s6,
  "@media": {
    [from.medium]: {
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 8fr)",
      alignItems: "center",
      paddingBlock: space.s10,
    },
  },
});
export const eyebrow = partStyle({ fontWeight: 600, fontSize: text.sm, color: colour.primary });
export const more = partStyle({ display: "inline-flex", alignItems: "center", minHeight: size.target });
