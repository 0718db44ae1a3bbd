/** Variants made of options: "Weight: 250 g, 1 kg" and "Grind: beans, ground" are four. */
import { LOCALES, type Locale } from "~/contract/constants/enums";
import { MAX_SLUG_LENGTH } from "~/contract/constants/limits";
import { slugOf } from "~/contract/constants/slug";

export type OptionTexts = Partial<Record<Locale, string>>;

export interface VariantOption {
  name: string;
  values: readonly OptionTexts[];
}

/** A stored attribute of a variant. */
export interface VariantAttribute {
  key: string;
  value: Record<string, string>;
}

export interface NewVariant {
  sku: string;
  slug: string;
  attributes: VariantAttribute[];
  position: number;
}

/**
 * Splits values at line ends, semicolons and commas. A comma between two digits is a decimal comma, as in "1,5 kg", unless the
 * whole line is a list of numbers, as in "40,41,42". A value may have a text for each language: "it: rosso | en: red".
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
  /** "options.1.name" */
  field: string;
  code: "option_twice" | "required" | "too_many_variants";
  values: Record<string, number>;
}

/** What is wrong with the options by themselves; null: nothing. @param most variants of one product */
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

/** How many variants the options make. */
export const combinationCount = (options: readonly VariantOption[]): number =>
  options.reduce((count, { values }) => count * values.length, options.length === 0 ? 0 : 1);

/**
 * The combinations that the product lacks, in the order of the options' values. Variants that exist are not touched.
 * @param existing the product's variants
 * @param keyOf the key of an option's name: that of a custom field, else the name itself
 */
export function newVariants(
  product: { sku: string; slug: string },
  existing: readonly {
    sku: string;
    slug: string;
    position: number;
    attributes: readonly VariantAttribute[];
  }[],
  options: readonly VariantOption[],
  keyOf: (name: string) => string = (name) => name,
): NewVariant[] {
  const known = new Set(existing.map(({ attributes }) => combinationOf(attributes)));
  const codes = new Set(existing.map(({ sku }) => sku.toLowerCase()));
  const slugs = new Set(existing.map(({ slug }) => slug));
  const last = Math.max(-1, ...existing.map(({ position }) => position));
  const wanted = combinations(options).filter(
    (values) =>
      !known.has(combinationOf(values.map((value, n) => attribute(keyOf(options[n]?.name ?? ""), value)))),
  );
  return wanted.map((values, n) => {
    const name = values.map((value) => slugOf(firstText(value)) || "x").join("-");
    const sku = unused(codes, `${product.sku}-${name.toUpperCase()}`.slice(0, 60), (code) =>
      code.toLowerCase(),
    );
    const slug = unused(slugs, `${product.slug}-${name}`.slice(0, MAX_SLUG_LENGTH - 4), (one) => one);
    const attributes = values.map((value, at) => attribute(keyOf(options[at]?.name ?? ""), value));
    return { sku, slug, attributes, position: last + 1 + n };
  });
}

const combinations = (options: readonly VariantOption[]): OptionTexts[][] =>
  options.length === 0
    ? []
    : options.reduce<OptionTexts[][]>(
        (rows, { values }) => rows.flatMap((row) => values.map((value) => [...row, value])),
        [[]],
      );

/** A language without a text of its own has the first that there is. */
const attribute = (key: string, value: OptionTexts): VariantAttribute => ({
  key,
  value: Object.fromEntries(LOCALES.map((locale) => [locale, value[locale] ?? firstText(value)])),
});

const firstText = (value: Record<string, string | undefined>): string =>
  LOCALES.map((locale) => value[locale]).find(Boolean) ?? "";

const identityOf = (value: Record<string, string | undefined>): string => firstText(value).toLowerCase();

const combinationOf = (attributes: readonly VariantAttribute[]): string =>
  attributes
    .map(({ key, value }) => JSON.stringify([key.toLowerCase(), identityOf(value)]))
    .sort()
    .join();

/** The text, with a number behind it where it is in use; it is in use afterwards. */
function unused(used: Set<string>, text: string, as: (text: string) => string): string {
  let free = text.replace(/-+$/, "");
  for (let n = 2; used.has(as(free)); n += 1) free = `${text}-${n}`;
  used.add(as(free));
  return free;
}
