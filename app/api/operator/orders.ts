// Orders as the operator sees and moves them: CONTRACT §9 and §11.

import type { ApiContext } from "~/api/http/context";
import type { OperatorHandlers } from "~/api/http/handler";
import { requiredPost } from "~/api/http/idempotency";
import { listAnswer, sliceOf } from "~/api/http/paging";
import type { OperatorOrder } from "~/contract/operator/operator";
import { invoiceOrder, payOrder } from "~/db/operator/order-moves";
import { listOrders } from "~/db/orders/list-orders";
import { shopData } from "~/db/shop/shop-data";
import { promisedBy } from "~/domain/orders/delivery-promise";
import { romeDay } from "~/domain/rome-day";
import { BatchRefused } from "~/platform/database";
import { wakeMail } from "~/platform/queue";
import type { NamedFile } from "~/services/documents/named-file";
import { packingListFile } from "~/services/documents/packing-list";
import { sendOperatorDocument } from "~/services/documents/send-document";
import { creditNoteXml, invoiceXml } from "~/services/invoices/invoice-files";
import { changeOneOrder } from "~/services/orders/change-order";
import { moveNotAllowed, moveOneOrder } from "~/services/orders/move-order";
import { findOperatorOrder, operatorOrder } from "~/services/orders/operator-orders";
import { refundOneOrder, refundPaidByHand } from "~/services/orders/refund-order";
import { serializeOrder } from "~/services/orders/serialize-order";
import { Refusal } from "~/services/refusal";

export const orders: OperatorHandlers<"orders"> = {
  async list(c, { customer, status, number, date_from: dateFrom, date_to: dateTo, ...paging }) {
    const slice = sliceOf(paging);
    const of = customer === undefined ? ("everybody" as const) : { customer };
    const filter = { of, status, number, dateFrom, dateTo, reference: undefined };
    const { count, orders: found } = await listOrders(c.db, filter, slice);
    return listAnswer(
      slice,
      count,
      found.map((order) => serializeOrder(order, c.locale, c.env)),
    );
  },

  async get(c, { id }) {
    return operatorOrder(c, id);
  },

  async move(c, { id, ...move }) {
    await moveOneOrder(c, id, move);
    return operatorOrder(c, id);
  },

  async refund(c, { id, ...input }) {
    const { key, bodyHash } = requiredPost(c, { call: "refund", caller: "operator", body: input });
    await refundOneOrder(c, id, input, { key: key.key, bodyHash });
    return operatorOrder(c, id);
  },

  async refundPaid(c, { id, refund }) {
    await refundPaidByHand(c, id, refund);
    return operatorOrder(c, id);
  },

  async change(c, { id, ...change }) {
    await changeOneOrder(c, id, change);
    return operatorOrder(c, id);
  },

  async document(c, { id, document }) {
    return sendOperatorDocument(c, { order: id, document }, c.request);
  },

  async packingList(c, { id }) {
    return fileResponse(await packingListFile(c, id));
  },

  async invoiceXml(c, { id }) {
    return fileResponse(await invoiceXml(c, id));
  },

  async creditNoteXml(c, { id, refund }) {
    return fileResponse(await creditNoteXml(c, id, refund));
  },

  async paid(c, { id, at }) {
    const { order } = await findOperatorOrder(c, id);
    const from = order.status;
    const refusal = () => moveNotAllowed(from, "processing");
    if (order.payment.state === "paid") throw new Refusal(409, "already_paid");
    if (order.payment.state !== "due" || from === "failed" || from === "cancelled") throw refusal();
    const now = c.now.toISOString();
    const paidAt = at === undefined ? now : new Date(at).toISOString();
    const { closedDays } = await shopData(c);
    const paid = { order: id, from, at: paidAt, promise: promisedBy(paidAt, closedDays), now };
    return changed(c, id, payOrder(c.db, paid).catch(refuse(refusal)));
  },

  async invoice(c, { id, number, date = romeDay(c.now.toISOString()) }) {
    await findOperatorOrder(c, id);
    const invoice = { order: id, number: number ?? null, date, now: c.now.toISOString() };
    const refusals = {
      invoice_number_taken: new Refusal(409, "invoice_number_taken", {}, [
        { field: "number", code: "invoice_number_taken" },
      ]),
      already_invoiced: new Refusal(409, "already_invoiced"),
    };
    const stored = invoiceOrder(c.db, invoice).catch((error: unknown) => {
      if (error instanceof BatchRefused && error.code in refusals)
        throw refusals[error.code as keyof typeof refusals];
      throw error;
    });
    return changed(c, id, stored);
  },
};

async function changed(c: ApiContext, id: number, change: Promise<number[]>): Promise<OperatorOrder> {
  c.ctx.waitUntil(wakeMail(c.env, await change));
  return operatorOrder(c, id);
}

const fileResponse = ({ name, type, bytes }: NamedFile): Response =>
  new Response(bytes, {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `inline; filename="${name}"`,
      "Cache-Control": "private, no-store",
    },
  });

/** A conflict that the batch itself refuses, as another write was first. */
const refuse =
  (refusal: () => Refusal) =>
  (error: unknown): never => {
    if (error instanceof BatchRefused && error.code === refusal().code) throw refusal();
    throw error;
  };
