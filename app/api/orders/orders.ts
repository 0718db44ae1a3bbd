// Orders (CONTRACT §3).

import type { Handlers } from "~/api/http/handler";
import { idempotentPost } from "~/api/http/idempotency";
import { listAnswer, sliceOf } from "~/api/http/paging";
import { requireUser } from "~/services/access";
import { sendOrderDocument } from "~/services/documents/send-document";
import { cancelOwnOrder, findOwnOrder, findOwnOrderLines, listOwnOrders } from "~/services/orders/own-orders";
import { serializeOrder, serializeOrderRow } from "~/services/orders/serialize-order";

export const orders: Handlers<"orders"> = {
  async list(
    c,
    { customer, date_from: dateFrom, date_to: dateTo, number, reference, status, search, ...paging },
  ) {
    const slice = sliceOf(paging);
    const filter = { dateFrom, dateTo, number, reference, status, search };
    const { count, orders: found } = await listOwnOrders(c, customer, filter, slice);
    return listAnswer(
      slice,
      count,
      found.map((order) => serializeOrder(order, c)),
    );
  },

  async rows(c, { order }) {
    const rows = (await findOwnOrderLines(c, order)).map((line) => serializeOrderRow(line, c.locale));
    return listAnswer(sliceOf({ page: -1 }), rows.length, rows);
  },

  async get(c, { id }) {
    return serializeOrder(await findOwnOrder(c, id), c);
  },

  async doc(c, { order_id: order, type }) {
    return sendOrderDocument(c, { order, type }, c.request);
  },

  async cancel(c, { id }) {
    const { user } = requireUser(c);
    const post = idempotentPost(c, { call: "orders.cancel", caller: `user/${user.id}`, body: { id } });
    return serializeOrder(await cancelOwnOrder(c, id, post), c);
  },
};
