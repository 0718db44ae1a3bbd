// The operator's list of orders. A page continues along an index from the end of the previous page, and
// reads at most LOOKED_AT orders: for a rare filter, the response contains the position to continue from.
import { MANY_ORDERS } from "~/contract/constants/order-list";
import type { OrderListItem, OrderListQuery } from "~/contract/operator/order-list";
import { Order, OrderStatus } from "~/contract/orders";
import { fromCents } from "~/contract/wire";
import { flag, int, text, textOrNull } from "~/db/columns";
import { combine, type Query, queryAll, queryCount, queryFirst } from "~/db/query";
import { type Row, statement, type Value } from "~/platform/database";
import { type Bind, exactSql, peopleOfEmailSql, wordsSql } from "./order-search";

export interface OrderList extends Pick<OrderListQuery, "payment" | "method" | "customer" | "sort"> {
  /** Words; or ids of exact matches; or the users with the typed email. */
  search: string | { orders: readonly number[] } | { people: readonly number[] } | null;
  statuses: readonly OrderStatus[];
  isDisputed: boolean;
  /** ISO 8601; `from` is included, `before` is not. */
  from: string | null;
  before: string | null;
  after: { place: string; id: number } | null;
  limit: number;
}

export interface ListedOrder extends Omit<OrderListItem, "is_late"> {
  /** Value of the sort column: where the next page continues. */
  place: string;
}

export const LOOKED_AT = 5000;

/** Orders whose number or parcel equals the whole search, and users with that email. */
export const exactlyFound = (typed: string): Query<{ orders: number[]; people: number[] }> =>
  combine({
    orders: idsQuery((bind) => exactSql(typed, bind)),
    people: idsQuery((bind) => peopleOfEmailSql(typed, bind)),
  });

function idsQuery(sqlOf: (bind: Bind) => string): Query<number[]> {
  const { bind, params } = binder();
  const sql = sqlOf(bind);
  return queryAll(statement(sql, ...params), (row) => int(row, "id"));
}

/** A page, and one row more if there is a next page. */
export const orderListQuery = (list: OrderList): Query<ListedOrder[]> => {
  const { bind, params } = binder();
  const isByTotal = list.sort === "total";
  const direction = directionOf(list);
  const order = isByTotal ? "o.total_cents DESC, o.id DESC" : `o.date ${direction}, o.id ${direction}`;
  const wanted = filtersOf(list, bind);
  if (isByTotal && list.after && !isOfAll(list))
    wanted.push(`(o.total_cents, o.id) < (${bind(Number(list.after.place) || 0)}, ${bind(list.after.id)})`);
  return queryAll(
    statement(
      `SELECT ${COLUMNS}, ${isByTotal ? "o.total_cents" : "o.date"} AS place FROM (
         SELECT o.id FROM (${poolSql(list, bind)}) pool CROSS JOIN orders o ON o.id = pool.id
         WHERE ${wanted.join(" AND ") || "true"} ${isByTotal ? `ORDER BY ${order}` : ""} LIMIT ${bind(list.limit)}
       ) page CROSS JOIN orders o ON o.id = page.id ORDER BY ${order}`,
      ...params,
    ),
    readListed,
  );
};

/** The last order read, if more may follow. */
export const lastLookedAt = (list: OrderList): Query<{ place: string; id: number } | null> => {
  const { bind, params } = binder();
  return queryFirst(
    statement(`SELECT * FROM (${poolSql(list, bind)}) LIMIT 1 OFFSET ${LOOKED_AT - 1}`, ...params),
    (row) => ({ place: text(row, "date"), id: int(row, "id") }),
  );
};

const directionOf = ({ sort }: OrderList) => (sort === "oldest" ? "ASC" : "DESC");

/** Ids and dates of the orders to read, sorted by date. Each case has its index. */
function poolSql(list: OrderList, bind: Bind): string {
  const { search, statuses, isDisputed, customer, payment, method } = list;
  if (list.sort === "total" && isOfAll(list)) return largestSql(list, bind);
  const among = (sql: string) => walk(`(${sql}) f CROSS JOIN orders o ON o.id = f.id`, list, bind);
  if (typeof search === "string") return among(wordsSql(search, bind));
  const anyOf = (index: string, column: string, values: readonly Value[]) =>
    sorted(
      values
        .map((one) => within(`orders o INDEXED BY ${index}`, list, bind, `${column} = ${bind(one)}`))
        .join(" UNION ALL "),
      list,
    );
  if (search && "orders" in search)
    return among(`SELECT value AS id FROM json_each(${bind(JSON.stringify(search.orders))})`);
  if (search) return anyOf("orders_by_customer", "o.customer_id", search.people);
  if (isDisputed) return among("SELECT DISTINCT order_id AS id FROM payment_disputes WHERE state = 'open'");
  if (customer !== undefined)
    return walk("orders o INDEXED BY orders_by_customer", list, bind, `o.customer_id = ${bind(customer)}`);
  if (statuses.length > 0) return anyOf("orders_by_status", "o.status", statuses);
  if (payment === "due") return walk("orders o INDEXED BY orders_to_pay", list, bind, TO_PAY);
  if (method) return walk("orders o INDEXED BY orders_by_method", list, bind, OF_METHOD(bind(method)));
  return walk("orders o INDEXED BY orders_by_date", list, bind);
}

/** Must equal the expression of the index: 0008_orders.sql. */
const OF_METHOD = (code: string) => `o.payment_method ->> '$.code' = ${code}`;

/** Without filters, the largest totals come from an index, at the same cost for every page. */
export const isOfAll = (list: OrderList): boolean =>
  [
    list.search,
    list.from,
    list.before,
    list.payment ?? null,
    list.method ?? null,
    list.customer ?? null,
  ].every((one) => one === null) &&
  list.statuses.length === 0 &&
  !list.isDisputed;

function largestSql({ after, limit }: OrderList, bind: Bind): string {
  const from = after
    ? `WHERE (o.total_cents, o.id) < (${bind(Number(after.place) || 0)}, ${bind(after.id)})`
    : "";
  return `SELECT o.id AS id, o.date AS date FROM orders o INDEXED BY orders_by_total ${from}
    ORDER BY o.total_cents DESC, o.id DESC LIMIT ${bind(limit)}`;
}

/** Must equal the expression of the index: 0008_orders.sql. */
const TO_PAY = "o.payment_state = 'due' AND o.status NOT IN ('cancelled', 'failed')";

const walk = (from: string, list: OrderList, bind: Bind, of?: string): string =>
  sorted(within(from, list, bind, of), list);

const sorted = (sql: string, list: OrderList): string =>
  `${sql} ORDER BY date ${directionOf(list)}, id ${directionOf(list)} LIMIT ${LOOKED_AT}`;

function within(from: string, list: OrderList, bind: Bind, of = "true"): string {
  const parts = [of];
  if (list.from !== null) parts.push(`o.date >= ${bind(list.from)}`);
  if (list.before !== null) parts.push(`o.date < ${bind(list.before)}`);
  if (list.after && list.sort !== "total")
    parts.push(
      `(o.date, o.id) ${list.sort === "oldest" ? ">" : "<"} (${bind(list.after.place)}, ${bind(list.after.id)})`,
    );
  return `SELECT o.id AS id, o.date AS date FROM ${from} WHERE ${parts.join(" AND ")}`;
}

function filtersOf({ statuses, payment, method, customer, isDisputed }: OrderList, bind: Bind): string[] {
  const parts: string[] = [];
  if (statuses.length > 0)
    parts.push(`o.status IN (SELECT value FROM json_each(${bind(JSON.stringify(statuses))}))`);
  if (payment === "due") parts.push(TO_PAY);
  else if (payment) parts.push(`o.payment_state = ${bind(payment)}`);
  if (method) parts.push(OF_METHOD(bind(method)));
  if (customer !== undefined) parts.push(`o.customer_id = ${bind(customer)}`);
  if (isDisputed) parts.push(DISPUTED);
  return parts;
}

const DISPUTED = "EXISTS (SELECT 1 FROM payment_disputes WHERE order_id = o.id AND state = 'open')";
const COLUMNS = `o.id, o.number, o.date, o.status, o.payment_state, o.payment_kind, o.customer_reference, o.article_count,
  o.total_cents, o.currency, o.promised_by, coalesce(nullif(o.business_name, ''), o.billing_address ->> '$.recipient', '') AS name,
  o.shipping_address ->> '$.city' AS city, ${DISPUTED} AS is_disputed`;

const readListed = (row: Row): ListedOrder => ({
  id: int(row, "id"),
  number: text(row, "number"),
  date: text(row, "date"),
  status: OrderStatus.parse(row.status),
  payment_state: Order.shape.payment.shape.state.parse(row.payment_state),
  payment_kind: Order.shape.payment.shape.kind.parse(row.payment_kind),
  name: text(row, "name"),
  city: text(row, "city"),
  reference: textOrNull(row, "customer_reference"),
  article_count: int(row, "article_count"),
  total: fromCents(int(row, "total_cents")),
  currency: text(row, "currency"),
  promised_by: text(row, "promised_by"),
  is_disputed: flag(row, "is_disputed"),
  place: text(row, "place"),
});

/** Parameters are numbered, because a value may be used twice. */
function binder(): { bind: Bind; params: Value[] } {
  const params: Value[] = [];
  return {
    params,
    bind: (value) => {
      params.push(value);
      return `?${params.length}`;
    },
  };
}

const few = (sql: string, ...params: string[]) =>
  queryCount(statement(`SELECT count(*) AS n FROM (${sql} LIMIT ${MANY_ORDERS})`, ...params));

/**
 * Counts for the tabs of the list: stored, or counted up to MANY_ORDERS. @param late as in
 * domain/orders/lateness.ts
 */
export const orderListCounts = (late: string) =>
  combine({
    byStatus: queryAll(statement("SELECT status, orders FROM order_counts WHERE owner_id = 0"), (row) => ({
      status: text(row, "status"),
      orders: int(row, "orders"),
    })),
    toPay: few(`SELECT 1 FROM orders o INDEXED BY orders_to_pay WHERE ${TO_PAY}`),
    late: few("SELECT 1 FROM orders WHERE status IN ('processing', 'partially_shipped') AND date < ?", late),
    disputes: few("SELECT 1 FROM payment_disputes WHERE state = 'open'"),
  });
