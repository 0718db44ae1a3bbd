import { uiRule, uiStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, font, leading, size, space, text } = vars;

// Leader dots between a name and its value, as on a wine list.
const dots = {
  content: '""',
  order: 1,
  flex: "1 0 1rem",
  borderBottom: `2px dotted ${colour.line}`,
  transform: "translateY(-.2em)",
} as const;

// Never wider than its place, also where a value is one long word.
export const root = uiStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
export const fact = uiStyle({
  display: "flex",
  alignItems: "baseline",
  gap: space.s2,
  paddingBlock: ".3rem",
  "::before": dots,
});
export const name = uiStyle({ color: colour.inkSoft });
export const value = uiStyle({
  order: 2,
  textAlign: "right",
  fontWeight: 600,
  maxWidth: "65%",
  // A word breaks only where it is longer than the line: a price never.
  overflowWrap: "break-word",
  fontVariantNumeric: "tabular-nums lining-nums",
});

/** For sentences: nothing is bold or at the right. */
export const stacked = uiStyle({ display: "block", columns: "14rem", columnGap: space.s8 });
// Columns of about one height: no fact is left alone on a line.
uiRule(`${stacked} > ${fact}`, { display: "block", breakInside: "avoid" });
uiRule(`${stacked} ${name}`, { fontSize: text.sm });
uiRule(`${stacked} ${value}`, { textAlign: "left", fontWeight: 400, maxWidth: "none" });
uiRule(`${stacked} > ${fact}::before`, { content: "none" });

/** The line that closes an account. */
export const total = uiStyle({
  borderTop: `1px solid ${colour.ink}`,
  marginTop: space.s2,
  paddingTop: space.s3,
  alignItems: "end",
  "::before": { border: 0 },
});
uiRule(`${total} > ${name}`, { color: colour.ink, fontWeight: 600 });
uiRule(`${total} > ${value}`, {
  fontFamily: font.serif,
  fontSize: text.xl,
  lineHeight: leading.tight,
  fontFeatureSettings: '"lnum", "tnum"',
});

/** The same dots in a list of links: bestsellers, what was ordered. */
export const list = uiStyle({ borderTop: `1px solid ${colour.line}` });
export const item = uiStyle({
  display: "flex",
  alignItems: "baseline",
  gap: space.s2,
  paddingBlock: "2px",
  "::before": dots,
});
export const itemLink = uiStyle({
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.target,
  minWidth: 0,
  overflowWrap: "anywhere",
});
export const itemValue = uiStyle({
  order: 2,
  fontWeight: 700,
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums lining-nums",
});
