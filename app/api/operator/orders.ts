// Orders as the operator sees and moves them: CONTRACT §9.

import type { ApiContext } from "~/api/http/context";
import type { OperatorHandlers } from "~/api/http/handler";
import { listAnswer, sliceOf } from "~/api/http/paging";
import type { OperatorOrder } from "~/contract/operator/operator";
import type { Locale } from "~/contract/wire";
import { invoiceOrder, MOVED_MEANWHILE, moveOrder, payOrder } from "~/db/operator/order-moves";
import { findOrderLines, type OrderLine } from "~/db/orders/find-orders";
import { listOrders } from "~/db/orders/list-orders";
import type { OrderRecord } from "~/db/orders/order-record";
import { canMove, isRefund, movesOf } from "~/domain/order-status";
import { shipmentOf } from "~/domain/shipment";
import { BatchRefused } from "~/platform/database";
import { wakeMail } from "~/platform/queue";
import { serializeOrder, serializeOrderRow } from "~/services/orders/serialize-order";
import { invalidField, notFound, Refusal } from "~/services/refusal";

export const orders: OperatorHandlers<"orders"> = {
  async list(c, { customer, status, number, date_from: dateFrom, date_to: dateTo, ...paging }) {
    const slice = sliceOf(paging);
    const of = customer === undefined ? ("everybody" as const) : { customer };
    const filter = { of, status, number, dateFrom, dateTo, reference: undefined };
    const { count, orders: found } = await listOrders(c.db, filter, slice);
    return listAnswer(
      slice,
      count,
      found.map((order) => serializeOrder(order, c.locale)),
    );
  },

  async get(c, { id }) {
    return serializeOperatorOrder(await orderOr404(c, id), c.locale);
  },

  async move(c, { id, to, note = "", tracking, rows = [] }) {
    const { order, lines } = await orderOr404(c, id);
    const from = order.status;
    if (!movesOf(from, order.payment.state).includes(to)) {
      const isUnpaid = canMove(from, to) && isRefund(to);
      throw notAllowed(from, to, isUnpaid ? { reason: "not_paid", context: "not_paid" } : {});
    }
    const leaving = shipmentOf(to, lines, rows);
    if (!leaving.ok)
      throw leaving.code === "row_invalid"
        ? invalidField("rows", "invalid")
        : new Refusal(400, leaving.code, {}, [{ field: "rows", code: leaving.code }]);
    if (tracking && to !== "shipped" && to !== "partially_shipped" && to !== "completed")
      throw invalidField("tracking", "invalid");
    const { shipped } = leaving;
    const move = { order: id, from, to, note, tracking: tracking ?? null, shipped, now: c.now.toISOString() };
    return changed(c, id, moveOrder(c.db, move).catch(refuse(() => notAllowed(from, to))));
  },

  async paid(c, { id, at }) {
    const { order } = await orderOr404(c, id);
    const from = order.status;
    const refusal = () => notAllowed(from, "processing");
    if (order.payment.state === "paid") throw new Refusal(409, "already_paid");
    if (order.payment.state !== "due" || from === "failed" || from === "cancelled") throw refusal();
    const now = c.now.toISOString();
    const paid = { order: id, from, at: at === undefined ? now : new Date(at).toISOString(), now };
    return changed(c, id, payOrder(c.db, paid).catch(refuse(refusal)));
  },

  async invoice(c, { id, number, date }) {
    await orderOr404(c, id);
    const invoice = { order: id, number, date, now: c.now.toISOString() };
    const taken = () =>
      new Refusal(409, "invoice_number_taken", {}, [{ field: "number", code: "invoice_number_taken" }]);
    return changed(c, id, invoiceOrder(c.db, invoice).catch(refuse(taken)));
  },
};

interface Found {
  order: OrderRecord;
  lines: OrderLine[];
}

const serializeOperatorOrder = ({ order, lines }: Found, locale: Locale): OperatorOrder => ({
  ...serializeOrder(order, locale),
  customer_type: order.customerType,
  moves: movesOf(order.status, order.payment.state),
  rows: lines.map(serializeOrderRow),
});

async function orderOr404(c: ApiContext, id: number): Promise<Found> {
  const found = await findOrderLines(c.db, id);
  if (!found) throw notFound();
  return found;
}

async function changed(c: ApiContext, id: number, change: Promise<number[]>): Promise<OperatorOrder> {
  c.ctx.waitUntil(wakeMail(c.env, await change));
  return serializeOperatorOrder(await orderOr404(c, id), c.locale);
}

const notAllowed = (from: string, to: string, why: object = {}) =>
  new Refusal(409, MOVED_MEANWHILE, { from, to, ...why });

/** A conflict that the batch itself refuses, as another write was first. */
const refuse =
  (refusal: () => Refusal) =>
  (error: unknown): never => {
    if (error instanceof BatchRefused && error.code === refusal().code) throw refusal();
    throw error;
  };
