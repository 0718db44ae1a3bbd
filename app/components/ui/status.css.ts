import { styleVariants } from "@vanilla-extract/css";
import { ui } from "~/theme/layers.css";
import { uiStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, size, space } = vars;

export const root = uiStyle({
  fontWeight: 600,
  whiteSpace: "nowrap",
  "::before": {
    content: '""',
    display: "inline-block",
    width: size.mark,
    height: size.mark,
    marginRight: space.s2,
    border: "2px solid",
    background: "currentcolor",
    forcedColorAdjust: "none",
  },
});

export const tone = styleVariants(
  { plain: colour.lineStrong, ok: colour.ok, warn: colour.warn, err: colour.err },
  (mark) => ({ "@layer": { [ui]: { "::before": { color: mark } } } }),
);
export const open = uiStyle({ "::before": { background: "none" } });
