import { from, print } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, size, space, text } = vars;

const hairlines = {
  display: "grid",
  borderTop: `1px solid ${colour.line}`,
  borderLeft: `1px solid ${colour.line}`,
} as const;

export const grid = partStyle({
  ...hairlines,
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  "@media": { [from.fourCards]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
});

/** A scrolling row. The cut edge of the next card shows that there are more. */
export const row = partStyle({
  ...hairlines,
  gridAutoFlow: "column",
  gridAutoColumns: "60%",
  overflowX: "auto",
  scrollSnapType: "x proximity",
  borderRight: `1px solid ${colour.line}`,
  "@media": {
    [from.small]: { gridAutoColumns: "30%" },
    [from.fourCards]: { gridAutoColumns: "23%" },
    [print]: { gridAutoFlow: "row", gridTemplateColumns: "repeat(4, minmax(0, 1fr))", overflow: "visible" },
  },
});
export const rowOfFive = partStyle({});
partRule(`${row}${rowOfFive}`, { "@media": { [from.medium]: { gridAutoColumns: "20%" } } });
partRule(`${row} > li`, { scrollSnapAlign: "start" });
export const more = partStyle({ display: "inline-flex", alignItems: "center", minHeight: size.target });

export const split = partStyle({
  display: "grid",
  gap: space.s6,
  "@media": { [from.medium]: { gridTemplateColumns: "1fr 2fr", gap: space.s16 } },
});
export const largeHeading = partStyle({ fontSize: text.xxl });
export const list = partStyle({
  border: 0,
  "@media": { [from.medium]: { columns: 2, columnGap: space.s12 } },
});
partRule(`${list} > li`, { breakInside: "avoid" });
