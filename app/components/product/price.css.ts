import { partRule, uiStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, font, leading, text } = vars;

export const root = uiStyle({ fontVariantNumeric: "tabular-nums lining-nums" });
export const aside = uiStyle({ fontSize: text.xs, color: colour.inkSoft });
export const line = uiStyle({ display: "block" });
export const was = uiStyle({ color: colour.inkSoft });
export const amount = uiStyle({
  fontFamily: font.serif,
  fontWeight: 600,
  fontSize: text.lg,
  lineHeight: leading.small,
  fontFeatureSettings: '"lnum", "tnum"',
});
export const reduced = uiStyle({ color: colour.sale });

/** The one price of a product's page. */
export const big = uiStyle({});
partRule(`${big} ${amount}`, { fontSize: text.xxl });
partRule(`${big} ${aside}:not(${line})`, { fontSize: text.md });
partRule(`${big} ${line}`, { fontSize: text.sm });
