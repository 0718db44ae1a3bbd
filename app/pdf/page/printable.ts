// Characters that a PDF's fonts can show: Latin, Greek and Cyrillic unchanged. Other characters become
// readable Latin letters, or a question mark.
import { toLatin } from "~/contract/input/latin-letters";

/** @param has whether the font has a character */
export const toPrintable = (text: string, has: (codePoint: number) => boolean): string =>
  [...text.normalize("NFC")].map((one) => (has(one.codePointAt(0) ?? 0) ? one : toLatin(one))).join("");
