/** The check digits of VAT numbers, country by country, as published by the tax offices. */

export type Check = (bare: string) => boolean;

/**
 * Keyed by country (ISO 3166-1 alpha-2, XI: Northern Ireland); each check takes the number without its
 * prefix.
 */
export const VAT_NUMBERS: Readonly<Record<string, Check>> = {
  IT: isPartitaIva,
  ES: (n) => isNif(n) || isCif(n),
  FR: isFrenchKey,
  DE: (n) => /^[1-9]\d{8}$/.test(n) && endsWithMod11And10(n),
  // The Luhn sum of the first seven digits plus a constant of the Austrian tax office.
  AT: (n) => /^U\d{8}$/.test(n) && (luhnSum(n.slice(1, 8)) + 4 + digit(n, 8)) % 10 === 0,
  BE: (n) => /^[01]\d{9}$/.test(n) && 97 - (Number(n.slice(0, 8)) % 97) === Number(n.slice(8)),
  NL: isBtwNumber,
  PT: (n) =>
    /^[1-9]\d{8}$/.test(n) && ((11 - weighted(n, [9, 8, 7, 6, 5, 4, 3, 2])) % 11) % 10 === digit(n, 8),
  SI: (n) => /^[1-9]\d{7}$/.test(n) && (11 - weighted(n, [8, 7, 6, 5, 4, 3, 2])) % 10 === digit(n, 7),
  HR: (n) => /^\d{11}$/.test(n) && endsWithMod11And10(n),
  LU: (n) => /^\d{8}$/.test(n) && Number(n.slice(0, 6)) % 89 === Number(n.slice(6)),
  BG: isBulgarian,
  CY: (n) => /^(?!12)\d{8}[A-Z]$/.test(n) && cypriotLetter(n) === n[8],
  CZ: isCzech,
  DK: (n) => /^[1-9]\d{7}$/.test(n) && weighted(n, [2, 7, 6, 5, 4, 3, 2, 1]) === 0,
  EE: (n) => /^\d{9}$/.test(n) && sumOf(n, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0,
  GR: (n) =>
    /^\d{9}$/.test(n) &&
    (sumOf(n, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === digit(n, 8) &&
    Number(n) > 0,
  FI: (n) => /^\d{8}$/.test(n) && weighted(n, [7, 9, 10, 5, 8, 4, 2, 1]) === 0 && Number(n) > 0,
  HU: (n) => /^\d{8}$/.test(n) && sumOf(n, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0,
  IE: isIrish,
  LT: isLithuanian,
  LV: isLatvian,
  MT: (n) => /^[1-9]\d{7}$/.test(n) && sumOf(n, [3, 4, 6, 7, 8, 9, 10, 1]) % 37 === 0,
  PL: (n) => /^\d{10}$/.test(n) && weighted(n, [6, 5, 7, 2, 3, 4, 5, 6, 7]) === digit(n, 9) && Number(n) > 0,
  RO: (n) => /^[1-9]\d{1,9}$/.test(n) && isRomanian(n.padStart(10, "0")),
  // A company's number, and 01 to 94 for its place in a group.
  SE: (n) => /^\d{10}(0[1-9]|[1-8]\d|9[0-4])$/.test(n) && luhnSum(n.slice(0, 10)) % 10 === 0,
  SK: (n) => /^[1-9]\d[2-46-9]\d{7}$/.test(n) && Number(n) % 11 === 0,
  GB: isBritish,
  XI: isBritish,
  CH: (n) =>
    /^(CH)?E\d{9}(MWST|TVA|IVA)?$/.test(n) &&
    (11 - weighted(n.replace(/\D/g, ""), [5, 4, 3, 2, 7, 6, 5, 4])) % 11 === digit(n.replace(/\D/g, ""), 8),
  NO: (n) => /^\d{9}(MVA)?$/.test(n) && weighted(n, [3, 2, 7, 6, 5, 4, 3, 2, 1]) === 0,
};

/**
 * Italian VAT number: seven digits of the company, three of the issuing office, one check digit. The
 * offices are those of the Agenzia delle Entrate's own check (Sogei, UCheckNum): the provinces and a few
 * others.
 */
function isPartitaIva(n: string): boolean {
  const office = Number(n.slice(7, 10));
  return hasItalianCheckDigit(n) && ((office >= 1 && office <= 100) || [120, 121, 888, 999].includes(office));
}

/** Eleven digits, the last one a check digit: a VAT number, or a company's provisional tax code. */
export const hasItalianCheckDigit = (n: string): boolean =>
  /^\d{11}$/.test(n) && !n.startsWith("0000000") && luhnSum(n) % 10 === 0;

/**
 * Spanish DNI, NIE of residents (X, Y, Z) or special NIF (K, L, M): the check letter is the number modulo
 * 23.
 */
export function isNif(n: string): boolean {
  if (!/^[\dXYZKLM]\d{7}[A-Z]$/.test(n)) return false;
  const digits = /^[KLM]/.test(n)
    ? n.slice(1, 8)
    : n.slice(0, 8).replace(/^[XYZ]/, (letter) => `${"XYZ".indexOf(letter)}`);
  return "TRWAGMYFPDXBNJZSQVHLCKE"[Number(digits) % 23] === n[8];
}

/** Spanish company NIF: the last character is a digit, a letter or either, by legal form. */
export function isCif(n: string): boolean {
  if (!/^[ABCDEFGHJNPQRSUVW]\d{7}[\dA-J]$/.test(n)) return false;
  const check = (10 - (luhnSum(`${n.slice(1, 8)}0`) % 10)) % 10;
  const asDigit = n[8] === `${check}`;
  const asLetter = n[8] === "JABCDEFGHI"[check];
  if (/^[ABEH]/.test(n)) return asDigit;
  return /^[NPQRSW]/.test(n) ? asLetter : asDigit || asLetter;
}

/**
 * French VAT number: a key of two characters, then the SIREN; old keys are digits, new ones have letters
 * except I and O.
 */
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

/**
 * Dutch VAT number: modulo 11 for companies; for sole traders, since 2020, modulo 97 over letters and
 * digits.
 */
function isBtwNumber(n: string): boolean {
  if (!/^\d{9}B\d{2}$/.test(n) || n.endsWith("B00")) return false;
  const byCompany = weighted(n, [9, 8, 7, 6, 5, 4, 3, 2]) === digit(n, 8);
  const asNumber = [...`NL${n}`].map((character) => Number.parseInt(character, 36)).join("");
  return byCompany || BigInt(asNumber) % 97n === 1n;
}

/** Bulgaria: nine digits for companies; ten for people, foreigners and others. */
function isBulgarian(n: string): boolean {
  if (/^\d{9}$/.test(n)) {
    const first = weighted(n, [1, 2, 3, 4, 5, 6, 7, 8]);
    const check = first < 10 ? first : weighted(n, [3, 4, 5, 6, 7, 8, 9, 10]) % 10;
    return check === digit(n, 8);
  }
  const last = digit(n, 9);
  return (
    /^\d{10}$/.test(n) &&
    (weighted(n, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 10 === last ||
      sumOf(n, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10 === last ||
      (11 - weighted(n, [4, 3, 2, 7, 6, 5, 4, 3, 2])) % 11 === last)
  );
}

function cypriotLetter(n: string): string {
  const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
  const sum = [...n.slice(0, 8)].reduce(
    (total, character, index) =>
      total + (index % 2 === 0 ? (odd[Number(character)] ?? 0) : Number(character)),
    0,
  );
  return String.fromCharCode("A".charCodeAt(0) + (sum % 26));
}

/**
 * Czechia: eight digits for companies; nine beginning with 6 for people without a birth number; birth
 * numbers of nine or ten.
 */
function isCzech(n: string): boolean {
  const weights = [8, 7, 6, 5, 4, 3, 2];
  if (/^[0-8]\d{7}$/.test(n)) return ((11 - weighted(n, weights)) % 11 || 1) % 10 === digit(n, 7);
  if (/^6\d{8}$/.test(n)) return (18 - ((21 - weighted(n.slice(1), weights)) % 11)) % 10 === digit(n, 8);
  const [month, day] = [Number(n.slice(2, 4)) % 50, Number(n.slice(4, 6))];
  const isBirth =
    /^\d{9,10}$/.test(n) && day >= 1 && day <= 31 && [month, month - 20].some((m) => m >= 1 && m <= 12);
  // Birth numbers until 1954 have no check digit.
  if (n.length === 9) return isBirth && Number(n.slice(0, 2)) < 54;
  return isBirth && (Number(n.slice(0, 9)) % 11) % 10 === digit(n, 9);
}

/**
 * Ireland: seven digits and a letter, since 2013 a second letter; before, the second character might be a
 * letter.
 */
function isIrish(n: string): boolean {
  const [, whole, letter = "", second = ""] = /^(\d{7})([A-W])([A-IW]?)$/.exec(n) ?? [];
  const [, first, five, old] = /^(\d)[A-Z+*](\d{5})([A-W])$/.exec(n) ?? [];
  const digits = whole ?? (five === undefined ? null : `0${five}${first}`);
  const letters = "WABCDEFGHIJKLMNOPQRSTUV";
  const sum = digits === null ? 0 : sumOf(digits, [8, 7, 6, 5, 4, 3, 2]) + 9 * letters.indexOf(second);
  return digits !== null && letters[sum % 23] === (old ?? letter);
}

/** Lithuania: nine digits for companies, twelve for others; the last but one is 1. */
function isLithuanian(n: string): boolean {
  if (!/^(\d{9}|\d{12})$/.test(n) || n.at(-2) !== "1") return false;
  const from = (start: number) =>
    weighted(
      n,
      [...n.slice(0, -1)].map((_, index) => 1 + ((index + start) % 9)),
    );
  const first = from(0);
  return (first < 10 ? first : from(2) % 10) === digit(n, n.length - 1);
}

/** Latvia: companies' numbers begin with 4 or more; those of people with a birth date, or with 32. */
function isLatvian(n: string): boolean {
  if (!/^\d{11}$/.test(n)) return false;
  if (n > "4") return weighted(n, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) === 3;
  return (
    n.startsWith("32") || ((1 + weighted(n, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])) % 11) % 10 === digit(n, 10)
  );
}

const isRomanian = (n: string): boolean =>
  ((sumOf(n, [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === digit(n, 9);

/**
 * United Kingdom: nine digits, twelve with a branch; departments from GD000, health authorities from HA500.
 */
function isBritish(n: string): boolean {
  if (/^GD[0-4]\d\d$|^HA[5-9]\d\d$/.test(n)) return true;
  const rest = sumOf(n, [8, 7, 6, 5, 4, 3, 2, 10, 1]) % 97;
  return /^(\d{9}|\d{12})$/.test(n) && Number(n.slice(0, 7)) > 0 && [0, 42, 55].includes(rest);
}

/** The Luhn sum: from the right, every second digit is doubled and its digits are summed. */
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

function sumOf(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * digit(digits, index), 0);
}

const weighted = (digits: string, weights: readonly number[]): number => sumOf(digits, weights) % 11;

function digit(digits: string, index: number): number {
  return Number(digits.charAt(index));
}
