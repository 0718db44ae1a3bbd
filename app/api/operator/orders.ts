// Orders for the operator, with their status changes (CONTRACT §9 and §11).

import { fileResponse } from "~/api/http/file-response";
import type { OperatorHandlers } from "~/api/http/handler";
import { idempotentPost, requiredPost } from "~/api/http/idempotency";
import { listAnswer, sliceOf } from "~/api/http/paging";
import { packingListFile } from "~/services/documents/packing-list";
import { sendOperatorDocument } from "~/services/documents/send-document";
import { completeInvoiceData } from "~/services/invoices/invoice-data";
import { creditNoteXml, invoiceXml } from "~/services/invoices/invoice-files";
import { changeOneOrder } from "~/services/orders/change-order";
import { enterInvoice, enterPayment } from "~/services/orders/enter-payment";
import { moveOneOrder } from "~/services/orders/move-order";
import { findOperatorOrders, operatorOrder } from "~/services/orders/operator-orders";
import { refundOneOrder, refundPaidByHand } from "~/services/orders/refund-order";

export const orders: OperatorHandlers<"orders"> = {
  async list(c, { customer, status, number, date_from: dateFrom, date_to: dateTo, ...paging }) {
    const slice = sliceOf(paging);
    const { count, orders: found } = await findOperatorOrders(
      c,
      { customer, status, number, dateFrom, dateTo },
      slice,
    );
    return listAnswer(slice, count, found);
  },

  async get(c, { id }) {
    return operatorOrder(c, id);
  },

  async move(c, { id, ...move }) {
    const post = idempotentPost(c, { call: "orders.move", caller: "operator", body: { id, ...move } });
    await moveOneOrder(c, id, move, post);
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
    await enterPayment(c, id, at);
    return operatorOrder(c, id);
  },

  async invoiceData(c, { id, ...input }) {
    await completeInvoiceData(c, id, input);
    return operatorOrder(c, id);
  },

  async invoice(c, { id, ...invoice }) {
    await enterInvoice(c, id, invoice);
    return operatorOrder(c, id);
  },
};
