// The operator's list of orders. A page walks an index on from where the page before ended, and looks at no more than
// LOOKED_AT orders: where a filter is so rare that they are not enough, the list says from where to look on.
import { MANY_ORDERS } from "~/contract/constants/order-list";
import type { OrderListItem, OrderListQuery } from "~/contract/operator/order-list";
import { Order, OrderStatus } from "~/contract/orders";
import { fromCents } from "~/contract/wire";
import { flag, int, text, textOrNull } from "~/db/columns";
import { combine, type Query, queryAll, queryCount, queryFirst } from "~/db/query";
import { type Row, statement, type Value } from "~/platform/database";
import { type Bind, exactSql, wordsSql } from "./order-search";

export interface OrderList extends Pick<OrderListQuery, "payment" | "method" | "customer" | "sort"> {
  /** Words; or the ids of what was found exactly. */
  search: string | readonly number[] | null;
  statuses: readonly OrderStatus[];
  isDisputed: boolean;
  /** Instants: `from` is included, `before` is not. */
  from: string | null;
  before: string | null;
  after: { place: string; id: number } | null;
  limit: number;
}

export interface ListedOrder extends Omit<OrderListItem, "is_late"> {
  /** Of the order that the list is in. */
  place: string;
}

export const LOOKED_AT = 5000;

/** What the whole search is the number, the parcel or the email of. */
export const exactlyFound = (typed: string): Query<number[]> => {
  const { bind, params } = binder();
  const sql = exactSql(typed, bind);
  return queryAll(statement(sql, ...params), (row) => int(row, "id"));
};

/** A page, and one more where there is a next one. */
export const orderListQuery = (list: OrderList): Query<ListedOrder[]> => {
  const { bind, params } = binder();
  const isByTotal = list.sort === "total";
  const direction = directionOf(list);
  const order = isByTotal ? "o.total_cents DESC, o.id DESC" : `o.date ${direction}, o.id ${direction}`;
  const wanted = filtersOf(list, bind);
  if (isByTotal && list.after)
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

/** The last order that was looked at, where there may be more behind it. */
export const lastLookedAt = (list: OrderList): Query<{ place: string; id: number } | null> => {
  const { bind, params } = binder();
  return queryFirst(
    statement(`SELECT * FROM (${poolSql(list, bind)}) LIMIT 1 OFFSET ${LOOKED_AT - 1}`, ...params),
    (row) => ({ place: text(row, "date"), id: int(row, "id") }),
  );
};

const directionOf = ({ sort }: OrderList) => (sort === "oldest" ? "ASC" : "DESC");

/** The ids and dates of the orders to look at, in the order of the dates: each case has its index. */
function poolSql(list: OrderList, bind: Bind): string {
  const { search, statuses, isDisputed, customer, payment } = list;
  const among = (sql: string) => walk(`(${sql}) f CROSS JOIN orders o ON o.id = f.id`, list, bind);
  if (typeof search === "string") return among(wordsSql(search, bind));
  if (search)
    return among(`SELECT value AS id FROM json_each(${bind(JSON.stringify(search.slice(0, LOOKED_AT)))})`);
  if (isDisputed) return among("SELECT DISTINCT order_id AS id FROM payment_disputes WHERE state = 'open'");
  if (customer !== undefined)
    return walk("orders o INDEXED BY orders_by_customer", list, bind, `o.customer_id = ${bind(customer)}`);
  if (statuses.length > 0)
    return sorted(
      statuses
        .map((one) => within("orders o INDEXED BY orders_by_status", list, bind, `o.status = ${bind(one)}`))
        .join(" UNION ALL "),
      list,
    );
  if (payment === "due") return walk("orders o INDEXED BY orders_to_pay", list, bind, TO_PAY);
  return walk("orders o INDEXED BY orders_by_date", list, bind);
}

/** As the index has it: 0085_operator_orders.sql. */
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
  if (method) parts.push(`o.payment_method ->> '$.code' = ${bind(method)}`);
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

/** Numbered, because a value may be needed twice. */
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

/** What the tabs of the list say; stored counts, or counted up to MANY_ORDERS. @param late as domain/orders/lateness.ts */
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
