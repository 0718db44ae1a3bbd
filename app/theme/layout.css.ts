import { style, styleVariants } from "@vanilla-extract/css";
import { from, print } from "~/theme/breakpoints";
import { ui } from "~/theme/layers.css";
import { uiRule, uiStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, size, space } = vars;

export const container = uiStyle({ maxWidth: size.page, marginInline: "auto", paddingInline: space.gutter });

/** Stacks elements: `stack.s4` leaves 1 rem between them. */
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

export const row = uiStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space.s2} ${space.s4}`,
  alignItems: "center",
});
// Lets a long name without spaces break if it is alone on its line.
uiRule(`${row} > *`, { minWidth: 0 });
export const rowBetween = style([row, { "@layer": { [ui]: { justifyContent: "space-between" } } }]);

export const columns = uiStyle({
  display: "grid",
  gap: space.s4,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 13rem), 1fr))",
});

export const tinted = uiStyle({ background: colour.band, borderBlock: `1px solid ${colour.line}` });
export const section = uiStyle({
  paddingBlock: space.s10,
  "@media": { [from.medium]: { paddingBlock: space.s16 } },
});

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

/** Same as `withSidebar`, with further content. In one column, the summary is between the two. */
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

export const box = uiStyle({
  background: colour.band,
  border: `1px solid ${colour.line}`,
  padding: space.s5,
  "@media": { [print]: { background: "none", borderColor: colour.ink } },
});

/** Text at the left, a picture at the right: for confirmation and "not found" pages. */
export const twoColumn = uiStyle({
  display: "grid",
  gap: space.s8,
  "@media": { [from.medium]: { gridTemplateColumns: "7fr 5fr", gap: space.s16, alignItems: "start" } },
});

export const sectionGap = uiStyle({ marginTop: space.s12 });

export const formWidth = uiStyle({ maxWidth: size.form });

export const screenOnly = uiStyle({ "@media": { [print]: { display: "none" } } });
export const printOnly = uiStyle({ display: "none", "@media": { [print]: { display: "block" } } });
