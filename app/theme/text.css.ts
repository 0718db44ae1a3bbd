import { partStyle, uiStyle } from "~/theme/rules";
import { vars } from "~/theme/tokens.css";

const { colour, leading, size, text } = vars;

/** Small ways of saying a thing; classes for any element. */
export const muted = uiStyle({ color: colour.inkSoft });
export const small = uiStyle({ fontSize: text.sm });

/** Numbers: figures of one width, on the baseline. */
export const number = uiStyle({ fontVariantNumeric: "tabular-nums lining-nums" });

export const code = uiStyle({
  fontSize: text.xs,
  color: colour.inkSoft,
  fontVariantNumeric: "tabular-nums",
  letterSpacing: ".02em",
});

/** The title of home, product, article and of a thing done. */
export const display = uiStyle({
  fontSize: text.xxxl,
  lineHeight: leading.display,
  letterSpacing: "-.01em",
});

export const lead = uiStyle({ fontSize: text.lg, maxWidth: "30rem" });

/** A heading that looks one size smaller than its rank. */
export const smallHeading = uiStyle({ fontSize: text.lg });

/** A summary that is only words: as tall as a finger. */
export const fold = uiStyle({ minHeight: size.target, alignContent: "center", cursor: "pointer" });

/** The line under a page's title. */
export const intro = partStyle({
  color: colour.inkSoft,
  maxWidth: size.read,
  marginBlock: `${vars.space.s2} ${vars.space.s5}`,
});

/** Text with line breaks of its own. */
export const multiline = uiStyle({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
