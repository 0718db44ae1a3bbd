import { print } from "~/theme/breakpoints";
import { uiRule, uiStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, size, space } = vars;

export const root = uiStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: space.s1,
  marginTop: space.s6,
  "@media": { [print]: { display: "none" } },
});
uiRule(`${root} > *`, {
  minWidth: size.touch,
  minHeight: size.touch,
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  padding: `0 ${space.s3}`,
  border: `1px solid ${colour.line}`,
  textDecoration: "none",
});
uiRule(`${root} > a:hover, ${root} > button:hover`, { borderColor: colour.primary });
uiRule(`${root} > button`, { background: "none", color: "inherit", font: "inherit", cursor: "pointer" });
export const current = uiStyle({});
uiRule(`${root} > ${current}`, {
  background: colour.primary,
  borderColor: colour.primary,
  color: colour.onPrimary,
  fontWeight: 600,
});
export const gap = uiStyle({});
uiRule(`${root} > ${gap}`, { border: 0, paddingInline: space.s1, minWidth: 0 });
