/** Validation of VAT numbers and tax codes by form and check digit (CONTRACT §2a.6). Only a registry knows whether they exist. */

/** Validates a VAT number with or without prefix, spaces, dots and dashes. Countries that the shop does not sell to have no check. */
export function isVatNumber(country: string, number: string): boolean {
  const plain = plainOf(number);
  const bare = plain.startsWith(country) ? plain.slice(country.length) : plain;
  return VAT_NUMBERS[country]?.(bare) ?? false;
}

/** A number's country and the number without it; without letters it is Italian. Greece writes EL. */
export function vatNumberParts(number: string): { country: string; code: string } {
  const plain = plainOf(number);
  const [, letters, code] = /^([A-Z]{2})(.+)$/.exec(plain) ?? [];
  if (!letters || !code) return { country: "IT", code: plain };
  return { country: letters === "EL" ? "GR" : letters, code };
}

/** Whether there is a check for numbers of this country. */
export function hasVatCheck(country: string): boolean {
  return country in VAT_NUMBERS;
}

/** Validates a number without an address: no prefix means the shop's country; one of a country without a check passes. */
export function isKnownVatNumber(number: string): boolean {
  const country = /^[A-Z]{2}/.exec(plainOf(number))?.[0] ?? "IT";
  return !hasVatCheck(country) || isVatNumber(country, number);
}

/** Validates the tax code of a person or a company: Italy and Spain by check digit, other countries by form only. */
export function isTaxCode(country: string, code: string): boolean {
  const plain = plainOf(code);
  return TAX_CODES[country]?.(plain) ?? /^[0-9A-Z]{4,20}$/.test(plain);
}

type Check = (bare: string) => boolean;

const VAT_NUMBERS: Readonly<Record<string, Check>> = {
  IT: isPartitaIva,
  ES: (n) => isNif(n) || isCif(n),
  FR: isFrenchKey,
  DE: (n) => /^[1-9]\d{8}$/.test(n) && endsWithMod11And10(n),
  // The Luhn sum of the first seven digits, moved by a constant of the Austrian tax office.
  AT: (n) => /^U\d{8}$/.test(n) && (luhnSum(n.slice(1, 8)) + 4 + digit(n, 8)) % 10 === 0,
  BE: (n) => /^[01]\d{9}$/.test(n) && 97 - (Number(n.slice(0, 8)) % 97) === Number(n.slice(8)),
  NL: isBtwNumber,
  PT: (n) =>
    /^[1-9]\d{8}$/.test(n) && ((11 - weighted(n, [9, 8, 7, 6, 5, 4, 3, 2])) % 11) % 10 === digit(n, 8),
  SI: (n) => /^[1-9]\d{7}$/.test(n) && (11 - weighted(n, [8, 7, 6, 5, 4, 3, 2])) % 10 === digit(n, 7),
  HR: (n) => /^\d{11}$/.test(n) && endsWithMod11And10(n),
  LU: (n) => /^\d{8}$/.test(n) && Number(n.slice(0, 6)) % 89 === Number(n.slice(6)),
};

const TAX_CODES: Readonly<Record<string, Check>> = {
  // A company's provisional code may come from other offices than a VAT number.
  IT: (code) => isCodiceFiscale(code) || hasItalianCheckDigit(code),
  ES: (code) => isNif(code) || isCif(code),
};

/**
 * Italian VAT number: seven digits of the company, three of the issuing office, one check digit. The offices are those of
 * the Agenzia delle Entrate's own check (Sogei, UCheckNum): the provinces and a few others.
 */
function isPartitaIva(n: string): boolean {
  const office = Number(n.slice(7, 10));
  return hasItalianCheckDigit(n) && ((office >= 1 && office <= 100) || [120, 121, 888, 999].includes(office));
}

const hasItalianCheckDigit = (n: string): boolean =>
  /^\d{11}$/.test(n) && !n.startsWith("0000000") && luhnSum(n) % 10 === 0;

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

/** Spanish DNI, NIE of residents (X, Y, Z) or special NIF (K, L, M): the check letter is the number modulo 23. */
function isNif(n: string): boolean {
  if (!/^[\dXYZKLM]\d{7}[A-Z]$/.test(n)) return false;
  const digits = /^[KLM]/.test(n)
    ? n.slice(1, 8)
    : n.slice(0, 8).replace(/^[XYZ]/, (letter) => `${"XYZ".indexOf(letter)}`);
  return "TRWAGMYFPDXBNJZSQVHLCKE"[Number(digits) % 23] === n[8];
}

/** Spanish company NIF: the last character is a digit, a letter or either, by legal form. */
function isCif(n: string): boolean {
  if (!/^[ABCDEFGHJNPQRSUVW]\d{7}[\dA-J]$/.test(n)) return false;
  const check = (10 - (luhnSum(`${n.slice(1, 8)}0`) % 10)) % 10;
  const asDigit = n[8] === `${check}`;
  const asLetter = n[8] === "JABCDEFGHI"[check];
  if (/^[ABEH]/.test(n)) return asDigit;
  return /^[NPQRSW]/.test(n) ? asLetter : asDigit || asLetter;
}

/** French VAT number: a key of two characters, then the SIREN; old keys are digits, new ones have letters other than I and O. */
function isFrenchKey(n: string): boolean {
  if (!/^[\dA-HJ-NP-Z]{2}\d{9}$/.test(n)) return false;
  const siren = Number(n.slice(2));
  // Monaco's numbers begin with 000 and carry no Luhn digit.
  if (!n.startsWith("000", 2) && luhnSum(n.slice(2)) % 10 !== 0) return false;
  if (/^\d\d/.test(n)) return (12 + 3 * (siren % 97)) % 97 === Number(n.slice(0, 2));

  const alphabet = "0123456789ABCDEFGHJKLMNPQRSTUVWXYZ";
  const [first, second] = [alphabet.indexOf(n.charAt(0)), alphabet.indexOf(n.charAt(1))];
  const key = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100;
  return (siren + 1 + Math.floor(key / 11)) % 11 === key % 11;
}

/** Dutch VAT number: modulo 11 for companies; for sole traders, since 2020, modulo 97 over letters and digits. */
function isBtwNumber(n: string): boolean {
  if (!/^\d{9}B\d{2}$/.test(n) || n.endsWith("B00")) return false;
  const byCompany = weighted(n, [9, 8, 7, 6, 5, 4, 3, 2]) === digit(n, 8);
  const asNumber = [...`NL${n}`].map((character) => Number.parseInt(character, 36)).join("");
  return byCompany || BigInt(asNumber) % 97n === 1n;
}

/** The Luhn sum: from the right, every second digit doubled and its digits summed. */
function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, character, index) => {
    const value = Number(character) * (index % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}

/** ISO 7064, MOD 11,10: Germany, Croatia. */
function endsWithMod11And10(digits: string): boolean {
  const product = [...digits.slice(0, -1)].reduce((carry, character) => {
    const sum = (carry + Number(character)) % 10;
    return ((sum === 0 ? 10 : sum) * 2) % 11;
  }, 10);
  return (product + Number(digits.slice(-1))) % 10 === 1;
}

function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * digit(digits, index), 0) % 11;
}

function digit(digits: string, index: number): number {
  return Number(digits.charAt(index));
}

function plainOf(typed: string): string {
  return typed.replace(/[\s.\-/]/g, "").toUpperCase();
}
