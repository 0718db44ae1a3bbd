// The orders that a caller may act for: their own, or those of an agent's customers.

import type { OrderId } from "~/contract/ids";
import { isAgent } from "~/db/auth/users";
import { bumpStockVersion } from "~/db/cache/page-cache-version";
import { cancelPendingOrder } from "~/db/orders/cancel-order";
import { findOrder, findOrderLines, type OrderLine } from "~/db/orders/find-orders";
import { listOrders, type OrderFilter } from "~/db/orders/list-orders";
import type { OrderRecord } from "~/db/orders/order-record";
import { wakeMail } from "~/platform/queue";
import { customerFor, ownedBy, requireUser } from "~/services/access";
import type { ServiceContext } from "~/services/context";
import { type IdempotentPost, markOnce } from "~/services/idempotency";
import { notFound, Refusal } from "~/services/refusal";

/**
 * A page of orders, newest first.
 * @param customer an agent may omit it, for the orders of all their customers
 * @throws Refusal like customerFor()
 */
export async function listOwnOrders(
  c: ServiceContext,
  customer: number | undefined,
  filter: Omit<OrderFilter, "of" | "zone">,
  slice: { limit: number; offset: number },
) {
  const { user } = requireUser(c);
  const of =
    isAgent(user) && customer === undefined
      ? { agent: user.id }
      : { customer: (await customerFor(c, customer)).id };
  return listOrders(c.db, { ...filter, of, zone: c.zone }, slice);
}

/** @throws Refusal 404 for an order that is not the caller's */
export const findOwnOrder = async (c: ServiceContext, id: OrderId): Promise<OrderRecord> =>
  checkOwner(c, await findOrder(c.db, id));

/** @throws Refusal 404 for an order that is not the caller's */
export async function findOwnOrderLines(c: ServiceContext, id: OrderId): Promise<OrderLine[]> {
  const found = await findOrderLines(c.db, id);
  await checkOwner(c, found?.order);
  return found?.lines ?? [];
}

/**
 * Returns the cancelled order.
 * @param post a repeat returns the current order
 * @throws Refusal 404 for an order that is not the caller's, 409 if it is no longer pending
 */
export async function cancelOwnOrder(
  c: ServiceContext,
  id: OrderId,
  post: IdempotentPost | null,
): Promise<OrderRecord> {
  await findOwnOrder(c, id);
  await markOnce(c, post, async (marks) => {
    const cancelled = await cancelPendingOrder(c.db, id, c.now.toISOString(), marks);
    if (!cancelled) throw new Refusal(409, "not_cancellable");
    bumpStockVersion(c, cancelled.version);
    c.ctx.waitUntil(wakeMail(c.env, cancelled.mails));
  });
  return findOwnOrder(c, id);
}

async function checkOwner(c: ServiceContext, order: OrderRecord | null | undefined): Promise<OrderRecord> {
  if (!order) throw notFound();
  await ownedBy(c, order.customer);
  return order;
}
