import { createVar, styleVariants } from "@vanilla-extract/css";
import { vars } from "~/theme/tokens.css";
import { desk, operator } from "./layer.css";
import { operatorRule, operatorStyle } from "./style";

const { colour } = vars;
const key = createVar();

export const root = operatorStyle({
  display: "inline-flex",
  gap: "7px",
  alignItems: "baseline",
  fontWeight: 600,
  whiteSpace: "nowrap",
});
operatorRule(`${root}::before`, {
  content: '""',
  flex: "none",
  width: ".5625rem",
  height: ".5625rem",
  background: key,
});
export const tones = {
  ok: colour.ok,
  warn: colour.warnMark,
  err: colour.err,
  todo: colour.focus,
  none: colour.lineStrong,
};
export const tone = styleVariants(tones, (value) => ({
  "@layer": { [operator]: { vars: { [key]: value } } },
}));
/** The marks differ in shape, for readers who cannot distinguish the colours. */
export const mark = styleVariants({ full: {}, open: {}, half: {} });
operatorRule(`${mark.open}::before`, { background: "none", border: `2px solid ${key}` });
operatorRule(`${mark.half}::before`, {
  background: `linear-gradient(90deg, ${key} 50%, transparent 50%)`,
  border: `1px solid ${key}`,
});
export const badge = operatorStyle({
  display: "inline-block",
  padding: "3px 6px",
  background: colour.ground,
  border: `1px solid ${desk.hairStrong}`,
  fontSize: ".75rem",
  fontWeight: 600,
  lineHeight: 1,
  whiteSpace: "nowrap",
});
