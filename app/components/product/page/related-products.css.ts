import { from } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { space } = vars;

export const root = partStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space.s12} ${space.s6}`,
  "@media": { [from.fourCards]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
});

// Plates of a row end on one line, however wide they are.
partRule(`${root} > *`, { display: "flex", flexDirection: "column" });
partRule(`${root} > * > ul`, { flexGrow: 1 });

const across = (count: number) =>
  partStyle({ "@media": { [from.fourCards]: { gridColumn: `span ${count}` } } });
export const widths = { one: across(1), two: across(2), three: across(3), four: across(4) };
