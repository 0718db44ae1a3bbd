// Facets: what a list can be narrowed by, with the count of each value. Every row is (kind, a, b, n),
// beside the list's own rows.

import type { CategoryId } from "~/contract/ids";
import type { Cents } from "~/contract/units";
import type { SqlFragment } from "~/db/sql-fragment";
import type { Row } from "~/platform/database";
import { int, intOrNull, text } from "../columns";
import type { ProductFilters } from "./filters";
import type { Prices } from "./shown-price";
import { unfilteredPriceBounds } from "./unfiltered-list";

export interface FacetCounts {
  categories: { id: CategoryId; count: number }[];
  /** The count of each value if it were the only one chosen of its field. */
  values: { field: number; value: string; count: number }[];
  /** Null: the list is empty. */
  price: { min: Cents; max: Cents } | null;
}

export function unfilteredFacets(category: CategoryId, prices: Prices): SqlFragment[] {
  const bounds = unfilteredPriceBounds(category, prices);
  return [
    {
      sql: "SELECT 'value', 0, other_category_id, products FROM category_counts WHERE category_id = ? AND other_category_id > 0 AND products > 0",
      params: [category],
    },
    { sql: `SELECT 'price', min, max, NULL FROM (${bounds.sql})`, params: bounds.params },
    {
      sql: `SELECT 'value', c.field_id, c.value, c.products FROM custom_fields f
        CROSS JOIN field_counts c ON c.category_id = ? AND c.field_id = f.id WHERE f.filterable = 1 AND c.products > 0`,
      params: [category],
    },
  ];
}

/** Counts facets of `found`, except the codes, which CODES reads. */
export const matchingFacets = ({ descendants, fields, ranges }: ProductFilters): SqlFragment[] => [
  { sql: "SELECT 'price', min(standard), max(standard), NULL FROM found", params: [] },
  {
    sql: `SELECT 'code', field_id, value, code FROM facet_values WHERE field_id = ? OR field_id IN (
      SELECT id FROM custom_fields WHERE filterable = 1 AND key NOT IN (SELECT value FROM json_each(?)))`,
    params: [descendants ? 0 : -1, JSON.stringify([...fields, ...ranges].map(({ key }) => key))],
  },
];

/** Codes of all found products, concatenated per 2048 products to limit the length of a text. */
export const CODES = `SELECT group_concat(f.codes, '') FROM found CROSS JOIN product_facets f ON f.product_id = found.id
  GROUP BY found.id / 2048`;

/** Counts the values of one field in `found`. */
export const matchingValues = (key: string): SqlFragment => ({
  sql: `SELECT 'value' AS kind, f.id AS a, pf.value AS b, count(*) AS n FROM custom_fields f CROSS JOIN found
    CROSS JOIN product_fields pf ON pf.product_id = found.id AND pf.field_id = f.id
    WHERE f.key = ? AND f.filterable = 1 GROUP BY pf.value`,
  params: [key],
});

/** Like matchingValues, from stored counts. */
export const unfilteredValues = (key: string, category: CategoryId): SqlFragment => ({
  sql: `SELECT 'value' AS kind, c.field_id AS a, c.value AS b, c.products AS n FROM custom_fields f
    CROSS JOIN field_counts c ON c.category_id = ? AND c.field_id = f.id WHERE f.key = ? AND f.filterable = 1 AND c.products > 0`,
  params: [category, key],
});

/** Parses facet rows: counts by category and by field value, and the price bounds in cents. */
export function readFacets(rows: Row[]): FacetCounts {
  const [bounds] = rows.filter(({ kind }) => kind === "price");
  const often = countCodes(rows.filter(({ kind }) => kind === "codes").map((row) => text(row, "a")));
  const values = rows.flatMap((row) => {
    const count = row.kind === "value" ? int(row, "n") : row.kind === "code" ? often(text(row, "n")) : 0;
    return count === 0 ? [] : [{ field: int(row, "a"), value: text(row, "b"), count }];
  });
  const min = bounds ? intOrNull(bounds, "a") : null;
  return {
    // Fields 0 and -1 are categories: 0016_product_lists.sql.
    categories: values
      .filter(({ field }) => field <= 0)
      .map(({ value, count }) => ({ id: Number(value), count })),
    values: values.filter(({ field }) => field > 0),
    price: bounds && min !== null ? { min, max: int(bounds, "b") } : null,
  };
}

/** Counts each code in texts that consist only of codes (0016_product_lists.sql). */
function countCodes(texts: readonly string[]): (code: string) => number {
  const counts = new Map<number, Uint32Array>();
  for (const codes of texts)
    for (let at = 0; at < codes.length; at += 2) {
      const first = codes.charCodeAt(at);
      const seconds = counts.get(first) ?? new Uint32Array(SECOND_LETTERS);
      const second = codes.charCodeAt(at + 1) - FIRST_OF_SECOND;
      seconds[second] = (seconds[second] ?? 0) + 1;
      counts.set(first, seconds);
    }
  return (code) => counts.get(code.charCodeAt(0))?.[code.charCodeAt(1) - FIRST_OF_SECOND] ?? 0;
}

const SECOND_LETTERS = 8192;
const FIRST_OF_SECOND = 16384;
