// Finds which texts are product codes.
import { z } from "zod";
import { int, intOrNull, json, text } from "~/db/columns";
import { type Query, query } from "~/db/query";
import type { KnownItem } from "~/domain/orders/line-codes";
import { statement } from "~/platform/database";

/** Items by key (`codeKey`), with their names in every language. Items that are sold come first. */
export const knownItemsQuery = (keys: readonly string[]): Query<Map<string, KnownItem[]>> =>
  query(
    statement(
      `SELECT c.code, p.id, p.parent_id, p.sku, (SELECT json_group_array(t.name) FROM product_texts t
         WHERE t.product_id = p.id OR t.product_id = p.parent_id) AS names
       FROM json_each(?) j CROSS JOIN product_codes c ON c.code = j.value JOIN products p ON p.id = c.item_id
       ORDER BY p.is_active DESC, p.variants_count > 0, p.id`,
      JSON.stringify([...new Set(keys)]),
    ),
    (rows) => {
      const known = new Map<string, KnownItem[]>();
      for (const row of rows) {
        const key = text(row, "code");
        const item = {
          id: int(row, "id"),
          parent: intOrNull(row, "parent_id"),
          code: text(row, "sku"),
          names: json(row, "names", z.array(z.string())),
        };
        known.set(key, [...(known.get(key) ?? []), item]);
      }
      return known;
    },
  );
