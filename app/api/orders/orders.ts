// Orders: CONTRACT §3.

import type { ApiContext } from "~/api/http/context";
import type { Handlers } from "~/api/http/handler";
import { listAnswer, sliceOf } from "~/api/http/paging";
import { bumpStockVersion } from "~/db/cache/page-cache-version";
import { cancelPendingOrder } from "~/db/orders/cancel-order";
import { findOrderFile } from "~/db/orders/documents";
import { findOrder, findOrderLines } from "~/db/orders/find-orders";
import { listOrders, type OrderFilter } from "~/db/orders/list-orders";
import type { OrderRecord } from "~/db/orders/order-record";
import { wakeMail } from "~/platform/queue";
import { customerFor, ownedBy, requireUser } from "~/services/access";
import { serializeOrder, serializeOrderRow } from "~/services/orders/serialize-order";
import { notFound, Refusal } from "~/services/refusal";
import { fileAnswer } from "./documents";

export const orders: Handlers<"orders"> = {
  async list(c, { customer, date_from: dateFrom, date_to: dateTo, number, reference, status, ...paging }) {
    const of = await ownersOf(c, customer);
    const slice = sliceOf(paging);
    const filter = { of, dateFrom, dateTo, number, reference, status };
    const { count, orders: found } = await listOrders(c.db, filter, slice);
    return listAnswer(
      slice,
      count,
      found.map((order) => serializeOrder(order, c.locale)),
    );
  },

  async rows(c, { order }) {
    const found = await findOrderLines(c.db, order);
    await ownOrder(c, found?.order);
    const rows = (found?.lines ?? []).map(serializeOrderRow);
    return listAnswer(sliceOf({ page: -1 }), rows.length, rows);
  },

  async get(c, { id }) {
    return serializeOrder(await ownOrder(c, await findOrder(c.db, id)), c.locale);
  },

  async doc(c, { order_id, type }) {
    await ownOrder(c, await findOrder(c.db, order_id));
    return fileAnswer(c, await findOrderFile(c.db, order_id, type));
  },

  async cancel(c, { id }) {
    await ownOrder(c, await findOrder(c.db, id));
    const cancelled = await cancelPendingOrder(c.db, id, c.now.toISOString());
    if (!cancelled) throw new Refusal(409, "not_cancellable");
    bumpStockVersion(c, cancelled.version);
    c.ctx.waitUntil(wakeMail(c.env, cancelled.mails));
    return serializeOrder(await ownOrder(c, await findOrder(c.db, id)), c.locale);
  },
};

/** An agent may omit the customer: then the orders of all their customers. */
async function ownersOf(c: ApiContext, customer: number | undefined): Promise<OrderFilter["of"]> {
  const { user } = requireUser(c);
  if (user.is_agent && customer === undefined) return { agent: user.id };
  return { customer: (await customerFor(c, customer)).id };
}

async function ownOrder(c: ApiContext, order: OrderRecord | null | undefined): Promise<OrderRecord> {
  if (!order) throw notFound();
  await ownedBy(c, order.customer);
  return order;
}
