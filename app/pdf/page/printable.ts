// What a PDF's fonts can show: Latin, Greek and Cyrillic as they are. Other characters become Latin letters that they are
// read as, or a question mark.
import { toLatin } from "~/contract/input/latin-letters";

/** @param has whether the font has a character */
export const toPrintable = (text: string, has: (codePoint: number) => boolean): string =>
  [...text.normalize("NFC")].map((one) => (has(one.codePointAt(0) ?? 0) ? one : toLatin(one))).join("");
