import { style, styleVariants } from "@vanilla-extract/css";
import { from, print } from "~/theme/breakpoints";
import { ui } from "~/theme/layers.css";
import { uiRule, uiStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, size, space } = vars;

/** The page's width and its gutters. */
export const container = uiStyle({ maxWidth: size.page, marginInline: "auto", paddingInline: space.gutter });

/** Things under one another: `stack.s4` leaves 1 rem between them. */
export const stack = styleVariants({
  s2: {},
  s3: {},
  s4: {},
  s5: {},
  s6: {},
  s8: {},
  s10: {},
  s12: {},
});
uiRule(`${stack.s2} > * + *`, { marginTop: space.s2 });
uiRule(`${stack.s3} > * + *`, { marginTop: space.s3 });
uiRule(`${stack.s4} > * + *`, { marginTop: space.s4 });
uiRule(`${stack.s5} > * + *`, { marginTop: space.s5 });
uiRule(`${stack.s6} > * + *`, { marginTop: space.s6 });
uiRule(`${stack.s8} > * + *`, { marginTop: space.s8 });
uiRule(`${stack.s10} > * + *`, { marginTop: space.s10 });
uiRule(`${stack.s12} > * + *`, { marginTop: space.s12 });

/** Things beside one another that may wrap. */
export const row = uiStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space.s2} ${space.s4}`,
  alignItems: "center",
});
// Alone on its line even a name without a blank in it breaks.
uiRule(`${row} > *`, { minWidth: 0 });
export const rowBetween = style([row, { "@layer": { [ui]: { justifyContent: "space-between" } } }]);

/** Two or more columns where they fit, one below the other where not. */
export const columns = uiStyle({
  display: "grid",
  gap: space.s4,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 13rem), 1fr))",
});

/** A warm ground across the page. */
export const tinted = uiStyle({ background: colour.band, borderBlock: `1px solid ${colour.line}` });
export const section = uiStyle({
  paddingBlock: space.s10,
  "@media": { [from.medium]: { paddingBlock: space.s16 } },
});

/** The work at the left, what it comes to at the right; the right one stays in sight. */
export const withSidebar = uiStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s8,
  alignItems: "start",
  marginTop: space.s5,
  "@media": {
    [from.medium]: { gridTemplateColumns: `minmax(0, 1fr) ${size.summary}`, gap: space.s12 },
    [print]: { display: "block" },
  },
});
uiRule(`${withSidebar} > aside`, {
  "@media": {
    [from.medium]: { position: "sticky", top: `calc(${size.header} + ${space.s4})` },
    [print]: { position: "static", marginTop: space.s6 },
  },
});

/** As `side`, with a second piece of work: in one column, the sum is between the two. */
export const withSidebarBetween = style([
  withSidebar,
  {
    "@layer": {
      [ui]: { "@media": { [from.medium]: { gridTemplateRows: "auto 1fr", rowGap: space.s8 } } },
    },
  },
]);
uiRule(`${withSidebarBetween} > aside`, {
  "@media": { [from.medium]: { gridRow: "1 / span 2", gridColumn: "2" } },
});

/** A part set apart on the warm ground. */
export const box = uiStyle({
  background: colour.band,
  border: `1px solid ${colour.line}`,
  padding: space.s5,
  "@media": { [print]: { background: "none", borderColor: colour.ink } },
});

/** Words at the left, a picture at the right: done, not found. */
export const twoColumn = uiStyle({
  display: "grid",
  gap: space.s8,
  "@media": { [from.medium]: { gridTemplateColumns: "7fr 5fr", gap: space.s16, alignItems: "start" } },
});

/** A new section of the page. */
export const sectionGap = uiStyle({ marginTop: space.s12 });

/** Forms stop before their lines get hard to follow. */
export const formWidth = uiStyle({ maxWidth: size.form });

/** Screen only, print only. */
export const screenOnly = uiStyle({ "@media": { [print]: { display: "none" } } });
export const printOnly = uiStyle({ display: "none", "@media": { [print]: { display: "block" } } });
