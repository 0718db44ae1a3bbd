// The kinds of cells: how a value of the shop is written in a file, and what a file's text must be to be one.

import { LOCALES } from "~/contract/constants/enums";
import { isModestJson } from "~/contract/json";
import { fromCents, toCents } from "~/contract/wire";

export type Value = string | number;

export type Read = { ok: true; value: Value } | Refused;
/** `part`: which of a cell's columns is to blame. */
type Refused = { ok: false; code: string; values?: Record<string, string | number>; part?: number };

export interface Cell {
  /** A text in three languages stands in three columns. */
  suffixes: readonly string[];
  read(parts: readonly string[]): Read;
  write(value: Value): string[];
}

const yes = (value: Value): Read => ({ ok: true, value });
const no = (code: string, values: Record<string, string | number> = {}): Refused => ({
  ok: false,
  code,
  values,
});

const single = (read: (text: string) => Read, write: (value: Value) => string = String): Cell => ({
  suffixes: [""],
  read: ([text = ""]) => read(text),
  write: (value) => [write(value)],
});

export const MAX_TEXT = 100_000;

const bounded = (text: string, max: number): Read =>
  text.length > max ? no("too_long", { max }) : yes(text);

export const free = single((text) => bounded(text, MAX_TEXT));

export const word = single((text) => (text.trim() === "" ? no("required") : bounded(text, 500)));

/** @param fold one spelling for what may be typed in several */
export const normalized = (fold: (text: string) => string): Cell =>
  single((text) => (fold(text) === "" ? no("required") : bounded(fold(text), 500)));

export const checked = (fits: (text: string) => boolean, code: string): Cell =>
  single((text) => (fits(text) ? bounded(text, 500) : no(code)));

export const email = checked((text) => /^[^\s@]{1,64}@[^\s@]+\.[^\s@.]+$/.test(text), "not_an_email");

/** The same where an empty cell says that there is none. */
export const orNothing = (cell: Cell): Cell => ({
  ...cell,
  read: (parts) => (parts[0] === "" ? yes("") : cell.read(parts)),
});

/** ISO 3166-1 alpha-2. */
export const country = single((text) => (/^[A-Z]{2}$/.test(text) ? yes(text) : no("not_a_country")));

/** @param clean what is left of it where it is not safe */
export const html = (clean: (text: string) => string): Cell =>
  single(
    (text) => bounded(clean(text), MAX_TEXT),
    (value) => clean(String(value)),
  );

/** Lower case words with hyphens, with a letter among them: digits alone are an id's (CONTRACT §8). */
export const slug = (reserved: readonly string[] = []): Cell =>
  single((text) => {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)) return no("not_a_slug");
    if (/^[\d-]+$/.test(text)) return no("digits_alone");
    return reserved.includes(text) ? no("reserved", { slug: text }) : bounded(text, 200);
  });

export const oneOf = (values: readonly string[]): Cell =>
  single((text) => (values.includes(text) ? yes(text) : no("not_among", { values: values.join(", ") })));

export const whole = ({ min = 0, max = 1_000_000_000 }: { min?: number; max?: number } = {}): Cell =>
  single((text) => {
    if (!/^-?\d{1,15}$/.test(text)) return no("not_a_whole_number");
    const value = Number(text);
    return value < min || value > max ? no("out_of_range", { min, max }) : yes(value);
  });

export const decimal = single((text) =>
  /^\d{1,9}(\.\d{1,6})?$/.test(text) && Number(text) > 0 ? yes(Number(text)) : no("not_a_decimal"),
);

/** Two digits after the point. A spreadsheet leaves noughts at the end away, and some write a comma: 12.5, 12,50. */
function hundredths(text: string, digits: number): number | null {
  const [, units, parts = ""] = /^(\d+)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  return units === undefined || units.length > digits ? null : toCents(`${units}.${parts.padEnd(2, "0")}`);
}

/** Cents, as an amount with two digits: "12.50". */
export const money = single(
  (text) => {
    const cents = hundredths(text, 10);
    return cents === null ? no("not_an_amount") : yes(cents);
  },
  (value) => fromCents(Number(value)),
);

/** No VAT is higher. */
const MOST_POINTS = 5000;

/** Basis points, as a percentage with two digits: "22.00". */
export const percent = single(
  (text) => {
    const points = hundredths(text, 2);
    if (points === null) return no("not_a_percentage");
    return points > MOST_POINTS ? no("out_of_range", { min: 0, max: MOST_POINTS / 100 }) : yes(points);
  },
  (value) => fromCents(Number(value)),
);

export const flag = single(
  (text) =>
    text === "true" || text === "1" ? yes(1) : text === "false" || text === "0" ? yes(0) : no("not_a_flag"),
  (value) => (value === 1 ? "true" : "false"),
);

export const day = single((text) => (isDay(text) ? yes(text) : no("not_a_day")));

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** UTC, to the second or the millisecond. */
export const instant = single((text) => {
  const isOne = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/.test(text) && isDay(text.slice(0, 10));
  return isOne && !Number.isNaN(Date.parse(text)) ? yes(text) : no("not_an_instant");
});

/** @param fits whether the parsed value is what the column is for */
export const json = (fits: (value: unknown) => boolean, clean = (text: string) => text): Cell =>
  single(
    (text) => {
      // Whatever walks through it recurses as deep as it goes.
      const parsed = isModestJson(text) ? parse(text) : undefined;
      return parsed !== undefined && fits(parsed) ? bounded(clean(text), 500_000) : no("not_json");
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

/** A JSON list of words, with bars between them: "IT|ES". A word that holds a bar keeps the list as JSON. */
export const list = single(
  (text) => {
    if (!text.startsWith("[")) return yes(JSON.stringify(text === "" ? [] : text.split("|")));
    const parsed = parse(text);
    return Array.isArray(parsed) && parsed.every((one) => typeof one === "string")
      ? yes(text)
      : no("not_a_list");
  },
  (value) => {
    const words: unknown = parse(String(value));
    const plain =
      Array.isArray(words) && words.every((one) => typeof one === "string" && /^[^|[][^|]*$/.test(one));
    return plain ? words.join("|") : String(value);
  },
);

/** [[10, 263]] as "10:2.63|50:2.55": from so many on, at so much; quantities rise. */
export const tiers = single(
  (text) => {
    const steps =
      text === "" ? [] : text.split("|").map((step) => /^([1-9]\d{0,4}):(\d{1,10}\.\d{2})$/.exec(step));
    const read = steps.map((step) => (step ? [Number(step[1]), toCents(step[2] ?? "")] : []));
    const rise = read.every(([qty = 0], index) => qty > (read[index - 1]?.[0] ?? 0));
    return rise ? yes(JSON.stringify(read)) : no("not_tiers");
  },
  (value) => {
    const steps: unknown = parse(String(value));
    return Array.isArray(steps) ? steps.map(([qty, cents]) => `${qty}:${fromCents(cents)}`).join("|") : "";
  },
);

/** {"it": …, "en": …, "es": …} in the columns name_it, name_en, name_es. */
export const texts = (clean: (text: string) => string = (text) => text): Cell => ({
  suffixes: LOCALES.map((locale) => `_${locale}`),
  read(parts) {
    const long = parts.findIndex((part) => part.length > MAX_TEXT);
    if (long >= 0) return { ...no("too_long", { max: MAX_TEXT }), part: long };
    return yes(
      JSON.stringify(Object.fromEntries(LOCALES.map((locale, n) => [locale, clean(parts[n] ?? "")]))),
    );
  },
  write(value) {
    const kept: unknown = parse(String(value));
    const inOne = (locale: string): unknown =>
      typeof kept === "object" && kept !== null ? Reflect.get(kept, locale) : null;
    return LOCALES.map((locale) => clean(String(inOne(locale) ?? "")));
  },
});
