import { from, print, tablet } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { leading, size, space, text } = vars;

/** Picture and facts at the left, the buy form at the right. On phones they are stacked. */
export const root = partStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s8,
  "@media": {
    [from.small]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      gridTemplateRows: "auto 1fr",
      gap: space.s6,
    },
    [from.medium]: {
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 6fr)",
      gap: `${space.s8} ${space.s12}`,
    },
    [print]: { display: "block" },
  },
});
partRule(`${root} img`, { "@media": { [print]: { width: "8cm", marginBottom: space.s4 } } });
export const title = partStyle({ fontSize: text.xxl, lineHeight: leading.tight });
export const buy = partStyle({});
partRule(`${root} > ${buy}`, { "@media": { [from.small]: { gridColumn: 2, gridRow: "1 / 3" } } });
export const details = partStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s10,
  marginTop: space.s12,
  "@media": {
    [from.small]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [from.medium]: { gridTemplateColumns: "repeat(auto-fit, minmax(15rem, 1fr))" },
  },
});
// A part that would be alone in its row takes the whole row.
partRule(`${details} > :last-child:nth-child(odd)`, { "@media": { [tablet]: { gridColumn: "1 / -1" } } });

/** Fills the window, so that nothing visible moves when the form arrives. */
export const waiting = partStyle({ minHeight: "100vh" });

export const deliveryLink = partStyle({
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.target,
});
