import { partRule, uiRule, uiStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, font, leading, text } = vars;

export const root = uiStyle({ fontVariantNumeric: "tabular-nums lining-nums" });
export const secondary = uiStyle({ fontSize: text.xs, color: colour.inkSoft });
export const line = uiStyle({ display: "block" });
export const strikethrough = uiStyle({ color: colour.inkSoft });
export const amount = uiStyle({
  fontFamily: font.serif,
  fontWeight: 600,
  fontSize: text.lg,
  lineHeight: leading.small,
  fontFeatureSettings: '"lnum", "tnum"',
});
export const reduced = uiStyle({ color: colour.sale });

/** A price on its own line, as high as a line of text, with its terms below. */
export const plain = uiStyle({});
uiRule(`${plain} > ${amount}`, {
  display: "block",
  color: colour.ink,
  lineHeight: `calc(${leading.text} * ${text.md})`,
});

export const large = uiStyle({});
partRule(`${large} ${amount}`, { fontSize: text.xxl });
partRule(`${large} ${secondary}:not(${line})`, { fontSize: text.md });
partRule(`${large} ${line}`, { fontSize: text.sm });
