import { from, print } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { leading, size, space, text } = vars;

/** Picture and facts at the left, what one decides at the right; on a phone one below the other. */
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
/** Links to the sections below, tall enough for touch. */
export const anchors = partStyle({});
partRule(`${anchors} > a`, { minHeight: size.target, alignContent: "center" });
/** Further down: description, label, documents. */
export const details = partStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s10,
  marginTop: space.s12,
  "@media": {
    [from.medium]: { gridTemplateColumns: "repeat(auto-fit, minmax(15rem, 1fr))", gap: space.s10 },
  },
});

/** As high as the window: what is below does not move in sight when the form arrives. */
export const waiting = partStyle({ minHeight: "100vh" });
