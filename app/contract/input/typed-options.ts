/** Typed options of a product: "Weight", "250 g, 1 kg". */
import { LOCALES, type Locale } from "~/contract/constants/enums";

export type OptionTexts = Partial<Record<Locale, string>>;

export interface VariantOption {
  name: string;
  values: readonly OptionTexts[];
}

/**
 * Splits values at line breaks, semicolons and commas. A comma between two digits is a decimal comma, as in
 * "1,5 kg", unless the whole line is a list of numbers, as in "40,41,42". A value may have a text for each
 * language: "it: rosso | en: red".
 */
export function optionValues(typed: string): OptionTexts[] {
  const parts = typed.split(/[\n;]/).flatMap((line) => {
    const isNumbers = /^\s*\d+(?:,\d+){2,}\s*$/.test(line);
    return line.split(isNumbers ? "," : /,(?!\d)|(?<!\d),/);
  });
  const values = parts.map((part) => part.trim().replace(/\s+/g, " ")).filter(Boolean);
  return distinct(values.map(textsOf));
}

const LOCALE_TEXT = /^(it|en|es)\s*:\s*(.+)$/;

function textsOf(value: string): OptionTexts {
  const named = value.split("|").map((text) => LOCALE_TEXT.exec(text.trim()));
  return named.every((one) => one !== null)
    ? Object.fromEntries(named.map((one) => [one[1] ?? "", one[2] ?? ""]))
    : Object.fromEntries(LOCALES.map((locale) => [locale, value]));
}

function distinct(values: readonly OptionTexts[]): OptionTexts[] {
  const byName = new Map(values.toReversed().map((value) => [identityOf(value), value]));
  return [...byName.values()].toReversed();
}

export interface OptionFault {
  /** Format: "options.1.name". */
  field: string;
  code: "option_twice" | "required" | "too_many_variants";
  values: Record<string, number>;
}

/**
 * The fault of the options by themselves; null without a fault. @param most maximum of variants per product
 */
export function optionFault(options: readonly VariantOption[], most: number): OptionFault | null {
  const names = options.map(({ name }) => name.trim().toLowerCase());
  const twice = names.findIndex((name, n) => names.indexOf(name) < n);
  if (twice >= 0) return { field: `options.${twice}.name`, code: "option_twice", values: {} };
  const empty = options.findIndex(({ values }) => values.length === 0);
  if (empty >= 0) return { field: `options.${empty}.values`, code: "required", values: {} };
  if (combinationCount(options) > most)
    return { field: "options.0.values", code: "too_many_variants", values: { max: most } };
  return null;
}

export const combinationCount = (options: readonly VariantOption[]): number =>
  options.reduce((count, { values }) => count * values.length, options.length === 0 ? 0 : 1);

/** The text of the first language that has one. */
export const firstText = (value: Record<string, string | undefined>): string =>
  LOCALES.map((locale) => value[locale]).find(Boolean) ?? "";

/** Texts that differ only in case are the same value. */
export const identityOf = (value: Record<string, string | undefined>): string =>
  firstText(value).toLowerCase();
