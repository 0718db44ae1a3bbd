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
// Rows of one height, so that both columns keep step.
export const list = partStyle({
  display: "grid",
  gridAutoRows: "1fr",
  borderTop: `1px solid ${colour.line}`,
  "@media": { [from.medium]: { gridTemplateColumns: "1fr 1fr", columnGap: space.s12 } },
});
export const line = partStyle({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space.s3,
  paddingBlock: space.s2,
  borderBottom: `1px solid ${colour.line}`,
});
partRule(`${line} > img`, { width: "4.5rem", height: "auto", aspectRatio: "4 / 3" });
// The whole line is the link's target.
partRule(`${line} > a`, { color: colour.ink });
partRule(`${line} > a::after`, { content: '""', position: "absolute", inset: 0 });
export const price = partStyle({
  textAlign: "right",
  maxWidth: "9rem",
  fontVariantNumeric: "tabular-nums lining-nums",
});
// The amount alone is bold.
partRule(`${price} > span`, { fontWeight: 400 });
