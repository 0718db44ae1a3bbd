// Finds items by the beginning of a code or by words, for the order pad. Each variant is a separate item.
import { int } from "~/db/columns";
import type { Ids } from "~/db/products/price-data";
import type { Search } from "~/db/products/search";
import { type Query, query } from "~/db/query";
import { statement } from "~/platform/database";

/** Limit per search; the best few are shown. */
const MAX_FOUND = 40;
/** Shorter prefixes match too many codes. */
const MIN_CODE_LENGTH = 3;

/**
 * D1 allows five SELECTs in a compound: the searches are passed as one JSON list, and each has its own
 * limit.
 */
const FOUND = `SELECT a.key AS search, i.id, 0 AS position FROM json_each(?) a
    CROSS JOIN json_each((SELECT json_group_array(item_id) FROM (SELECT item_id FROM product_codes
      WHERE code >= a.value ->> 'code' AND code < (a.value ->> 'code') || char(65535) ORDER BY code LIMIT ${MAX_FOUND}))) f
    CROSS JOIN products i ON i.id = f.value WHERE i.variants_count = 0 AND i.is_active = 1
  UNION ALL
  SELECT a.key, i.id, 1 FROM json_each(?) a
    CROSS JOIN json_each((SELECT json_group_array(product_id) FROM (SELECT rowid >> 2 AS product_id FROM product_search
      WHERE product_search MATCH a.value ->> 'match' ORDER BY rank LIMIT ${MAX_FOUND}))) f
    CROSS JOIN products i ON i.id = f.value OR i.parent_id = f.value WHERE i.variants_count = 0 AND i.is_active = 1`;

/** The empty phrase matches nothing. */
const asJson = (searches: readonly Search[]): string =>
  JSON.stringify(
    searches.map(({ code, match }) => ({
      code: code.length >= MIN_CODE_LENGTH ? code : null,
      match: match ?? '""',
    })),
  );

export const foundIds = (searches: readonly Search[]): Ids => ({
  sql: `SELECT id FROM (${FOUND})`,
  params: [asJson(searches), asJson(searches)],
});

/** Ids found by each search, in its order: code matches first. */
export const foundItemsQuery = (searches: readonly Search[]): Query<number[][]> =>
  query(statement(`${FOUND} ORDER BY 3`, asJson(searches), asJson(searches)), (rows) => {
    const lists = searches.map((): number[] => []);
    for (const row of rows) lists[int(row, "search")]?.push(int(row, "id"));
    return lists.map((ids) => [...new Set(ids)]);
  });
