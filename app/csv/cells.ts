// Cell types of CSV files: how each parses its text, and how it writes a value.

import { LOCALES, type Locale } from "~/contract/constants/enums";
import { MAX_SLUG_LENGTH } from "~/contract/constants/limits";
import { isBoundedJson } from "~/contract/input/bounded-json";
import { isEmail } from "~/contract/input/email";
import { visibleText } from "~/contract/input/visible-text";
import { fromBasisPoints, fromCents, toCents } from "~/contract/wire";

export type Value = string | number;

export type Read = { ok: true; value: Value } | Refused;
/** `code` is a key of locales/…/import.json; `part`: index of the cell's column with the fault. */
type Refused = { ok: false; code: string; values?: Record<string, string | number>; part?: number };

export interface Cell {
  /** Suffixes of the cell's columns: one, or one per language. */
  suffixes: readonly string[];
  /** Restricts a text to the columns of some of the languages. */
  inLocales?(locales: readonly Locale[]): Cell;
  read(parts: readonly string[]): Read;
  /** Written with a decimal point, or with a comma in some spreadsheet languages. */
  isAmount?: true;
  write(value: Value): string[];
}

const accepted = (value: Value): Read => ({ ok: true, value });
const refused = (code: string, values: Record<string, string | number> = {}): Refused => ({
  ok: false,
  code,
  values,
});

const single = (read: (text: string) => Read, write: (value: Value) => string = String): Cell => ({
  suffixes: [""],
  read: ([text = ""]) => read(text),
  write: (value) => [write(value)],
});

/** In characters. */
export const MAX_TEXT_LENGTH = 100_000;
const MAX_WORD_LENGTH = 500;
const MAX_JSON_LENGTH = 500_000;

/**
 * UTF-8 that a program read as Windows-1252 or Mac Roman and saved: "AciditÃ " or "Acidit√†" for "Acidità".
 */
const MISREAD =
  /Ã[\u0080-\u00bf€‚ƒ„†‡ˆ‰Š‹ŒŽ‘’“•˜™š›œžŸ]|Ã[”–—…]\p{L}|\p{Ll}Ã(?:\s|$)|â€[\u0098-\u00a6\u02dc\u2018-\u201e\u2122]|â‚¬|Â[\u00a0-\u00bf]|√[†®©¨≤π∫±§°¢£ºª]|‚Ä[ôòúùì]/u;

function bounded(text: string, max: number): Read {
  if (text.length > max) return refused("too_long", { max });
  return MISREAD.test(text) ? refused("misread_letters") : accepted(text);
}

export const free = single((text) => bounded(text, MAX_TEXT_LENGTH));

/** A short text that must not be blank; trims it and collapses spaces. */
export const word = single((text) => {
  const tidy = visibleText(text).trim().replace(/\s+/g, " ");
  return tidy === "" ? refused("required") : bounded(tidy, MAX_WORD_LENGTH);
});

/** @param normalize maps several spellings to one */
export const normalized = (normalize: (text: string) => string): Cell =>
  single((text) =>
    normalize(text) === "" ? refused("required") : bounded(normalize(text), MAX_WORD_LENGTH),
  );

export const checked = (fits: (text: string) => boolean, code: string): Cell =>
  single((text) => {
    const tidy = visibleText(text).trim();
    return fits(tidy) ? bounded(tidy, MAX_WORD_LENGTH) : refused(code);
  });

export const email = checked(isEmail, "not_an_email");

/** The same cell, in which empty text is allowed. */
export const orNothing = (cell: Cell): Cell => ({
  ...cell,
  read: (parts) => (parts[0] === "" ? accepted("") : cell.read(parts)),
});

/** ISO 3166-1 alpha-2. */
export const country = single((text) =>
  /^[A-Z]{2}$/.test(text) ? accepted(text) : refused("not_a_country"),
);

/** @param clean removes unsafe HTML */
export const html = (clean: (text: string) => string): Cell =>
  single(
    (text) => bounded(clean(text), MAX_TEXT_LENGTH),
    (value) => clean(String(value)),
  );

/** Lower-case words with hyphens, and at least one letter: digits alone are an id (CONTRACT §8). */
export const slug = (reserved: readonly string[] = []): Cell =>
  single((text) => {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)) return refused("not_a_slug");
    if (/^[\d-]+$/.test(text)) return refused("digits_alone");
    return reserved.includes(text) ? refused("reserved", { slug: text }) : bounded(text, MAX_SLUG_LENGTH);
  });

export const oneOf = (values: readonly string[]): Cell =>
  single((text) =>
    values.includes(text) ? accepted(text) : refused("not_among", { values: values.join(", ") }),
  );

export const whole = ({ min = 0, max = 1_000_000_000 }: { min?: number; max?: number } = {}): Cell =>
  single((text) => {
    const [, digits] = /^(-?\d{1,15})(?:[.,]0{1,2})?$/.exec(text) ?? [];
    if (digits === undefined) return refused("not_a_whole_number");
    const value = Number(digits);
    return value < min || value > max ? refused("out_of_range", { min, max }) : accepted(value);
  });

const amount = (cell: Cell): Cell => ({ ...cell, isAmount: true });

export const decimal = amount(
  single((text) => {
    const value = /^\d{1,9}([.,]\d{1,6})?$/.test(text) ? Number(text.replace(",", ".")) : 0;
    return value > 0 ? accepted(value) : refused("not_a_decimal");
  }),
);

/**
 * A decimal with up to two decimals as whole hundredths. Spreadsheets drop trailing zeros, and some write a
 * comma: 12.5, 12,50.
 * A leading zero comes from a time: "10:2.63" opened as minutes and seconds is saved as "10:02.6".
 */
function hundredths(text: string, digits: number): number | null {
  const [, units, parts = ""] = /^(0|[1-9]\d*)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  return units === undefined || units.length > digits ? null : toCents(`${units}.${parts.padEnd(2, "0")}`);
}

/** Cents, as an amount with two decimals: "12.50". */
export const money = amount(
  single(
    (text) => {
      const cents = hundredths(text, 10);
      return cents === null ? refused("not_an_amount") : accepted(cents);
    },
    (value) => fromCents(Number(value)),
  ),
);

/** Lower bound of a tariff's band, grams or an amount, in hundredths: "2000", "49.90". */
export const threshold: Cell = {
  ...money,
  write: (value) => [fromCents(Number(value)).replace(/\.00$/, "")],
};

/** In basis points: no VAT rate is higher. */
const MAX_PERCENT = 5000;

/** Basis points, as a percentage with two decimals: "22.00". */
export const percent = amount(
  single(
    (text) => {
      const points = hundredths(text, 2);
      if (points === null) return refused("not_a_percentage");
      return points > MAX_PERCENT
        ? refused("out_of_range", { min: 0, max: MAX_PERCENT / 100 })
        : accepted(points);
    },
    (value) => fromBasisPoints(Number(value)),
  ),
);

/** Spellings of spreadsheets in the shop's languages. */
const FLAGS: ReadonlyMap<string, 0 | 1> = new Map([
  ...["true", "1", "yes", "vero", "sì", "si", "verdadero", "sí"].map((word) => [word, 1] as const),
  ...["false", "0", "no", "falso"].map((word) => [word, 0] as const),
]);

export const flag = single(
  (text) => {
    const value = FLAGS.get(text.trim().toLowerCase());
    return value === undefined ? refused("not_a_flag") : accepted(value);
  },
  (value) => (value === 1 ? "true" : "false"),
);

/** "2026-11-21", or the European spreadsheet formats "21/11/2026", "21.11.2026". */
export const day = single((text) => {
  const [, day = "", month = "", year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  const iso = year === undefined ? text : `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(iso) ? accepted(iso) : refused("not_a_day");
});

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** UTC, to the second or the millisecond. */
export const instant = single((text) => {
  const isOne = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/.test(text) && isDay(text.slice(0, 10));
  return isOne && !Number.isNaN(Date.parse(text)) ? accepted(text) : refused("not_an_instant");
});

/** Beginnings of postal codes separated by bars: "35|38", sorted, without duplicates. */
export const postalPrefixes = single((text) => {
  const items = text.split("|").map((one) => one.replace(/[\s.-]/g, "").toUpperCase());
  return items.every((one) => /^[A-Z0-9]{1,10}$/.test(one)) && items.length <= 200
    ? accepted([...new Set(items)].sort().join("|"))
    : refused("not_postal_prefixes");
});

/** @param fits whether the parsed value has the column's shape */
export const json = (fits: (value: unknown) => boolean, clean = (text: string) => text): Cell =>
  single(
    (text) => {
      // Checked for depth before it is parsed, because its readers recurse.
      const parsed = isBoundedJson(text) ? parse(text) : undefined;
      return parsed !== undefined && fits(parsed)
        ? bounded(clean(text), MAX_JSON_LENGTH)
        : refused("not_json");
    },
    (value) => clean(String(value)),
  );

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * A JSON list of texts, written with bars between them: "IT|ES". A list with a bar in a text is written as
 * JSON.
 */
export const list = single(
  (text) => {
    if (!text.startsWith("[")) return accepted(JSON.stringify(text === "" ? [] : text.split("|")));
    const parsed = parse(text);
    return Array.isArray(parsed) && parsed.every((one) => typeof one === "string")
      ? accepted(text)
      : refused("not_a_list");
  },
  (value) => {
    const items: unknown = parse(String(value));
    const plain =
      Array.isArray(items) && items.every((one) => typeof one === "string" && /^[^|[][^|]*$/.test(one));
    return plain ? items.join("|") : String(value);
  },
);

/**
 * Codes separated by bars, commas, semicolons or blanks, as a JSON list. @param fits whether a code is
 * valid
 */
export const codes = (
  normalize: (text: string) => string,
  fits: (code: string) => boolean,
  refusal: { code: string; values?: Record<string, string> },
): Cell =>
  single(
    (text) => {
      const listed = text.startsWith("[") ? parse(text) : text.split(/[|,;\s]+/);
      if (!Array.isArray(listed)) return refused("not_a_list");
      const items = [...new Set(listed.map((one) => normalize(String(one).trim())))].filter(Boolean);
      return items.every(fits) ? accepted(JSON.stringify(items)) : refused(refusal.code, refusal.values);
    },
    (value) => list.write(value).join(),
  );

/**
 * Names separated by bars, as a JSON list of at most `max`. @param normalize maps several spellings to one
 */
export const names = (normalize: (text: string) => string, max: number): Cell =>
  single(
    (text) => {
      const items = text.split("|").map(normalize).filter(Boolean);
      return items.length > max ? refused("too_many", { max }) : accepted(JSON.stringify(items));
    },
    (value) => list.write(value).join(),
  );

/** Price tiers, [[minQty, cents], …], as "10:2.63|50:2.55"; quantities ascend. */
export const tiers = single(
  (text) => {
    const steps = text
      .split("|")
      .filter((step) => step.trim() !== "")
      .map((step) => /^([1-9]\d{0,4}):([\d.,]{1,13})$/.exec(step.trim()));
    const read = steps.map((step) => (step ? [Number(step[1]), hundredths(step[2] ?? "", 10)] : []));
    const rise = read.every(
      ([qty, cents], index) =>
        typeof qty === "number" && typeof cents === "number" && qty > (read[index - 1]?.[0] ?? 0),
    );
    return rise ? accepted(JSON.stringify(read)) : refused("not_tiers");
  },
  (value) => {
    const steps: unknown = parse(String(value));
    return Array.isArray(steps) ? steps.map(([qty, cents]) => `${qty}:${fromCents(cents)}`).join("|") : "";
  },
);

/** A text in one language, in a separate column, which a shop without that language does not have. */
export const textIn = (locale: Locale): Cell => ({
  ...free,
  inLocales: (some) => (some.includes(locale) ? free : { ...free, suffixes: [], write: () => [] }),
});

/** {"it": …, "en": …, "es": …} in the columns name_it, name_en, name_es. */
export const texts = (
  clean: (text: string) => string = (text) => text,
  locales: readonly Locale[] = LOCALES,
): Cell => ({
  suffixes: locales.map((locale) => `_${locale}`),
  inLocales: (some) => texts(clean, some),
  read(parts) {
    const reads = parts.map((part) => bounded(part, MAX_TEXT_LENGTH));
    const wrong = reads.findIndex((read) => !read.ok);
    const fault = reads[wrong];
    if (fault && !fault.ok) return { ...fault, part: wrong };
    return accepted(
      JSON.stringify(Object.fromEntries(locales.map((locale, n) => [locale, clean(parts[n] ?? "")]))),
    );
  },
  write(value) {
    const stored: unknown = parse(String(value));
    const inOne = (locale: string): unknown =>
      typeof stored === "object" && stored !== null ? Reflect.get(stored, locale) : null;
    return locales.map((locale) => clean(String(inOne(locale) ?? "")));
  },
});
