// Saved lists of a customer: 0007_cart.sql.
import type { CustomerId, UserId } from "~/contract/ids";
import { CART, type CartKey, keyParams } from "~/db/cart/find-cart";
import { customerId, int, intOrNull, text, textOrNull } from "~/db/columns";
import { byName } from "~/db/normalize-search";
import type { Ids } from "~/db/products/price-data";
import { mapQuery, type Query, queryAll, queryFirst } from "~/db/query";
import { type Row, type Statement, statement, type Value } from "~/platform/database";

export interface OrderListRecord {
  id: number;
  customer: CustomerId;
  name: string;
  rowsCount: number;
  rhythmWeeks: number | null;
  nextDay: string | null;
  updatedAt: string;
}

export interface ListRow {
  product: number;
  sku: string;
  qty: number;
  notes: string;
}

const MAX_LISTS = 100;
/** The maximum of one call to the cart. */
const MAX_ROWS = 200;

const COLUMNS = `l.id, l.customer_id, l.name, l.rhythm_weeks, l.next_day, l.updated_at,
  (SELECT count(*) FROM order_list_rows r WHERE r.list_id = l.id) AS rows_count`;

/** Sorts after every day. */
const NO_DAY = "9";

/** Lists that are due first, then by name. */
export const orderListsQuery = (customer: CustomerId): Query<OrderListRecord[]> =>
  mapQuery(
    queryAll(statement(`SELECT ${COLUMNS} FROM order_lists l WHERE l.customer_id = ?`, customer), readList),
    (lists) =>
      lists.toSorted((one, other) => {
        const [day, otherDay] = [one.nextDay ?? NO_DAY, other.nextDay ?? NO_DAY];
        return day === otherDay ? byName(one, other) : day < otherDay ? -1 : 1;
      }),
  );

/** Finds any list; the service checks its customer. */
export const orderListQuery = (id: number): Query<OrderListRecord | null> =>
  queryFirst(statement(`SELECT ${COLUMNS} FROM order_lists l WHERE l.id = ?`, id), readList);

const readList = (row: Row): OrderListRecord => ({
  id: int(row, "id"),
  customer: customerId(row, "customer_id"),
  name: text(row, "name"),
  rowsCount: int(row, "rows_count"),
  rhythmWeeks: intOrNull(row, "rhythm_weeks"),
  nextDay: textOrNull(row, "next_day"),
  updatedAt: text(row, "updated_at"),
});

/** Sorted by code. */
export const listRowsQuery = (list: number): Query<ListRow[]> =>
  queryAll(
    statement(
      `SELECT r.product_id, p.sku, r.qty, r.notes FROM order_list_rows r JOIN products p ON p.id = r.product_id
       WHERE r.list_id = ? ORDER BY p.sku`,
      list,
    ),
    (row) => ({
      product: int(row, "product_id"),
      sku: text(row, "sku"),
      qty: int(row, "qty"),
      notes: text(row, "notes"),
    }),
  );

export const listItemIds = (list: number): Ids => ({
  sql: "SELECT product_id FROM order_list_rows WHERE list_id = ?",
  params: [list],
});

/** Refusal codes. */
export const LIST_NAME_TAKEN = "list_name_taken";
export const LIST_EMPTY = "list_empty";
export const TOO_MANY_LISTS = "too_many_lists";

/** Content of a new list: a SELECT of product_id, qty, notes. */
export interface ListContent {
  sql: string;
  params: Value[];
}
export const cartContent = (key: CartKey): ListContent => ({
  sql: `SELECT product_id, qty, notes FROM cart_rows WHERE cart_id = ${CART}`,
  params: keyParams(key),
});
/** The rows of an order, except deleted products. */
export const orderContent = (order: number): ListContent => ({
  sql: `SELECT r.product_id, min(sum(r.qty), 99999), max(r.notes) FROM order_rows r
    WHERE r.order_id = ? AND EXISTS (SELECT 1 FROM products p WHERE p.id = r.product_id) GROUP BY r.product_id`,
  params: [order],
});
/** Typed rows; two rows of the same item become one. */
export const rowsContent = (
  rows: readonly { product: number; qty: number; notes: string }[],
): ListContent => ({
  sql: `SELECT p.id, min(sum(j.value ->> 'qty'), 99999), max(j.value ->> 'notes') FROM json_each(?) j
    JOIN products p ON p.id = j.value ->> 'product' GROUP BY p.id`,
  params: [JSON.stringify(rows)],
});

interface NewList {
  customer: CustomerId;
  user: UserId;
  name: string;
  source: string;
  now: string;
}

const BY_SOURCE = "(SELECT id FROM order_lists WHERE customer_id = ? AND source = ?)";
const refusal = (code: string, when: string, ...params: Value[]): Statement =>
  statement(`INSERT INTO refusals (code) SELECT '${code}' WHERE ${when}`, ...params);

/**
 * Creating from the same source again changes nothing. Refuses with `list_name_taken`, `list_empty`,
 * `too_many_lists`.
 */
export function createList(
  { customer, user, name, source, now }: NewList,
  content: ListContent,
): Query<OrderListRecord | null> {
  const isNew = `NOT EXISTS ${BY_SOURCE}`;
  const list: Value[] = [customer, source];
  const writes = [
    refusal(
      LIST_NAME_TAKEN,
      `${isNew} AND EXISTS (SELECT 1 FROM order_lists WHERE customer_id = ? AND name = ?)`,
      ...[...list, customer, name],
    ),
    refusal(
      TOO_MANY_LISTS,
      `${isNew} AND (SELECT count(*) FROM order_lists WHERE customer_id = ?) >= ${MAX_LISTS}`,
      ...[...list, customer],
    ),
    refusal(LIST_EMPTY, `${isNew} AND NOT EXISTS (${content.sql})`, ...list, ...content.params),
    statement(
      `INSERT INTO order_lists (customer_id, name, source, updated_by_id, updated_at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (customer_id, source) DO NOTHING`,
      ...[customer, name, source, user, now],
    ),
    statement(
      `INSERT INTO order_list_rows (list_id, product_id, qty, notes)
       SELECT ${BY_SOURCE}, * FROM (${content.sql}) WHERE 1 LIMIT ${MAX_ROWS} ON CONFLICT DO NOTHING`,
      ...list,
      ...content.params,
    ),
  ];
  return {
    statements: [
      ...writes,
      statement(`SELECT ${COLUMNS} FROM order_lists l WHERE l.id = ${BY_SOURCE}`, ...list),
    ],
    parse: (rows) => {
      const [row] = rows[writes.length] ?? [];
      return row ? readList(row) : null;
    },
  };
}

interface Change {
  id: number;
  user: UserId;
  now: string;
}

/** Refuses with `list_name_taken`. */
export const renameList = ({ id, user, now }: Change, name: string): Statement[] => [
  refusal(
    LIST_NAME_TAKEN,
    `EXISTS (SELECT 1 FROM order_lists one JOIN order_lists other ON other.customer_id = one.customer_id
       AND other.id <> one.id AND other.name = ? WHERE one.id = ?)`,
    name,
    id,
  ),
  statement(
    "UPDATE order_lists SET name = ?, updated_by_id = ?, updated_at = ? WHERE id = ?",
    ...[name, user, now, id],
  ),
];

/** @param rhythm null: the list is no longer an order template */
export const setRhythm = (
  { id, user, now }: Change,
  rhythm: { weeks: number; nextDay: string; origin: string } | null,
): Statement =>
  statement(
    `UPDATE order_lists SET rhythm_weeks = ?, next_day = ?, reminded_day = NULL, reminded_user_id = ?, shop_origin = ?,
       updated_by_id = ?, updated_at = ? WHERE id = ?`,
    ...[rhythm?.weeks ?? null, rhythm?.nextDay ?? null, rhythm ? user : null, rhythm?.origin ?? null],
    ...[user, now, id],
  );

/** Sets the next day after the list has been put into a cart. */
export const moveOn = (id: number, nextDay: string): Statement =>
  statement("UPDATE order_lists SET next_day = ? WHERE id = ? AND rhythm_weeks IS NOT NULL", nextDay, id);

/** A quantity of 0 removes the item from the list. */
export const saveListRows = (
  { id, user, now }: Change,
  rows: readonly { product: number; qty: number; notes?: string | undefined }[],
): Statement[] => {
  const json = JSON.stringify(rows);
  return [
    statement(
      `DELETE FROM order_list_rows WHERE list_id = ?
         AND product_id IN (SELECT value ->> 'product' FROM json_each(?) WHERE value ->> 'qty' = 0)`,
      id,
      json,
    ),
    statement(
      `INSERT INTO order_list_rows (list_id, product_id, qty, notes)
       SELECT ?, p.id, j.value ->> 'qty', coalesce(j.value ->> 'notes', '') FROM json_each(?) j
       JOIN products p ON p.id = j.value ->> 'product' WHERE j.value ->> 'qty' > 0
         AND (SELECT count(*) FROM order_list_rows WHERE list_id = ?) < ${MAX_ROWS}
       ON CONFLICT DO UPDATE SET qty = excluded.qty,
         notes = iif(excluded.notes = '', order_list_rows.notes, excluded.notes)`,
      ...[id, json, id],
    ),
    statement("UPDATE order_lists SET updated_by_id = ?, updated_at = ? WHERE id = ?", user, now, id),
  ];
};

/** Removes the list and its rows. */
export const removeList = (id: number): Statement => statement("DELETE FROM order_lists WHERE id = ?", id);
