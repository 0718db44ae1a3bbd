// Orders: CONTRACT §3.
import { findOrderFile } from "~/db/documents";
import { cancelPendingOrder } from "~/db/orders/cancel";
import { findOrder, findOrderLines, listOrders, type OrderFilter } from "~/db/orders/read";
import type { OrderRecord } from "~/db/orders/record";
import { stockMovedHere } from "~/db/page-era";
import { wakeMail } from "~/platform/queue";
import type { ApiContext } from "./context";
import { fileAnswer } from "./documents";
import type { Handlers } from "./handler";
import { orderRowShape, orderShape } from "./order-shape";
import { listAnswer, sliceOf } from "./paging";
import { Refusal, unknownOrNotYours } from "./refusal";
import { customerFor, ownedBy, signedIn } from "./who";

export const orders: Handlers<"orders"> = {
  async list(c, { customer, date_from: dateFrom, date_to: dateTo, number, reference, status, ...paging }) {
    const of = await ownersOf(c, customer);
    const slice = sliceOf(paging);
    const filter = { of, dateFrom, dateTo, number, reference, status };
    const { count, orders: found } = await listOrders(c.db, filter, slice);
    return listAnswer(
      slice,
      count,
      found.map((order) => orderShape(order, c.locale)),
    );
  },

  async rows(c, { order }) {
    const found = await findOrderLines(c.db, order);
    await ownOrder(c, found?.order);
    const rows = (found?.lines ?? []).map(orderRowShape);
    return listAnswer(sliceOf({ page: -1 }), rows.length, rows);
  },

  async get(c, { id }) {
    return orderShape(await ownOrder(c, await findOrder(c.db, id)), c.locale);
  },

  async doc(c, { order_id, type }) {
    await ownOrder(c, await findOrder(c.db, order_id));
    return fileAnswer(c, await findOrderFile(c.db, order_id, type));
  },

  async cancel(c, { id }) {
    await ownOrder(c, await findOrder(c.db, id));
    const cancelled = await cancelPendingOrder(c.db, id, c.now.toISOString());
    if (!cancelled) throw new Refusal(409, "not_cancellable");
    stockMovedHere(c, cancelled.version);
    c.ctx.waitUntil(wakeMail(c.env, cancelled.mails));
    return orderShape(await ownOrder(c, await findOrder(c.db, id)), c.locale);
  },
};

/** Here an agent may leave the customer out: all of its customers. */
async function ownersOf(c: ApiContext, customer: number | undefined): Promise<OrderFilter["of"]> {
  const { user } = signedIn(c);
  if (user.is_agent && customer === undefined) return { agent: user.id };
  return { customer: (await customerFor(c, customer)).id };
}

async function ownOrder(c: ApiContext, order: OrderRecord | null | undefined): Promise<OrderRecord> {
  if (!order) throw unknownOrNotYours();
  await ownedBy(c, order.customer);
  return order;
}
