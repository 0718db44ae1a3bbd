import { uiRule, uiStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, space, text } = vars;

export const root = uiStyle({
  display: "grid",
  gridTemplateColumns: "auto 1fr auto",
  gap: space.s3,
  padding: `${space.s3} ${space.s4}`,
  border: `1px solid ${colour.line}`,
  marginTop: "-1px",
  cursor: "pointer",
  position: "relative",
  ":hover": { borderColor: colour.lineStrong, zIndex: 1 },
  selectors: {
    "&:has(:checked)": {
      background: colour.accentTint,
      borderColor: colour.accent,
      boxShadow: `inset 4px 0 ${colour.accent}`,
      zIndex: 1,
    },
    "&:has([aria-invalid=true])": { borderColor: colour.err },
  },
});
// Lets a name without spaces break, which may be wider than a phone.
uiRule(`${root} > span`, { overflowWrap: "anywhere" });
uiRule(`${root} > input`, { marginTop: "2px" });
export const title = uiStyle({ display: "block", fontWeight: 700 });
export const detail = uiStyle({ display: "block", fontSize: text.sm, color: colour.inkSoft });
/** The elements before the line breaks are blocks already. */
export const lineBreak = uiStyle({ display: "none" });
export const aside = uiStyle({ textAlign: "right", fontVariantNumeric: "tabular-nums lining-nums" });
