// Records an order's payment and its invoice, as entered by the operator.
import type { OrderId } from "~/contract/ids";
import { invoiceOrder, payOrder } from "~/db/operator/order-moves";
import { invoicePrefixesQuery } from "~/db/orders/document-numbers";
import { ask } from "~/db/query";
import { shopData } from "~/db/shop/shop-data";
import { promisedBy } from "~/domain/orders/delivery-promise";
import { documentSeries, isDocumentNumber, readInvoiceNumber } from "~/domain/orders/document-number";
import { canBePaid } from "~/domain/orders/order-status";
import { BatchRefused } from "~/platform/database";
import { wakeMail } from "~/platform/queue";
import { type ServiceContext, todayOf } from "~/services/context";
import { faultsOfOrder, invoiceIncomplete } from "~/services/invoices/invoice-faults";
import { invalidField, Refusal } from "~/services/refusal";
import { moveNotAllowed } from "./move-order";
import { findOperatorOrder } from "./operator-orders";

/**
 * @param at ISO 8601 instant of the payment; default: now
 * @throws Refusal 404; 409 `already_paid`, or `move_not_allowed` if the order cannot be paid in its status
 */
export async function enterPayment(c: ServiceContext, id: OrderId, at: string | undefined): Promise<void> {
  const { order } = await findOperatorOrder(c, id);
  const from = order.status;
  const notAllowed = () => moveNotAllowed(from, "processing");
  if (order.payment.state === "paid") throw new Refusal(409, "already_paid");
  if (!canBePaid(from, order.payment.state)) throw notAllowed();
  const now = c.now.toISOString();
  const paidAt = at === undefined ? now : new Date(at).toISOString();
  const shop = await shopData(c);
  const paid = { order: id, from, at: paidAt, promise: promisedBy(paidAt, shop), now };
  const mails = await payOrder(c.db, paid).catch(refuseAs([notAllowed()]));
  c.ctx.waitUntil(wakeMail(c.env, mails));
}

/**
 * @param invoice the shop's own number, or the next one; the day (`2026-11-21`) defaults to today
 * @throws Refusal 404; 400 for a number or a day that the exchange system refuses; 409 `already_invoiced`,
 * `invoice_number_taken`, `invoice_incomplete`
 */
export async function enterInvoice(
  c: ServiceContext,
  id: OrderId,
  { number, date }: { number?: string | undefined; date?: string | undefined },
): Promise<void> {
  const { order } = await findOperatorOrder(c, id);
  const shop = await shopData(c);
  const typed =
    number === undefined
      ? null
      : readInvoiceNumber(number, [
          shop.documentPrefixes.invoice,
          ...(await ask(c.db, invoicePrefixesQuery())),
        ]);
  const today = todayOf(c);
  if (typed && !isDocumentNumber(typed.number)) throw invalidField("number", "invoice_number_form");
  if (date !== undefined && date > today) throw invalidField("date", "invoice_date_future");
  const missing = shop.makesEInvoices ? faultsOfOrder(order, null) : [];
  if (missing.length > 0) throw invoiceIncomplete(missing);
  const day = date ?? today;
  const series = documentSeries(shop, "invoice", day);
  const invoice = { order: id, typed, series, date: day, now: c.now.toISOString() };
  const taken = [{ field: "number", code: "invoice_number_taken" }];
  const refusals = [
    new Refusal(409, "invoice_number_taken", {}, taken),
    new Refusal(409, "already_invoiced"),
  ];
  c.ctx.waitUntil(wakeMail(c.env, await invoiceOrder(c.db, invoice).catch(refuseAs(refusals))));
}

/** Maps a conflict with a concurrent write, which the batch refuses. */
const refuseAs =
  (refusals: readonly Refusal[]) =>
  (error: unknown): never => {
    throw (error instanceof BatchRefused && refusals.find(({ code }) => code === error.code)) || error;
  };
