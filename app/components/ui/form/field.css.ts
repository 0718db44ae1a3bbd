import { print } from "~/theme/breakpoints";
import { uiStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, font, size, space, text } = vars;

export const root = uiStyle({ minWidth: 0 });
export const label = uiStyle({ display: "block", fontWeight: 600, marginBottom: space.s1 });
export const optional = uiStyle({ fontWeight: 400, color: colour.inkSoft });
export const hint = uiStyle({
  display: "block",
  fontSize: text.sm,
  color: colour.inkSoft,
  marginBottom: space.s1,
});

export const control = uiStyle({
  display: "block",
  width: "100%",
  minHeight: size.touch,
  padding: `${space.s2} ${space.s3}`,
  background: colour.ground,
  border: `1px solid ${colour.lineStrong}`,
  ":hover": { borderColor: colour.ink },
  selectors: {
    "textarea&": { minHeight: "6rem", lineHeight: "1.4" },
    "select&": { paddingRight: space.s1 },
    "&[aria-invalid=true]": { border: `2px solid ${colour.err}`, background: colour.errTint },
    "&[readonly]": { background: colour.band, borderStyle: "dashed" },
  },
});

export const error = uiStyle({
  display: "block",
  color: colour.err,
  fontWeight: 600,
  fontSize: text.sm,
  marginTop: space.s1,
  "::before": { content: "! ", fontFamily: font.serif },
});

/** A checkbox or radio button with its label; the whole line is the target. */
export const check = uiStyle({
  display: "flex",
  gap: space.s3,
  alignItems: "center",
  minHeight: size.target,
  cursor: "pointer",
  overflowWrap: "anywhere",
});
export const checkCount = uiStyle({
  marginLeft: "auto",
  flex: "none",
  color: colour.inkSoft,
  fontSize: text.sm,
});

export const quantity = uiStyle({
  width: size.quantity,
  minHeight: size.target,
  textAlign: "center",
  border: `1px solid ${colour.lineStrong}`,
  padding: space.s1,
  background: colour.ground,
  "@media": { [print]: { borderColor: colour.ink } },
  selectors: { "&[aria-invalid=true]": { border: `2px solid ${colour.err}`, background: colour.errTint } },
});
export const quantityTall = uiStyle({ minHeight: size.buttonBig, fontSize: text.buttonBig });

export const group = uiStyle({ display: "flex" });
export const groupControl = uiStyle({ flex: 1, borderRight: 0 });
