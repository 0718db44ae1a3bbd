// Saved lists of a customer, shared by the customer and the agent.
import type { OpenOrderList } from "~/contract/order-lists";
import type { OrderList } from "~/contract/order-pad";
import { requestedItemsQuery } from "~/db/cart/requested-items";
import { lastPurchasesQuery } from "~/db/order-pad/last-purchases";
import {
  cartContent,
  createList,
  LIST_EMPTY,
  LIST_NAME_TAKEN,
  type ListContent,
  type ListRow,
  listItemIds,
  listRowsQuery,
  type OrderListRecord,
  orderContent,
  orderListQuery,
  orderListsQuery,
  removeList,
  renameList,
  rowsContent,
  saveListRows,
  setRhythm,
  TOO_MANY_LISTS,
} from "~/db/order-pad/order-lists";
import { ask, combine, command } from "~/db/query";
import { parseQty } from "~/domain/catalogue/stock";
import { addDays, localDay } from "~/domain/local-day";
import { BatchRefused } from "~/platform/database";
import { customerFor, ownedBy, requireUser } from "~/services/access";
import { cartOwner, loadCartWith, type OwnCart } from "~/services/cart/quote-cart";
import { type ServiceContext, todayOf } from "~/services/context";
import { findOwnOrder } from "~/services/orders/own-orders";
import { invalidField, notFound, Refusal } from "~/services/refusal";
import { padItems } from "./pad-items";

interface TypedRow {
  code: string;
  product?: number | undefined;
  qty?: unknown;
  notes?: string | undefined;
}

/** The customer's lists; those that are due come first. */
export async function listOrderLists(c: ServiceContext, customer: number | undefined): Promise<OrderList[]> {
  const lists = await ask(c.db, orderListsQuery((await customerFor(c, customer)).id));
  return lists.map((list) => serializeList(c, list));
}

/** @throws Refusal 404 for a list that does not belong to one of the caller's customers */
export async function ownList(
  c: ServiceContext,
  id: number,
): Promise<{ list: OrderListRecord; own: OwnCart }> {
  const list = await ask(c.db, orderListQuery(id));
  if (!list) throw notFound();
  await ownedBy(c, list.customer);
  return { list, own: await cartOwner(c, { customer: list.customer }) };
}

/** With the list's items at today's price and stock. @throws Refusal 404 */
export async function openOrderList(c: ServiceContext, id: number): Promise<OpenOrderList> {
  const { list, own } = await ownList(c, id);
  const ids = listItemIds(id);
  const { shop, facts, more } = await loadCartWith(
    c,
    own,
    combine({ rows: listRowsQuery(id), last: lastPurchasesQuery(own.owner.id, ids) }),
    ids,
  );
  const items = padItems(c, own, shop, facts.items, more.last);
  const rows = more.rows.flatMap(({ product, qty, notes }) => {
    const item = items.get(product);
    return item ? [{ item, qty, notes }] : [];
  });
  return { ...serializeList(c, list), currency: shop.currency, rows, gone: more.rows.length - rows.length };
}

/** @throws Refusal 404; 409 for a name that is taken, an empty list, or at the maximum number of lists */
export async function createOrderList(
  c: ServiceContext,
  input: {
    customer?: number | undefined;
    name: string;
    cart?: boolean | undefined;
    order?: number | undefined;
    lines?: readonly TypedRow[] | undefined;
  },
  source: string,
): Promise<OrderList & { unknown: number[] }> {
  const own = await cartOwner(c, { customer: input.customer });
  const { content, unknown } = await contentOf(c, own, input);
  const list = { customer: own.owner.id, user: requireUser(c).user.id, name: input.name, source };
  const created = await refusing(ask(c.db, createList({ ...list, now: c.now.toISOString() }, content)));
  if (!created) throw new Refusal(409, LIST_EMPTY);
  return { ...serializeList(c, created), unknown };
}

async function contentOf(
  c: ServiceContext,
  own: OwnCart,
  {
    cart,
    order,
    lines = [],
  }: { cart?: boolean | undefined; order?: number | undefined; lines?: readonly TypedRow[] | undefined },
): Promise<{ content: ListContent; unknown: number[] }> {
  if (cart) return { content: cartContent(own.key), unknown: [] };
  if (order === undefined) {
    const { rows, unknown } = await rowsOf(c, lines);
    return { content: rowsContent(rows), unknown };
  }
  // An agent may act for the order's customer too, but a list is created only from an order of the list's
  // customer.
  const found = await findOwnOrder(c, order);
  if (found.customer !== own.owner.id) throw notFound();
  return { content: orderContent(order), unknown: [] };
}

/** Lines by code or id as rows of a list, and the indexes of lines without a known item or quantity. */
async function rowsOf(c: ServiceContext, lines: readonly TypedRow[]) {
  const requested = lines.map(({ product, code }) => (product === undefined ? { sku: code } : { product }));
  const itemOfLine = await ask(c.db, requestedItemsQuery(requested));
  const unknown: number[] = [];
  const rows = lines.flatMap(({ qty, notes = "" }, index) => {
    const found = itemOfLine.get(index);
    const parsed = parseQty(qty);
    if (found?.item && found.variants.length === 0 && parsed.ok)
      return [{ product: found.item, qty: parsed.qty, notes }];
    unknown.push(index);
    return [];
  });
  return { rows, unknown };
}

/** @param origin of the shop, for the reminder's link. @throws Refusal 404, 409 for a name that is taken */
export async function editOrderList(
  c: ServiceContext,
  id: number,
  {
    name,
    rhythm_weeks: weeks,
    next_day: day,
  }: { name?: string | undefined; rhythm_weeks?: number | null | undefined; next_day?: string | undefined },
  origin: string,
): Promise<OrderList> {
  await ownList(c, id);
  const change = { id, user: requireUser(c).user.id, now: c.now.toISOString() };
  const today = localDay(change.now, c.zone);
  if (day !== undefined && day < today) throw invalidField("next_day", "day_past");
  const rhythm =
    weeks === null || weeks === undefined
      ? null
      : { weeks, nextDay: day ?? addDays(today, weeks * 7), origin };
  const statements = [
    ...(name === undefined ? [] : renameList(change, name)),
    ...(weeks === undefined ? [] : [setRhythm(change, rhythm)]),
  ];
  if (statements.length > 0) await refusing(ask(c.db, command(...statements)));
  return serializeList(c, (await ownList(c, id)).list);
}

/** @returns indexes of lines without a known item. @throws Refusal 404, 400 for an invalid quantity */
export async function saveRowsOfList(
  c: ServiceContext,
  id: number,
  quantities: readonly { product: number; qty?: unknown; notes?: string | undefined }[],
  lines: readonly TypedRow[],
): Promise<number[]> {
  await ownList(c, id);
  const typed = quantities.map(({ product, qty, notes }) => ({
    product,
    notes,
    qty: qtyOrZero(product, qty),
  }));
  const { rows, unknown } = await rowsOf(c, lines);
  const change = { id, user: requireUser(c).user.id, now: c.now.toISOString() };
  await c.db.batch(saveListRows(change, [...typed, ...rows]));
  return unknown;
}

/** Blank is 0. @throws Refusal 400 */
export function qtyOrZero(product: number, qty: unknown): number {
  if (/^0*$/.test(String(qty ?? "").trim())) return 0;
  const parsed = parseQty(qty);
  if (!parsed.ok) throw invalidField(`qty.${product}`, parsed.code);
  return parsed.qty;
}

/** @throws Refusal 404 */
export async function removeOrderList(c: ServiceContext, id: number): Promise<void> {
  await ownList(c, id);
  await c.db.batch([removeList(id)]);
}

export const listRows = (c: ServiceContext, id: number): Promise<ListRow[]> => ask(c.db, listRowsQuery(id));

export function serializeList(c: ServiceContext, list: OrderListRecord): OrderList {
  const { id, customer, name, rowsCount, rhythmWeeks, nextDay, updatedAt } = list;
  return {
    ...{ id, customer, name, rows_count: rowsCount, rhythm_weeks: rhythmWeeks, next_day: nextDay },
    is_due: nextDay !== null && nextDay <= todayOf(c),
    updated_at: updatedAt,
  };
}

const REFUSED = [LIST_NAME_TAKEN, LIST_EMPTY, TOO_MANY_LISTS];

async function refusing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof BatchRefused) || !REFUSED.includes(error.code)) throw error;
    const fields = error.code === LIST_NAME_TAKEN ? [{ field: "name", code: error.code }] : [];
    throw new Refusal(409, error.code, {}, fields);
  }
}
