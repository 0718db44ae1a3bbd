// What a list could be narrowed by next, and what would be left. Every row is (kind, a, b, n), beside the list's own.

import type { Cents } from "~/contract/units";
import type { SqlFragment } from "~/db/sql-fragment";
import type { Row } from "~/platform/database";
import { int, intOrNull, text } from "../columns";
import type { ProductFilters } from "./filters";
import type { Prices } from "./shown-price";
import { unfilteredPriceBounds } from "./unfiltered-list";

export interface FacetCounts {
  categories: { id: number; count: number }[];
  /** Of each value, how many the list holds where this one alone is chosen of its field. */
  values: { field: number; value: string; count: number }[];
  /** Null: the list is empty. */
  price: { min: Cents; max: Cents } | null;
}

/** As they are stored. */
export function unfilteredFacets(category: number, prices: Prices): SqlFragment[] {
  const bounds = unfilteredPriceBounds(category, prices);
  return [
    {
      sql: "SELECT 'value', 0, other, products FROM category_counts WHERE category = ? AND other > 0 AND products > 0",
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
export const matchingFacets = ({ descendants, fields }: ProductFilters): SqlFragment[] => [
  { sql: "SELECT 'price', min(standard), max(standard), NULL FROM found", params: [] },
  valuesOf(
    fields.map(({ key }) => key),
    { only: false, categories: descendants ? 0 : -1 },
  ),
];

/** @param only whether these fields' values are counted, or all others' */
export const valuesOf = (
  keys: readonly string[],
  { only, categories = null }: { only: boolean; categories?: 0 | -1 | null },
): SqlFragment => ({
  sql: `SELECT 'value' AS kind, field AS a, value AS b, sum(${ONES}) AS n FROM (
      SELECT b.field, b.value, b.bits & c.bits AS x
      FROM (SELECT id / 60 AS chunk, sum(1 << id % 60) AS bits FROM found GROUP BY 1) c
      CROSS JOIN value_bits b ON b.chunk = c.chunk
      WHERE b.bits & c.bits AND +b.field IN (SELECT id FROM custom_fields
        WHERE filterable = 1 AND key ${only ? "" : "NOT "}IN (SELECT value FROM json_each(?)) UNION ALL SELECT ?)
    ) GROUP BY field, value`,
  params: [JSON.stringify(keys), categories],
});

// How many bits of x are set: of each two, of each four, of each eight; and 256 is 1 beyond 255.
const ONES = (() => {
  const twos = "(x - (x >> 1 & 0x555555555555555))";
  const fours = `((${twos} & 0x333333333333333) + (${twos} >> 2 & 0x333333333333333))`;
  return `((${fours} + (${fours} >> 4)) & 0xf0f0f0f0f0f0f0f) % 255`;
})();

export function readFacets(rows: Row[]): FacetCounts {
  const [bounds] = rows.filter(({ kind }) => kind === "price");
  const values = rows.filter(({ kind }) => kind === "value");
  // As migration 0017 numbers them.
  const isCategory = (row: Row) => int(row, "a") <= 0;
  const min = bounds ? intOrNull(bounds, "a") : null;
  return {
    categories: values.filter(isCategory).map((row) => ({ id: int(row, "b"), count: int(row, "n") })),
    values: values
      .filter((row) => !isCategory(row))
      .map((row) => ({ field: int(row, "a"), value: text(row, "b"), count: int(row, "n") })),
    price: bounds && min !== null ? { min, max: int(bounds, "b") } : null,
  };
}
