// Items by the beginning of a code, or by words: for typing orders, where each variant is an item of its own.
import { int } from "~/db/columns";
import type { Ids } from "~/db/products/price-data";
import type { Search } from "~/db/products/search";
import { type Query, query } from "~/db/query";
import type { SqlFragment } from "~/db/sql-fragment";
import { statement } from "~/platform/database";

/** Of each search; the best few are shown. */
const MAX_FOUND = 40;
/** Fewer characters begin too many codes. */
const MIN_CODE_LENGTH = 3;

function foundBy({ code, match }: Search): SqlFragment {
  const byCode = `SELECT * FROM (SELECT i.id, 0 AS position FROM product_codes c JOIN products i ON i.id = c.item_id
    WHERE c.code >= ? AND c.code < ? AND i.variants_count = 0 AND i.is_active = 1 ORDER BY c.code LIMIT ${MAX_FOUND})`;
  const byWords = `SELECT * FROM (SELECT i.id, 1 AS position FROM (SELECT rowid >> 2 AS product_id FROM product_search
      WHERE product_search MATCH ? ORDER BY rank LIMIT ${MAX_FOUND}) f
    CROSS JOIN products i ON i.parent_id = f.product_id OR i.id = f.product_id
    WHERE i.variants_count = 0 AND i.is_active = 1 LIMIT ${MAX_FOUND * 2})`;
  const parts: SqlFragment[] = [
    ...(code.length >= MIN_CODE_LENGTH ? [{ sql: byCode, params: [code, `${code}\uffff`] }] : []),
    ...(match === null ? [] : [{ sql: byWords, params: [match] }]),
  ];
  if (parts.length === 0) return { sql: "SELECT NULL AS id, 0 AS position WHERE 0", params: [] };
  return {
    sql: parts.map(({ sql }) => sql).join(" UNION ALL "),
    params: parts.flatMap(({ params }) => params),
  };
}

/** All that any of the searches finds. */
export function foundIds(searches: readonly Search[]): Ids {
  const found = searches.map(foundBy);
  return {
    sql:
      found.length === 0
        ? "SELECT NULL WHERE 0"
        : found.map(({ sql }) => `SELECT id FROM (${sql})`).join(" UNION "),
    params: found.flatMap(({ params }) => params),
  };
}

/** The ids that each search finds, in its order: codes first. */
export function foundItemsQuery(searches: readonly Search[]): Query<number[][]> {
  const found = searches.map(foundBy);
  const lists = searches.map((): number[] => []);
  if (found.length === 0) return { statements: [], parse: () => [] };
  return query(
    statement(
      found
        .map(({ sql }, index) => `SELECT ${index} AS search, id, position FROM (${sql})`)
        .join(" UNION ALL "),
      ...found.flatMap(({ params }) => params),
    ),
    (rows) => {
      for (const row of rows) lists[int(row, "search")]?.push(int(row, "id"));
      return lists.map((ids) => [...new Set(ids)]);
    },
  );
}
