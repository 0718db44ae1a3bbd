import { belowMedium } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, size, space, text } = vars;

export const root = partStyle({
  borderTop: `1px solid ${colour.line}`,
  paddingTop: space.s3,
  "@media": { [belowMedium]: { border: 0, padding: 0 } },
});
export const title = partStyle({ fontSize: text.md, marginBottom: space.s1 });
export const list = partStyle({});
partRule(`${list} ${list}`, { paddingLeft: space.s4 });
export const link = partStyle({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space.s3,
  minHeight: size.target,
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
  selectors: { "&[aria-current]": { fontWeight: 700, color: colour.ink } },
});
export const count = partStyle({
  fontSize: text.sm,
  color: colour.inkSoft,
  fontVariantNumeric: "tabular-nums",
});
