/**
 * Validation of VAT numbers and tax codes by form and check digit (CONTRACT §2a.6). Only a registry knows
 * whether they exist.
 */
import { COUNTRIES } from "./countries";
import { hasItalianCheckDigit, isCif, isNif, VAT_NUMBERS } from "./vat-checks";

/**
 * Validates a VAT number with or without prefix, spaces, dots and dashes. Countries without a check have no
 * valid number.
 */
export function isVatNumber(country: string, number: string): boolean {
  const plain = plainOf(number);
  const prefix = PREFIXES.find(([letters, of]) => of === country && plain.startsWith(letters))?.[0];
  return [plain, plain.slice(prefix?.length ?? 0)].some((bare) => VAT_NUMBERS[country]?.(bare) ?? false);
}

/**
 * A number's country, and the number without its prefix. A number that is valid in the home country, or has
 * no country's prefix, belongs to the home country.
 */
export function vatNumberParts(number: string, home: string): { country: string; code: string } {
  const plain = plainOf(number);
  const [, letters = "", code = ""] = /^([A-Z]{2})(.+)$/.exec(plain) ?? [];
  if (VAT_NUMBERS[home]?.(plain) || code === "") return { country: home, code: plain };
  const country = PREFIXES.find(([prefix]) => prefix === letters)?.[1] ?? letters;
  return COUNTRIES.has(country) || country in VAT_NUMBERS
    ? { country, code }
    : { country: home, code: plain };
}

/** Whether numbers of this country can be checked. */
export const hasVatCheck = (country: string): boolean => country in VAT_NUMBERS;

/** Validates a number without an address. A number of a country without a check passes. */
export function isKnownVatNumber(number: string, home: string): boolean {
  const { country, code } = vatNumberParts(number, home);
  return !hasVatCheck(country) || isVatNumber(country, code);
}

/**
 * Validates the tax code of a person or a company: Italy, Spain and Portugal by check digit, other
 * countries by form only.
 */
export function isTaxCode(country: string, code: string): boolean {
  const plain = plainOf(code);
  return TAX_CODES[country]?.(plain) ?? /^[0-9A-Z]{4,20}$/.test(plain);
}

/** Prefixes that differ from the country's code: Greece uses EL, Northern Ireland XI. */
const PREFIXES: readonly (readonly [letters: string, country: string])[] = [
  ["EL", "GR"],
  ["XI", "XI"],
  ["XI", "GB"],
  ...Object.keys(VAT_NUMBERS).map((country) => [country, country] as const),
];

const TAX_CODES: Readonly<Record<string, (code: string) => boolean>> = {
  // A company's provisional code may have other offices than a VAT number.
  IT: (code) => isCodiceFiscale(code) || hasItalianCheckDigit(code),
  ES: (code) => isNif(code) || isCif(code),
  PT: (code) => VAT_NUMBERS.PT?.(code) ?? false,
};

/** Letters that replace digits in an omocodia, when two people would have the same code. */
const OMOCODIA = "LMNPQRSTUV";
const CODICE_FISCALE =
  /^[A-Z]{6}[\dLMNPQRSTUV]{2}[ABCDEHLMPRST][\dLMNPQRSTUV]{2}[A-Z][\dLMNPQRSTUV]{3}[A-Z]$/;
/** Values of characters at odd positions, by digit or by position in the alphabet. */
const ODD_PLACES = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];

function isCodiceFiscale(code: string): boolean {
  if (!CODICE_FISCALE.test(code)) return false;
  const day = Number([...code.slice(9, 11)].map(withoutOmocodia).join(""));
  // Women's days of birth count from 41.
  if (day % 40 < 1 || day % 40 > 31 || day > 71) return false;

  const sum = [...code.slice(0, 15)].reduce((total, character, index) => {
    const value = /\d/.test(character) ? Number(character) : character.charCodeAt(0) - "A".charCodeAt(0);
    return total + (index % 2 === 0 ? (ODD_PLACES[value] ?? 0) : value);
  }, 0);
  return code.endsWith(String.fromCharCode("A".charCodeAt(0) + (sum % 26)));
}

function withoutOmocodia(character: string): string {
  return /\d/.test(character) ? character : String(OMOCODIA.indexOf(character));
}

function plainOf(typed: string): string {
  return typed.replace(/[\s.\-/]/g, "").toUpperCase();
}
