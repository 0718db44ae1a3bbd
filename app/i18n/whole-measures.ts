// A number and its unit stay on one line.

/** Of a number: the source of a regular expression with the flag u. */
export const UNIT = "(?:[kmµ]?g|[cdhm]?l|[ckmµ]?m|°[CF]|[VW%€])(?!\\p{L})";
const BEFORE_UNIT = new RegExp(`(\\d) (?=${UNIT})`, "gu");

/** A text, or HTML, in which no line ends between a number and its unit. */
export const withWholeMeasures = (text: string): string => text.replace(BEFORE_UNIT, "$1\u00a0");
