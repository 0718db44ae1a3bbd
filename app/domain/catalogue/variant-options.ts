/** Variants from options: "Weight: 250 g, 1 kg" and "Grind: beans, ground" give four. */
import { LOCALES } from "~/contract/constants/enums";
import { MAX_SLUG_LENGTH } from "~/contract/constants/limits";
import { slugOf } from "~/contract/constants/slug";
import { firstText, identityOf, type OptionTexts, type VariantOption } from "~/contract/input/typed-options";

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
 * The combinations that the product lacks, in the order of the options' values. Existing variants are not
 * changed.
 * @param existing the product's variants
 * @param keyOf the key of an option's name: that of a custom field, otherwise the name itself
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

/** A language without its own text gets the first one that exists. */
const attribute = (key: string, value: OptionTexts): VariantAttribute => ({
  key,
  value: Object.fromEntries(LOCALES.map((locale) => [locale, value[locale] ?? firstText(value)])),
});

const combinationOf = (attributes: readonly VariantAttribute[]): string =>
  attributes
    .map(({ key, value }) => JSON.stringify([key.toLowerCase(), identityOf(value)]))
    .sort()
    .join();

/** Returns the text, followed by a number if it is in use, and marks it as used. */
function unused(used: Set<string>, text: string, as: (text: string) => string): string {
  let free = text.replace(/-+$/, "");
  for (let n = 2; used.has(as(free)); n += 1) free = `${text}-${n}`;
  used.add(as(free));
  return free;
}
