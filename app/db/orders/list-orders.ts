// Lists of orders. A page reads only the orders that it shows: their count is stored, and an index has
// their order.
import type { AgentId, CustomerId } from "~/contract/ids";
import type { OrderStatus } from "~/contract/orders";
import { ask, type Query, queryAll, queryCount, together } from "~/db/query";
import { FEW, trigramQuery } from "~/db/trigram-search";
import { type Day, localDayRange } from "~/domain/local-day";
import { type Database, statement, type Value } from "~/platform/database";
import type { OrderRecord } from "./order-record";
import { ORDER_COLUMNS, readOrder } from "./read-order";

export interface OrderFilter {
  /** Orders of one customer, of all of an agent's customers, or of everybody. */
  of: { customer: CustomerId } | { agent: AgentId } | "everybody";
  dateFrom: Day | undefined;
  dateTo: Day | undefined;
  zone: string;
  number: string | undefined;
  reference: string | undefined;
  status: OrderStatus | undefined;
  /** Matches the number, the reference, the customer's name, or an item's code or name. */
  search?: string | undefined;
}

interface Slice {
  limit: number;
  offset: number;
}

interface Found {
  count: number;
  orders: OrderRecord[];
}

/** A page of orders, newest first, with the total count. */
export async function listOrders(db: Database, filter: OrderFilter, slice: Slice): Promise<Found> {
  if (filter.search?.trim()) return together(db, wordQueries(filter, filter.search.trim(), slice));
  if (filter.number || filter.reference) return together(db, searchQueries(filter, slice));
  if (slice.offset < FAR)
    return together(db, { count: countQuery(filter), orders: pageQuery(filter, slice, "DESC") });
  // An index has no page numbers: the rows before a page are skipped, from the nearer end.
  const count = await ask(db, countQuery(filter));
  const limit = Math.min(slice.limit, count - slice.offset);
  if (limit <= 0) return { count, orders: [] };
  const behind = count - slice.offset - limit;
  const page =
    behind < slice.offset
      ? pageQuery(filter, { limit, offset: behind }, "ASC")
      : pageQuery(filter, slice, "DESC");
  return { count, orders: await ask(db, page) };
}

/** Offset from which an extra round trip to learn the other end is worth its cost. */
const FAR = 500;

/** Owner numbers of 0018_counted_lists.sql. */
const ownerOf = ({ of }: OrderFilter): number =>
  of === "everybody" ? 0 : "customer" in of ? of.customer : -of.agent;

function countQuery(filter: OrderFilter): Query<number> {
  const { sql, params } = conditions(filter);
  if (filter.dateFrom !== undefined || filter.dateTo !== undefined)
    return queryCount(statement(`SELECT count(*) AS n FROM orders o WHERE ${sql}`, ...params));
  return queryCount(
    statement(
      "SELECT coalesce(sum(orders), 0) AS n FROM order_counts WHERE owner_id = ? AND status = coalesce(?, status)",
      ownerOf(filter),
      filter.status ?? null,
    ),
  );
}

function pageQuery(
  filter: OrderFilter,
  { limit, offset }: Slice,
  direction: "ASC" | "DESC",
): Query<OrderRecord[]> {
  const { sql, params } = conditions(filter);
  return queryAll(
    statement(
      `SELECT ${ORDER_COLUMNS} FROM (SELECT o.id FROM orders o WHERE ${sql}
       ORDER BY o.date ${direction}, o.id ${direction} LIMIT ? OFFSET ?) f
     CROSS JOIN orders o ON o.id = f.id ORDER BY o.date DESC, o.id DESC`,
      ...params,
      limit,
      offset,
    ),
    readOrder,
  );
}

type FoundOrders = {
  count: Query<number>;
  orders: Query<OrderRecord[]>;
};

/** @param found a WITH clause that names `found`: ids and dates of all orders found */
const foundOrders = (found: string, params: Value[], { limit, offset }: Slice): FoundOrders => ({
  count: queryCount(statement(`${found} SELECT count(*) AS n FROM found`, ...params)),
  orders: queryAll(
    statement(
      `${found} SELECT ${ORDER_COLUMNS} FROM (SELECT id FROM found ORDER BY date DESC, id DESC LIMIT ? OFFSET ?) f
       CROSS JOIN orders o ON o.id = f.id ORDER BY o.date DESC, o.id DESC`,
      ...params,
      limit,
      offset,
    ),
    readOrder,
  ),
});

function searchQueries(filter: OrderFilter, slice: Slice): FoundOrders {
  const { sql, params } = conditions(filter);
  const letters = [
    trigramQuery([filter.number ?? ""], "number"),
    trigramQuery([filter.reference ?? ""], "reference"),
  ]
    .filter((one) => one !== "")
    .join(" AND ");
  const own = `SELECT o.id, o.date FROM few CROSS JOIN orders o WHERE few.yes AND ${sql}`;
  const lettered = `SELECT o.id, o.date FROM few CROSS JOIN order_words w CROSS JOIN orders o ON o.id = w.rowid
    WHERE NOT few.yes AND w.order_words MATCH ? AND ${sql}`;
  const few =
    letters === ""
      ? { sql: "SELECT 1 AS yes", params: [] }
      : {
          sql: `SELECT coalesce(sum(orders), 0) <= ${FEW} AS yes FROM order_counts WHERE owner_id = ?`,
          params: [ownerOf(filter)],
        };
  const found = `WITH few AS MATERIALIZED (${few.sql}),
    found AS MATERIALIZED (${own}${letters === "" ? "" : ` UNION ALL ${lettered}`})`;
  const foundParams = [...few.params, ...params, ...(letters === "" ? [] : [letters, ...params])];
  return foundOrders(found, foundParams, slice);
}

/** Searches item codes and names in the newest orders only: items have no word index by owner. */
const SEARCHED_ORDERS = 2000;

function wordQueries(filter: OrderFilter, words: string, slice: Slice): FoundOrders {
  const { sql, params } = conditions(filter);
  const found = `WITH newest AS MATERIALIZED (SELECT o.id FROM orders o WHERE ${sql}
      ORDER BY o.date DESC, o.id DESC LIMIT ${SEARCHED_ORDERS}),
    found AS MATERIALIZED (SELECT o.id, o.date FROM newest CROSS JOIN orders o ON o.id = newest.id, (SELECT lower(?) AS words) w
      WHERE instr(lower(o.number || ' ' || coalesce(o.customer_reference, '') || ' ' || o.business_name || ' '
          || (o.billing_address ->> '$.recipient')), w.words) > 0
        OR EXISTS (SELECT 1 FROM order_rows r WHERE r.order_id = o.id AND instr(lower(r.sku || ' ' || r.name), w.words) > 0))`;
  return foundOrders(found, [...params, words], slice);
}

// Replace an open end, so that every range has two ends.
const FIRST_DAY: Day = "1970-01-01";
const LAST_DAY: Day = "9999-12-30";

function conditions({ of, dateFrom, dateTo, zone, number, reference, status }: OrderFilter) {
  const parts: string[] = [];
  const params: Value[] = [];
  const where = (sql: string, ...values: Value[]) => {
    parts.push(sql);
    params.push(...values);
  };
  if (of === "everybody") where("true");
  else if ("customer" in of) where("o.customer_id = ?", of.customer);
  else where("o.seller_id = ?", of.agent);
  if (status) where("o.status = ?", status);
  if (dateFrom !== undefined || dateTo !== undefined) {
    const { start, end } = localDayRange(dateFrom ?? FIRST_DAY, dateTo ?? LAST_DAY, zone);
    where("o.date >= ? AND o.date < ?", start, end);
  }
  if (number) where("instr(o.number, ?) > 0", number.trim());
  if (reference) where("instr(lower(o.customer_reference), lower(?)) > 0", reference.trim());
  return { sql: parts.join(" AND "), params };
}
