import { type StyleRule, styleVariants } from "@vanilla-extract/css";
import { ui } from "~/theme/layers.css";
import { uiStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, font, space } = vars;

export const root = uiStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: space.s2,
  fontWeight: 600,
  whiteSpace: "nowrap",
  "::before": {
    content: '""',
    flex: "none",
    boxSizing: "border-box",
    width: "14px",
    height: "14px",
    border: "2px solid",
  },
});

export const tone = styleVariants(
  { plain: colour.ink, soft: colour.inkSoft, ok: colour.ok, warn: colour.warn, err: colour.err },
  (ink) => ({ "@layer": { [ui]: { color: ink } } }),
);

const glyph = (content: string): StyleRule["::before"] => ({
  content: `"${content}"`,
  font: `700 1.25rem/14px ${font.sans}`,
  textAlign: "center",
  border: 0,
});

/** The marks are borders and glyphs, because forced colours remove backgrounds. */
const MARKS: Record<"open" | "half" | "full" | "tick" | "cross" | "bang" | "back", StyleRule["::before"]> = {
  open: {},
  half: { borderBottomWidth: "8px" },
  full: { borderWidth: "7px" },
  tick: {
    width: "9px",
    marginInline: "3px 2px",
    borderWidth: "0 3px 3px 0",
    transform: "rotate(45deg) translate(-1px,-2px)",
  },
  cross: glyph("×"),
  bang: { content: '"!"', font: `700 .75rem/10px ${font.sans}`, textAlign: "center" },
  back: glyph("↩"),
};

export const mark = styleVariants(MARKS, (before) => ({ "@layer": { [ui]: { "::before": before } } }));
