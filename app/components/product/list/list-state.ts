// State of a product list and its URL: filters, sort order, page size.
import { LIST_FLAGS, type ListQuery, type ListView } from "~/contract/constants/list-query";
import { productsPerPage } from "~/contract/constants/paging";
import { withQuery } from "~/paths";

export type ListState = ListQuery & { view: ListView };

export const NO_FILTERS: Partial<ListState> = {
  ...{ categories: [], fields: [], ranges: [], promotions: [], season: null, price_min: "", price_max: "" },
  ...Object.fromEntries(LIST_FLAGS.map((flag) => [flag, false])),
};

/** Query parameters of a list, without default values. The view is stored in a cookie, not in the URL. */
export function queryOf(query: ListState) {
  const flags = Object.fromEntries(LIST_FLAGS.map((flag) => [flag, query[flag] ? 1 : null]));
  return {
    search: query.search,
    exact: query.search && query.exact ? 1 : null,
    categories: query.categories,
    ...flags,
    promotions: query.promotions,
    season: query.season,
    ...fieldsOf(query),
    ...Object.fromEntries(
      query.ranges.flatMap(({ key, min, max }) => [
        [`cf.${key}.min`, min],
        [`cf.${key}.max`, max],
      ]),
    ),
    price_type: query.price_type === "standard" ? null : query.price_type,
    price_min: query.price_min,
    price_max: query.price_max,
    order_by: query.order_by,
    page_size: query.page_size === productsPerPage(query.view) ? null : query.page_size,
    page: query.page === 1 ? null : query.page,
    more: query.more,
    ...Object.fromEntries(Object.entries(query.quantities).map(([id, typed]) => [`qty.${id}`, typed])),
  };
}

/** Returns the same list in another view, at the page that contains the first product of the current page. */
export function inView(query: ListState, view: ListView): ListState {
  if (query.page_size !== productsPerPage(query.view)) return { ...query, view };
  const page_size = productsPerPage(view);
  const page = Math.floor(((query.page - 1) * query.page_size) / page_size) + 1;
  return { ...query, view, page, page_size };
}

function fieldsOf({ fields }: ListState): Record<string, string[]> {
  const byName: Record<string, string[]> = {};
  for (const { key, value } of fields) byName[`cf.${key}`] = [...(byName[`cf.${key}`] ?? []), value];
  return byName;
}

/** Query parameters as hidden fields, except those for which `own` is true because the form has fields for them. */
export const hiddenParamsOf = (query: ListState, own: (name: string) => boolean): Array<[string, string]> =>
  [...new URL(withQuery("http://list/", queryOf({ ...query, page: 1 }))).searchParams].filter(
    ([name]) => !own(name),
  );

/** Number of active filters, not counting the search. */
export const countActiveFilters = ({
  categories,
  fields,
  ranges,
  promotions,
  season,
  price_min,
  price_max,
  ...query
}: ListState) =>
  [
    ...categories,
    ...fields,
    ...ranges,
    ...promotions,
    season,
    price_min,
    price_max,
    ...LIST_FLAGS.map((flag) => query[flag]),
  ].filter(Boolean).length;
