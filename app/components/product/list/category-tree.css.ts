import { from, print } from "~/theme/breakpoints";
import { partRule, partStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, space, text } = vars;

/** Collapsed on a phone, open beside the list. */
export const mobile = partStyle({
  "@media": { [from.medium]: { display: "none" }, [print]: { display: "none" } },
});
export const desktop = partStyle({
  display: "none",
  borderTop: `1px solid ${colour.line}`,
  paddingTop: space.s3,
  "@media": { [from.medium]: { display: "block" }, [print]: { display: "none" } },
});
export const title = partStyle({ fontSize: text.md, marginBottom: space.s1 });
export const list = partStyle({});
partRule(`${list} ${list}`, { paddingLeft: space.s4 });
export const link = partStyle({
  display: "flex",
  justifyContent: "space-between",
  gap: space.s3,
  paddingBlock: space.s2,
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
  selectors: { "&[aria-current]": { fontWeight: 700, color: colour.ink } },
});
export const count = partStyle({
  fontSize: text.sm,
  color: colour.inkSoft,
  fontVariantNumeric: "tabular-nums",
});
