/** The shop's breakpoints. Below `large` the layout is for phones and tablets. */
export const breakpoints = {
  small: 600,
  medium: 960,
  large: 1280,
  extraLarge: 1920,
  extraExtraLarge: 2560,
} as const;

/** Media queries, smallest first: styles are written for phones and extended for wider screens. */
export const from = {
  small: `(min-width: ${breakpoints.small}px)`,
  /** Four product cards fit in a row from this width on. */
  fourCards: "(min-width: 760px)",
  medium: `(min-width: ${breakpoints.medium}px)`,
  large: `(min-width: ${breakpoints.large}px)`,
  extraLarge: `(min-width: ${breakpoints.extraLarge}px)`,
} as const;

/** Below this width a table's rows become cards. Print always uses the table. */
export const tablesAreCards = "screen and (max-width: 699px)";
export const phone = `screen and (max-width: ${breakpoints.small - 1}px)`;
export const tablet = `screen and (min-width: ${breakpoints.small}px) and (max-width: ${breakpoints.medium - 1}px)`;
/** Below desktop width: the header is one line, menus and filters open as sheets. */
export const belowMedium = `screen and (max-width: ${breakpoints.medium - 1}px)`;
/** A list next to its filters that is still narrow. */
export const narrowList = `screen and (min-width: ${breakpoints.small}px) and (max-width: ${breakpoints.large - 1}px)`;
/**
 * A bar fixed to an edge needs a window of this height: at 400 % zoom a 1280 × 1024 screen is 320 × 256 px, and a bar
 * would cover the focused field (WCAG 2.4.11).
 */
export const tallWindow = "screen and (min-height: 400px)";
export const tallPhone = `${belowMedium} and (min-height: 400px)`;
export const print = "print";
