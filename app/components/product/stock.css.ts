import { uiStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, size, space, text } = vars;

export const root = uiStyle({
  fontSize: text.sm,
  display: "flex",
  gap: space.s2,
  alignItems: "baseline",
  "::before": {
    content: '""',
    flex: "none",
    width: size.mark,
    height: size.mark,
    background: colour.accent,
    border: `0 solid ${colour.warnMark}`,
    // Keeps the mark's colours: in forced colours mode it would be invisible.
    forcedColorAdjust: "none",
  },
});
const few = uiStyle({
  "::before": {
    background: `linear-gradient(${colour.warnMark}, ${colour.warnMark}) 0 100% / 100% 50% no-repeat`,
    borderWidth: "1px",
  },
});
const later = uiStyle({ "::before": { background: "none", borderWidth: "2px" } });
const none = uiStyle({
  "::before": { background: "none", borderWidth: "1px", borderColor: colour.lineStrong },
});
export const levels = { plenty: "", few, later, none };
