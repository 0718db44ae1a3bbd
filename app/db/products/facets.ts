// What a list could be narrowed by next, and what would be left: one round trip where the search finds something.
import type { Cents } from "~/domain/money";
import { type Database, type Row, type Statement, statement } from "~/platform/database";
import { int, intOrNull, text } from "../columns";
import { anyHit, type ProductFilters, queryOf } from "./filters";
import type { Prices } from "./shown-price";
import { widened } from "./widen";

export interface Facets {
  categories: { id: number; count: number }[];
  /** Of each value, how many the list holds where this one alone is chosen of its field. */
  values: { field: number; value: string; count: number }[];
  /** Null: the list is empty. */
  price: { min: Cents; max: Cents } | null;
}

export async function countFacets(
  db: Database,
  given: ProductFilters,
  prices: Prices,
  locale: string,
): Promise<Facets> {
  const [hit, ...rows] = await db.batch([anyHit(given), ...facetStatements(given, prices, locale)]);
  const wider = given.search && hit?.length === 0 ? await widened(db, given.search, locale) : null;
  return wider ? countFacets(db, { ...given, search: wider }, prices, locale) : readFacets(rows);
}

/** For a batch that asks more than this; readFacets reads their rows. */
export function facetStatements(given: ProductFilters, prices: Prices, locale: string): Statement[] {
  const filters = { ...given, order: null };
  const ids = (of: ProductFilters) => queryOf(of, prices, locale)("SELECT p.id", "", []);
  return [
    categoriesOf(ids(filters), filters.descendants),
    queryOf(filters, prices, locale, true)("SELECT min(s.standard) AS min, max(s.standard) AS max", "", []),
    valuesOf(ids(filters), filters.fields, null),
    // Another value of a chosen field would come in beside the chosen one: it is counted as if in its place.
    ...filters.fields.map(({ key }) =>
      valuesOf(
        ids({ ...filters, fields: filters.fields.filter((other) => other.key !== key) }),
        filters.fields,
        key,
      ),
    ),
  ];
}

export function readFacets([categories = [], price, ...values]: Row[][]): Facets {
  const [bounds] = price ?? [];
  const min = bounds ? intOrNull(bounds, "min") : null;
  return {
    categories: categories.map((row) => ({ id: int(row, "id"), count: int(row, "count") })),
    values: values.flat().map((row) => ({
      field: int(row, "field"),
      value: text(row, "value"),
      count: int(row, "count"),
    })),
    price: bounds && min !== null ? { min, max: int(bounds, "max") } : null,
  };
}

const categoriesOf = (list: Statement, descendants: boolean): Statement =>
  statement(
    `SELECT cp.category AS id, count(*) AS count FROM (${list.sql}) l
     JOIN category_products cp ON cp.product = l.id${descendants ? "" : " AND cp.inherited = 0"}
     GROUP BY cp.category`,
    ...list.params,
  );

/** @param key the one field to count; null: all that nothing is chosen of */
function valuesOf(list: Statement, chosen: ProductFilters["fields"], key: string | null): Statement {
  const keys = key === null ? chosen.map((field) => field.key) : [key];
  return statement(
    `SELECT pf.field, pf.value, count(*) AS count FROM (${list.sql}) l
     JOIN product_fields pf ON pf.product = l.id JOIN custom_fields f ON f.id = pf.field AND f.filterable = 1
     WHERE f.key ${key === null ? "NOT IN" : "IN"} (SELECT value FROM json_each(?))
     GROUP BY pf.field, pf.value`,
    ...list.params,
    JSON.stringify(keys),
  );
}
