// What a list can be narrowed by, as its page shows it: no more than one can take in.

import type { ListQuery } from "~/contract/constants/list-query";
import type { Facets } from "~/contract/products";

const MOST_FIELDS = 8;
const MOST_VALUES = 12;
const MOST_WHEN_ASKED = 72;

/** The fields that say most about this list, and of each first the values that most of it has; what is chosen stays. */
export function forFilters(
  { categories, custom_fields, price }: Facets,
  { fields, categories: within, more }: Pick<ListQuery, "fields" | "categories" | "more">,
  /** null: the page is about one category, and has its tree. */
  total: number | null,
) {
  const chosen = (key: string) => fields.filter((field) => field.key === key).map(({ value }) => value);
  const weight = (field: Facets["custom_fields"][number]) =>
    chosen(field.key).length > 0
      ? Number.POSITIVE_INFINITY
      : field.values.reduce((sum, { count }) => sum + count, 0);
  const shown = custom_fields
    .filter(({ key, values }) => values.length > 1 || chosen(key).length > 0)
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, Math.max(MOST_FIELDS, new Set(fields.map(({ key }) => key)).size));
  return {
    price,
    // What holds the whole list narrows nothing.
    categories:
      total === null
        ? []
        : categories
            .filter(({ slug, count }) => within.includes(slug) || count < total)
            .toSorted((a, b) => b.count - a.count)
            .filter(({ slug }, index) => index < MOST_VALUES || within.includes(slug)),
    custom_fields: custom_fields
      .filter((field) => shown.includes(field))
      .map(({ values, ...field }) => {
        const own = chosen(field.key);
        const ordered = inOrder(values);
        const isAsked = more.includes(field.key);
        const limit = isAsked ? MOST_WHEN_ASKED : MOST_VALUES;
        const shown = ordered.filter(({ value }, index) => index < limit || own.includes(value));
        const others = Math.min(ordered.length, MOST_WHEN_ASKED) - shown.length;
        // No more than is shown: the label of a field is the whole of it that a page needs.
        const { key, label, unit } = field;
        const first = isAsked && ordered[MOST_VALUES]?.value;
        return {
          ...{ key, label, unit, values: shown, others: Math.max(0, others) },
          ...(first && { firstOfMore: first }),
        };
      }),
  };
}

/** Numbers from small to large; words by how many have them, as they come. */
const inOrder = (values: Facets["custom_fields"][number]["values"]) =>
  values.every(({ value }) => value !== "" && Number.isFinite(Number(value)))
    ? values.toSorted((a, b) => Number(a.value) - Number(b.value))
    : values;
