// Filter options shown on a list page, limited in number.

import type { ListQuery } from "~/contract/constants/list-query";
import type { Facets } from "~/contract/products";

const MAX_FIELDS = 8;
const MAX_VALUES = 6;
const MAX_EXPANDED_VALUES = 72;

/**
 * Returns the custom fields that most products of the list have, with their most frequent values. Selected fields and
 * values are always included.
 */
export function filterOptions(
  { categories, custom_fields, price }: Facets,
  {
    fields,
    ranges,
    categories: selectedCategories,
    more,
  }: Pick<ListQuery, "fields" | "ranges" | "categories" | "more">,
  total: number,
  /** False on the page of a category, which shows its own tree. */
  withCategories: boolean,
) {
  const chosen = (key: string) => fields.filter((field) => field.key === key).map(({ value }) => value);
  const isChosen = (key: string) => [...fields, ...ranges].some((field) => field.key === key);
  const weight = (field: Facets["custom_fields"][number]) =>
    isChosen(field.key) ? Number.POSITIVE_INFINITY : field.values.reduce((sum, { count }) => sum + count, 0);
  const shown = custom_fields
    .filter((field) => (field.values.length > 1 ? weight(field) * 2 >= total : isChosen(field.key)))
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, Math.max(MAX_FIELDS, new Set([...fields, ...ranges].map(({ key }) => key)).size));
  return {
    price,
    // A category that contains the whole list would not filter it.
    categories: !withCategories
      ? []
      : categories
          .filter(({ slug, count }) => selectedCategories.includes(slug) || count < total)
          .toSorted((a, b) => b.count - a.count)
          .filter(({ slug }, index) => index < MAX_VALUES || selectedCategories.includes(slug)),
    custom_fields: custom_fields
      .filter((field) => shown.includes(field))
      .map(({ values, range, ...field }) => {
        const selectedValues = chosen(field.key);
        // A range shows only its selected values.
        if (range) {
          const own = values.filter(({ value }) => selectedValues.includes(value));
          return { ...field, range, values: own, others: 0 };
        }
        const ordered = sortValues(values);
        const isExpanded = more.includes(field.key);
        const limit = isExpanded ? MAX_EXPANDED_VALUES : MAX_VALUES;
        const shown = ordered.filter(({ value }, index) => index < limit || selectedValues.includes(value));
        const others = Math.min(ordered.length, MAX_EXPANDED_VALUES) - shown.length;
        const { key, label, unit } = field;
        const first = isExpanded && ordered[MAX_VALUES]?.value;
        return {
          ...{ key, label, unit, range, values: shown, others: Math.max(0, others) },
          ...(first && { firstOfMore: first }),
        };
      }),
  };
}

/** Sorts numbers ascending. Texts stay sorted by count, as the API returns them. */
const sortValues = (values: Facets["custom_fields"][number]["values"]) =>
  values.every(({ value }) => value !== "" && Number.isFinite(Number(value)))
    ? values.toSorted((a, b) => Number(a.value) - Number(b.value))
    : values;
