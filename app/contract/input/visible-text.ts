// Cleans pasted text: removes invisible characters, and replaces variants of a character by the usual one.

/** Zero-width spaces, marks of the writing direction, byte order marks. Joiners stay: words and emoji need them. */
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** The text without invisible signs, its accents composed: a search finds it however it was typed. */
export const visibleText = (text: string): string => text.replace(INVISIBLE, "").normalize("NFC");

/** A code, a phone number or an amount in plain signs: full-width digits, hyphens and spaces of all kinds become usual ones. */
export const plainSigns = (text: string): string =>
  visibleText(text)
    .replace(/\u00ad/g, "")
    .normalize("NFKC")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/\s+/g, " ")
    .trim();
