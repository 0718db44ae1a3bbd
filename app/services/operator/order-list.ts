// The operator's list of orders in pages, and the counts of its tabs.
import { ORDERS_PAGE_SIZE } from "~/contract/constants/order-list";
import type {
  OrderListAnswer,
  OrderListCounts,
  OrderListItem,
  OrderListQuery,
} from "~/contract/operator/order-list";
import type { OrderStatus } from "~/contract/orders";
import {
  exactlyFound,
  isOfAll,
  type ListedOrder,
  LOOKED_AT,
  lastLookedAt,
  type OrderList,
  orderListCounts,
  orderListQuery,
} from "~/db/operator/order-list";
import { READ_ORDERS } from "~/db/operator/order-search";
import { ask, together } from "~/db/query";
import { addDays, dayStart } from "~/domain/local-day";
import { lateBefore } from "~/domain/orders/lateness";
import { type ServiceContext, todayOf } from "~/services/context";

/** A page of orders; empty if nothing is found. */
export async function listOperatorOrders(c: ServiceContext, query: OrderListQuery): Promise<OrderListAnswer> {
  const late = lateBefore(todayOf(c), c.zone);
  const typed = (query.search ?? "").trim().replace(/^#/, "");
  const list = listOf(query, c.zone, late, typed === "" ? null : await meant(c, typed));
  const { found, counted } = await together(c.db, {
    found: orderListQuery(list),
    counted: orderListCounts(late),
  });
  const counts = countsOf(counted);
  const page = found.slice(0, ORDERS_PAGE_SIZE);
  const last = page.at(-1);
  return {
    results: page.map((order) => serialize(order, late)),
    next: found.length > page.length && last ? placeText(last) : null,
    cut: await cutOf(c, list, { isFull: found.length > page.length, all: counts.all }),
    counts,
  };
}

/** Exact matches of the typed text, otherwise its words. */
async function meant(c: ServiceContext, typed: string): Promise<OrderList["search"]> {
  const { orders, people } = await ask(c.db, exactlyFound(typed));
  if (orders.length > 0) return { orders };
  return people.length > 0 ? { people } : typed;
}

const IN_PREPARATION: readonly OrderStatus[] = ["processing", "partially_shipped"];
const OF_SHIPMENT: Record<NonNullable<OrderListQuery["shipment"]>, readonly OrderStatus[]> = {
  to_ship: IN_PREPARATION,
  part_shipped: ["partially_shipped"],
  late: IN_PREPARATION,
  shipped: ["shipped", "completed"],
};
/** A date before every order: the combination of both filters is empty. */
const NONE = "1970-01-01T00:00:00.000Z";

function listOf(query: OrderListQuery, zone: string, late: string, search: OrderList["search"]): OrderList {
  const { status, shipment, payment, method, customer, disputed = false, sort } = query;
  const start = query.date_from && dayStart(query.date_from, zone);
  const end = query.date_to && dayStart(addDays(query.date_to, 1), zone);
  const shipped = shipment ? OF_SHIPMENT[shipment] : null;
  const isNone = status !== undefined && shipped !== null && !shipped.includes(status);
  const ends = [end, shipment === "late" ? late : undefined, isNone ? NONE : undefined];
  return {
    ...{ search, payment, method, customer, sort },
    statuses: status ? [status] : (shipped ?? []),
    isDisputed: disputed,
    from: start ?? null,
    before: ends.flatMap((one) => one ?? []).sort()[0] ?? null,
    after: placeOf(query.after),
    limit: ORDERS_PAGE_SIZE + 1,
  };
}

/** Whether all orders were read, if a page is not full. */
async function cutOf(
  c: ServiceContext,
  list: OrderList,
  { isFull, all }: { isFull: boolean; all: number },
): Promise<OrderListAnswer["cut"]> {
  if (typeof list.search === "string")
    return all > READ_ORDERS ? { looked_at: READ_ORDERS, more: null } : null;
  if (list.search && "orders" in list.search) return null;
  if (list.sort === "total" ? isOfAll(list) : isFull) return null;
  const last = await ask(c.db, lastLookedAt(list));
  return last && { looked_at: LOOKED_AT, more: list.sort === "total" ? null : placeText(last) };
}

function countsOf({
  byStatus,
  toPay,
  late,
  disputes,
}: ReturnType<ReturnType<typeof orderListCounts>["parse"]>): OrderListCounts {
  const of = (...statuses: OrderStatus[]) =>
    byStatus.reduce(
      (sum, one) => sum + (statuses.some((status) => status === one.status) ? one.orders : 0),
      0,
    );
  return {
    all: byStatus.reduce((sum, { orders }) => sum + orders, 0),
    to_pay: toPay,
    to_prepare: of("processing"),
    to_ship: of(...IN_PREPARATION),
    late,
    disputes,
  };
}

const serialize = ({ place: _, ...order }: ListedOrder, late: string): OrderListItem => ({
  ...order,
  is_late: IN_PREPARATION.includes(order.status) && order.date < late,
});

/** Parses "12:2026-11-22", an id and a place. Any other text means the beginning. */
function placeOf(after: string | undefined): OrderList["after"] {
  const [, id, place = ""] = /^(\d{1,15}):(.*)$/s.exec(after ?? "") ?? [];
  return id === undefined ? null : { id: Number(id), place };
}

const placeText = ({ place, id }: { place: string; id: number }): string => `${id}:${place}`;
