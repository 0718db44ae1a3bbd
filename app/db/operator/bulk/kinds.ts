// Reads and writes of each kind of bulk change: the current value of a row as text, and the statements that
// change it.
import type { Value } from "~/platform/database";
import { inherited, NO_MORE } from "../tables/catalogue";

/** A change whose names have been resolved to ids. */
export type BulkTarget =
  | { kind: "column"; column: "is_active" | "vat_class" | "audience" | "brand" }
  | { kind: "category"; category: number }
  | { kind: "field"; field: number }
  | { kind: "price"; list: string };

/** Columns that a variant inherits from its product unless it has its own value. */
const INHERITED = ["vat_class", "audience"];

export const isInherited = (target: BulkTarget): boolean =>
  target.kind === "column" && INHERITED.includes(target.column);

export interface Sql {
  sql: string;
  params: Value[];
}

/**
 * SQL of the current value of an item `p`; NULL if there is nothing to change. Columns are plain; a
 * category is the item's position in it, '' outside it; field values, and a price with its tiers, are JSON.
 */
export function valueSql(target: BulkTarget): Sql {
  switch (target.kind) {
    case "column":
      return isInherited(target)
        ? { sql: `iif(p.parent_id IS NULL, p.${target.column}, p.own_${target.column})`, params: [] }
        : { sql: `CAST(p.${target.column} AS TEXT)`, params: [] };
    case "category":
      return {
        sql: `coalesce((SELECT CAST(cp.position AS TEXT) FROM category_products cp
          WHERE cp.product_id = p.id AND cp.category_id = ? AND cp.inherited = 0), '')`,
        params: [target.category],
      };
    case "field":
      return {
        sql: `(SELECT json_group_array(value) FROM (SELECT value FROM product_fields
          WHERE product_id = p.id AND field_id = ? ORDER BY position, value))`,
        params: [target.field],
      };
    case "price":
      return {
        sql: `(SELECT json_array(pr.standard_cents, json(pr.tiers)) FROM prices pr
          WHERE pr.item_id = p.id AND pr.list = ? AND pr.season_id IS NULL)`,
        params: [target.list],
      };
  }
}

/** A price must stay above its special price, which may have changed since the row was displayed. */
export const allowedSql = (target: BulkTarget, to: string): Sql =>
  target.kind === "price"
    ? {
        sql: `EXISTS (SELECT 1 FROM prices pr WHERE pr.item_id = r.item_id AND pr.list = ? AND pr.season_id IS NULL
          AND (pr.special_cents IS NULL OR pr.special_cents < CAST(r.${to} ->> 0 AS INTEGER)))`,
        params: [target.list],
      }
    : { sql: "1", params: [] };

/**
 * Statements that write the column `to` of the changing rows.
 * @param rows SQL after FROM: those rows as `r`
 */
export function writesOf(
  target: BulkTarget,
  rows: Sql,
  to: "before" | "after",
  at: { now: string; today: string },
): Sql[] {
  const of = (sql: string, ...params: Value[]): Sql => ({ sql, params });
  const items = `SELECT r.item_id FROM ${rows.sql}`;
  switch (target.kind) {
    case "column":
      return [
        of(
          `UPDATE products SET ${isInherited(target) ? "own_" : ""}${target.column} = CAST(r.${to} AS ${target.column === "is_active" ? "INTEGER" : "TEXT"}), write_date = ?
           FROM ${rows.sql} AND products.id = r.item_id`,
          ...[at.now, ...rows.params],
        ),
      ];
    case "category":
      return [
        of(
          `DELETE FROM category_products WHERE category_id = ? AND product_id IN (${items})`,
          target.category,
          ...rows.params,
        ),
        of(
          `INSERT INTO category_products (category_id, product_id, inherited, position)
           SELECT ?, r.item_id, 0, CAST(r.${to} AS INTEGER) FROM ${rows.sql} AND r.${to} <> ''`,
          ...[target.category, ...rows.params],
        ),
        of(`${NO_MORE} AND product_id IN (${items})`, ...rows.params),
        of(inherited(items), ...rows.params),
      ];
    case "field":
      return [
        of(
          `DELETE FROM product_fields WHERE field_id = ? AND product_id IN (${items})`,
          target.field,
          ...rows.params,
        ),
        of(
          `INSERT INTO product_fields (product_id, field_id, value, position)
           SELECT r.item_id, ?, v.value, v.key FROM (SELECT r.item_id, r.${to} AS value FROM ${rows.sql}) r JOIN json_each(r.value) v`,
          ...[target.field, ...rows.params],
        ),
      ];
    case "price":
      return priceWrites(target.list, rows, to, at);
  }
}

// Writes the same history as for a single price (db/operator/prices.ts): the price in force from each day
// on.
function priceWrites(
  list: string,
  rows: Sql,
  to: string,
  { now, today }: { now: string; today: string },
): Sql[] {
  const own = `pr.list = ? AND pr.season_id IS NULL AND pr.item_id IN (SELECT r.item_id FROM ${rows.sql})`;
  const from = (day: string, cents: string, wanted: string, ...params: Value[]): Sql => ({
    sql: `INSERT INTO price_history (item_id, list, season_id, date, cents)
      SELECT pr.item_id, pr.list, NULL, ${day}, ${cents} FROM prices pr WHERE ${own} AND ${wanted}`,
    params: [...params.slice(0, -1), list, ...rows.params, ...params.slice(-1)],
  });
  const inForce =
    "pr.special_cents IS NOT NULL AND coalesce(pr.special_from, '') <= ? AND coalesce(pr.special_to, '9') >= ?";
  return [
    {
      sql: `UPDATE prices SET standard_cents = CAST(r.${to} ->> 0 AS INTEGER), tiers = json(r.${to} -> 1), write_date = ?
        FROM ${rows.sql} AND prices.item_id = r.item_id AND prices.list = ? AND prices.season_id IS NULL`,
      params: [now, ...rows.params, list],
    },
    {
      sql: `DELETE FROM price_history WHERE list = ? AND season_id IS NULL AND date > ?
        AND item_id IN (SELECT r.item_id FROM ${rows.sql})`,
      params: [list, today, ...rows.params],
    },
    from("?", `iif(${inForce}, pr.special_cents, pr.standard_cents)`, "? <> ''", today, today, today, today),
    from(
      "pr.special_from",
      "pr.special_cents",
      "pr.special_from > ? AND pr.special_cents IS NOT NULL",
      today,
    ),
    from(
      "date(pr.special_to, '+1 day')",
      "pr.standard_cents",
      "pr.special_to >= ? AND pr.special_cents IS NOT NULL",
      today,
    ),
  ];
}
