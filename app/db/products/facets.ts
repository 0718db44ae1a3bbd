// What a list could be narrowed by next, and what would be left. Every row is (kind, a, b, n), beside the list's own.
import type { Cents } from "~/domain/money";
import type { Row } from "~/platform/database";
import { int, intOrNull, text } from "../columns";
import type { Part, ProductFilters } from "./filters";
import type { Prices } from "./shown-price";
import { wholeBounds } from "./whole";

export interface Facets {
  categories: { id: number; count: number }[];
  /** Of each value, how many the list holds where this one alone is chosen of its field. */
  values: { field: number; value: string; count: number }[];
  /** Null: the list is empty. */
  price: { min: Cents; max: Cents } | null;
}

/** As they are stored. */
export function wholeFacets(category: number, prices: Prices): Part[] {
  const bounds = wholeBounds(category, prices);
  return [
    {
      sql: "SELECT 'category', other, NULL, products FROM category_counts WHERE category = ? AND other > 0 AND products > 0",
      params: [category],
    },
    { sql: `SELECT 'price', min, max, NULL FROM (${bounds.sql})`, params: bounds.params },
    {
      sql: `SELECT 'value', c.field, c.value, c.products FROM custom_fields f
        CROSS JOIN field_counts c ON c.category = ? AND c.field = f.id WHERE f.filterable = 1 AND c.products > 0`,
      params: [category],
    },
  ];
}

/** Counted anew, of `found`. */
export const foundFacets = ({ descendants, fields }: ProductFilters): Part[] => [
  {
    sql: `SELECT 'category', cp.category, NULL, count(*) FROM found l
      CROSS JOIN category_products cp ON cp.product = l.id${descendants ? "" : " AND cp.inherited = 0"} GROUP BY cp.category`,
    params: [],
  },
  { sql: "SELECT 'price', min(standard), max(standard), NULL FROM found", params: [] },
  valuesOf(
    fields.map(({ key }) => key),
    false,
  ),
];

/** @param only whether these fields' values are counted, or all others' */
export const valuesOf = (keys: readonly string[], only: boolean): Part => ({
  sql: `SELECT 'value' AS kind, pf.field AS a, pf.value AS b, count(*) AS n FROM found l
    CROSS JOIN product_fields pf ON pf.product = l.id
    WHERE pf.field IN (SELECT id FROM custom_fields
      WHERE filterable = 1 AND key ${only ? "" : "NOT "}IN (SELECT value FROM json_each(?)))
    GROUP BY pf.field, pf.value`,
  params: [JSON.stringify(keys)],
});

export function readFacets(rows: Row[]): Facets {
  const of = (kind: string) => rows.filter((row) => row.kind === kind);
  const [bounds] = of("price");
  const min = bounds ? intOrNull(bounds, "a") : null;
  return {
    categories: of("category").map((row) => ({ id: int(row, "a"), count: int(row, "n") })),
    values: of("value").map((row) => ({ field: int(row, "a"), value: text(row, "b"), count: int(row, "n") })),
    price: bounds && min !== null ? { min, max: int(bounds, "b") } : null,
  };
}
