// Keeps a number and its unit on one line.

/** Source of a regular expression for units, to be used with the flag u. */
export const UNIT = "(?:[kmµ]?g|[cdhm]?l|[ckmµ]?m|°[CF]|[VW%€])(?!\\p{L})";
const BEFORE_UNIT = new RegExp(`(\\d) (?=${UNIT})`, "gu");

/** Returns text or HTML without line breaks between a number and its unit. */
export const withWholeMeasures = (text: string): string => text.replace(BEFORE_UNIT, "$1\u00a0");
