import { partStyle, uiStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, leading, size, text } = vars;

export const muted = uiStyle({ color: colour.inkSoft });
export const small = uiStyle({ fontSize: text.sm });

/** Numbers: tabular figures on the baseline. */
export const number = uiStyle({ fontVariantNumeric: "tabular-nums lining-nums" });

export const code = uiStyle({
  fontSize: text.xs,
  color: colour.inkSoft,
  fontVariantNumeric: "tabular-nums",
  letterSpacing: ".02em",
});

export const display = uiStyle({
  fontSize: text.xxxl,
  lineHeight: leading.display,
  letterSpacing: "-.01em",
});

export const lead = uiStyle({ fontSize: text.lg, maxWidth: "30rem" });

/** A heading that looks one size smaller than its level. */
export const smallHeading = uiStyle({ fontSize: text.lg });

/** A summary that consists only of text, with the height of a touch target. */
export const fold = uiStyle({ minHeight: size.target, alignContent: "center", cursor: "pointer" });

export const intro = partStyle({
  color: colour.inkSoft,
  maxWidth: size.read,
  marginBlock: `${vars.space.s2} ${vars.space.s5}`,
});

export const multiline = uiStyle({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
