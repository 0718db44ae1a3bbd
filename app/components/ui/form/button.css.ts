import { print } from "~/theme/breakpoints";
import { uiRule, uiStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, leading, size, space, text: type } = vars;

export const root = uiStyle({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space.s2,
  minHeight: size.touch,
  padding: `${space.s2} ${space.s5}`,
  fontSize: type.button,
  lineHeight: leading.small,
  fontWeight: 600,
  textAlign: "center",
  textDecoration: "none",
  background: colour.ground,
  color: colour.primary,
  border: `1px solid ${colour.primary}`,
  cursor: "pointer",
  "@media": { [print]: { display: "none" } },
  ":hover": { background: colour.accentTint },
});

const primary = uiStyle({
  background: colour.accentText,
  borderColor: colour.accentText,
  color: colour.onAccent,
  ":hover": { background: colour.accentDeep },
});
const text = uiStyle({
  borderColor: "transparent",
  background: "none",
  paddingInline: space.s1,
  // Aligns the button's text with the surrounding text.
  marginInline: `calc(-1px - ${space.s1})`,
  textDecoration: "underline",
  fontWeight: 400,
});
const danger = uiStyle({ color: colour.err, borderColor: colour.err });
export const variants = { plain: "", primary, text, danger };

const slim = uiStyle({
  minHeight: size.target,
  selectors: { [`&:not(${text})`]: { paddingInline: space.s3 } },
});
// White on the accent colour has enough contrast only at this size and weight.
const big = uiStyle({
  minHeight: size.buttonBig,
  fontSize: type.buttonBig,
  fontWeight: 700,
  paddingInline: space.s8,
  selectors: {
    [`&${primary}`]: { background: colour.accent, borderColor: colour.accent },
    [`&${primary}:hover`]: { background: colour.accentDeep },
  },
});
export const sizes = { normal: "", slim, big };

export const full = uiStyle({ width: "100%", paddingInline: space.s3 });

uiRule(`${root}[disabled], ${root}[aria-disabled=true]`, {
  background: colour.bandDeep,
  color: colour.inkSoft,
  borderColor: colour.lineStrong,
  cursor: "not-allowed",
});

// The inline loader sets `aria-busy` if the form is submitted before the scripts have loaded.
uiRule(`${root}[aria-busy=true]::after`, {
  content: "'…'",
  marginInlineStart: `calc(-1 * ${space.s2})`,
});
