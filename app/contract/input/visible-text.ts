// Cleans pasted text: removes invisible characters, and replaces variants of a character by the usual one.

/**
 * Zero-width spaces, marks of the writing direction, byte order marks. Joiners remain: words and emoji need
 * them.
 */
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/**
 * Removes invisible characters and composes accents, so that a search finds the text however it was typed.
 */
export const visibleText = (text: string): string => text.replace(INVISIBLE, "").normalize("NFC");

/**
 * Normalizes a code, a phone number or an amount: full-width digits, and hyphens and spaces of all kinds,
 * become the usual ones.
 */
export const plainSigns = (text: string): string =>
  visibleText(text)
    .replace(/\u00ad/g, "")
    .normalize("NFKC")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/\s+/g, " ")
    .trim();
