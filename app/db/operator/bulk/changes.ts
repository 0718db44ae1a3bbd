// Bulk changes: planned row by row, applied a few hundred rows at a time, and undone in the same way.
import { z } from "zod";
import { BULK_STATES } from "~/contract/constants/desk";
import { type BulkChange, BulkChangeOf, type BulkState } from "~/contract/operator/bulk";
import { combine, command, mapQuery, type Query, queryAll, queryFirst, together } from "~/db/query";
import { type Database, type Row, statement, type Value } from "~/platform/database";
import { int, json, oneOf, text, textOrNull } from "../../columns";
import { writeAudited } from "../audit";
import type { Page } from "../page";
import { allowedSql, type BulkTarget, isInherited, type Sql, valueSql, writesOf } from "./kinds";

export interface PlannedRow {
  item: number;
  sku: string;
  name: string;
  before: string;
  after: string;
  fault: string | null;
}

/** Current value of a selected item. `special`: only for a price. */
export interface CurrentRow extends Omit<PlannedRow, "after" | "fault"> {
  special: number | null;
}

/**
 * Rows of the selected products, with those variants that have their own value; for prices, the items in
 * the price list.
 */
export function currentQuery(
  target: BulkTarget,
  products: readonly number[],
  locale: string,
  limit: number,
): Query<CurrentRow[]> {
  const value = valueSql(target);
  const isPrice = target.kind === "price";
  const withVariants = isPrice || isInherited(target);
  const special = isPrice
    ? "(SELECT pr.special_cents FROM prices pr WHERE pr.item_id = p.id AND pr.list = ? AND pr.season_id IS NULL)"
    : "NULL";
  return queryAll(
    statement(
      `SELECT * FROM (
         SELECT p.id, p.sku, coalesce(t.name, p.sku) AS name, ${value.sql} AS value, ${special} AS special
         FROM json_each(?) chosen JOIN products p ON ${withVariants ? "p.id = chosen.value OR p.parent_id = chosen.value" : "p.id = chosen.value"}
         LEFT JOIN product_texts t ON t.product_id = coalesce(p.parent_id, p.id) AND t.locale = ?
         WHERE ${isPrice ? "p.variants_count = 0" : withVariants ? "1" : "p.parent_id IS NULL"})
       WHERE value IS NOT NULL ORDER BY sku, id LIMIT ?`,
      ...[...value.params, ...(isPrice ? [target.list] : []), JSON.stringify(products), locale, limit],
    ),
    (row) => ({
      item: int(row, "id"),
      sku: text(row, "sku"),
      name: text(row, "name"),
      before: text(row, "value"),
      special: row.special === null ? null : int(row, "special"),
    }),
  );
}

/** A list of rows is one bound value; this many stay far below D1's limit of 2 MB. */
const ROWS_PER_STATEMENT = 1000;

export async function insertPlan(
  db: Database,
  plan: { change: BulkChangeOf; products: number; same: number; rows: readonly PlannedRow[]; now: string },
): Promise<number> {
  const parts = Array.from(
    { length: Math.ceil(plan.rows.length / ROWS_PER_STATEMENT) },
    (_, n) => n * ROWS_PER_STATEMENT,
  );
  const { id } = await together(db, {
    change: command(
      statement(
        "INSERT INTO bulk_changes (created_at, who, change, products, same) VALUES (?, ?, ?, ?, ?)",
        ...[plan.now, db.actor ?? "operator", JSON.stringify(plan.change), plan.products, plan.same],
      ),
    ),
    rows: command(
      ...parts.map((from) =>
        statement(
          `INSERT INTO bulk_change_rows (bulk_change_id, position, item_id, sku, name, before, after, fault, state)
           SELECT (SELECT max(id) FROM bulk_changes), ? + key, value ->> 'item', value ->> 'sku', value ->> 'name',
             value ->> 'before', value ->> 'after', value ->> 'fault', iif(value ->> 'fault' IS NULL, 'planned', 'impossible')
           FROM json_each(?)`,
          from,
          JSON.stringify(plan.rows.slice(from, from + ROWS_PER_STATEMENT)),
        ),
      ),
    ),
    id: queryFirst(statement("SELECT max(id) AS id FROM bulk_changes"), (row) => int(row, "id")),
  });
  return id ?? 0;
}

const COUNTS = `(SELECT json_group_object(state, n) FROM (
  SELECT state, count(*) AS n FROM bulk_change_rows WHERE bulk_change_id = c.id GROUP BY state))`;
const Counts = z.record(z.string(), z.int());

export const changeQuery = (id: number): Query<BulkChange | null> =>
  queryFirst(statement(`SELECT c.*, ${COUNTS} AS counts FROM bulk_changes c WHERE id = ?`, id), readChange);

/** Newest first. */
export const changesQuery = (limit: number): Query<BulkChange[]> =>
  queryAll(
    statement(`SELECT c.*, ${COUNTS} AS counts FROM bulk_changes c ORDER BY id DESC LIMIT ?`, limit),
    readChange,
  );

function readChange(row: Row): BulkChange {
  const counts = json(row, "counts", Counts);
  return {
    id: int(row, "id"),
    created_at: text(row, "created_at"),
    who: text(row, "who"),
    change: json(row, "change", BulkChangeOf),
    products: int(row, "products"),
    same: int(row, "same"),
    applied_at: textOrNull(row, "applied_at"),
    undone_at: textOrNull(row, "undone_at"),
    counts: {
      planned: 0,
      impossible: 0,
      done: 0,
      refused: 0,
      undone: 0,
      not_undone: 0,
      ...Object.fromEntries(BULK_STATES.flatMap((state) => (counts[state] ? [[state, counts[state]]] : []))),
    },
  };
}

export function rowsQuery(
  id: number,
  states: readonly BulkState[],
  { limit, offset }: Page,
): Query<{ count: number; rows: (Omit<PlannedRow, "item"> & { state: BulkState })[] }> {
  const own = "bulk_change_id = ? AND state IN (SELECT value FROM json_each(?))";
  const params = [id, JSON.stringify(states)];
  return mapQuery(
    combine({
      count: queryFirst(
        statement(`SELECT count(*) AS n FROM bulk_change_rows WHERE ${own}`, ...params),
        (row) => int(row, "n"),
      ),
      rows: queryAll(
        statement(
          `SELECT sku, name, before, after, fault, state FROM bulk_change_rows WHERE ${own} ORDER BY position LIMIT ? OFFSET ?`,
          ...[...params, limit, offset],
        ),
        (row) => ({
          sku: text(row, "sku"),
          name: text(row, "name"),
          before: text(row, "before"),
          after: text(row, "after"),
          fault: textOrNull(row, "fault"),
          state: oneOf(row, "state", BULK_STATES),
        }),
      ),
    }),
    ({ count, rows }) => ({ count: count ?? 0, rows }),
  );
}

/** Each direction: which rows, their expected current value, and their new value. */
const WAYS = {
  apply: {
    call: "bulkChanges.apply",
    column: "applied_at",
    from: "planned",
    is: "before",
    to: "after",
    done: "done",
    left: "refused",
  },
  undo: {
    call: "bulkChanges.undo",
    column: "undone_at",
    from: "done",
    is: "after",
    to: "before",
    done: "undone",
    left: "not_undone",
  },
} as const;
export type Way = keyof typeof WAYS;

/**
 * The audit log records who, when, what, and how many rows; the rows themselves are stored with the change.
 */
export const beginChange = (db: Database, id: number, way: Way, now: string): Promise<null> => {
  const { call, column } = WAYS[way];
  const look = {
    sql: `SELECT json_object('change', json(change), 'applied_at', applied_at, 'undone_at', undone_at, 'products', products,
      'rows', (SELECT count(*) FROM bulk_change_rows WHERE bulk_change_id = c.id AND state <> 'impossible'))
      FROM bulk_changes c WHERE id = ?`,
    params: [id],
  };
  return writeAudited(
    db,
    { call, target: `bulk-change/${id}`, now, look },
    command(statement(`UPDATE bulk_changes SET ${column} = ? WHERE id = ? AND ${column} IS NULL`, now, id)),
  );
};

/**
 * Writes the next rows, all or nothing. Rows whose value is no longer the one displayed are skipped and
 * marked.
 * @returns number of rows still to be written
 */
export async function changeSome(
  db: Database,
  id: number,
  {
    way,
    target,
    limit,
    now,
    today,
  }: { way: Way; target: BulkTarget; limit: number; now: string; today: string },
): Promise<number> {
  const { from, is, to, done, left } = WAYS[way];
  const value = valueSql(target);
  const allowed = allowedSql(target, to);
  const rows: Sql = {
    sql: "bulk_change_rows r WHERE r.bulk_change_id = ? AND r.state = 'doing'",
    params: [id],
  };
  const own = (state: string): [string, ...Value[]] => [`bulk_change_id = ? AND state = '${state}'`, id];
  const [waiting, ...waitingParams] = own(from);
  const { more } = await together(db, {
    written: command(
      statement(
        `UPDATE bulk_change_rows AS r SET state = iif(
           (SELECT ${value.sql} FROM products p WHERE p.id = r.item_id) IS r.${is} AND ${allowed.sql}, 'doing', '${left}')
         WHERE ${waiting} AND position IN (SELECT position FROM bulk_change_rows WHERE ${waiting} ORDER BY position LIMIT ?)`,
        ...[...value.params, ...allowed.params, ...waitingParams, ...waitingParams, limit],
      ),
      ...writesOf(target, rows, to, { now, today }).map(({ sql, params }) => statement(sql, ...params)),
      statement(
        `UPDATE bulk_change_rows SET state = '${done}' WHERE bulk_change_id = ? AND state = 'doing'`,
        id,
      ),
      statement("UPDATE facts_version SET version = version + 1"),
    ),
    more: queryFirst(
      statement(`SELECT count(*) AS n FROM bulk_change_rows WHERE ${waiting}`, ...waitingParams),
      (row) => int(row, "n"),
    ),
  });
  return more ?? 0;
}

/** Changes that were never applied are deleted sooner. */
export const removeBulkChanges = (planned: string, applied: string) => [
  statement("DELETE FROM bulk_changes WHERE applied_at IS NULL AND created_at < ?", planned),
  statement("DELETE FROM bulk_changes WHERE created_at < ?", applied),
];
