// Refunds of an order: each has one effect, never exceeds the rest of the payments, and goes through the
// provider of the payment.
import type { OrderId, RefundId } from "~/contract/ids";
import type { RefundOrder } from "~/contract/operator/orders";
import type { Cents } from "~/contract/units";
import { fromCents, toCents } from "~/contract/wire";
import { type OrderLine, orderLinesQuery } from "~/db/orders/find-orders";
import type { OrderRecord } from "~/db/orders/order-record";
import type { OrderRefundDraft } from "~/db/orders/refund-draft";
import {
  markPaidByHand,
  ORDER_CHANGED,
  type RefundFacts,
  refundFactsQuery,
  refundOrder,
} from "~/db/orders/refund-order";
import { together } from "~/db/query";
import { shopData } from "~/db/shop/shop-data";
import { type DocumentSeries, documentSeries } from "~/domain/orders/document-number";
import { goodsValue, grossSum, refundedRows, refundVat, vatLeft } from "~/domain/orders/refund";
import { BatchRefused, type Statement } from "~/platform/database";
import { wakeMail } from "~/platform/queue";
import { type ServiceContext, todayOf } from "~/services/context";
import { sendRefund } from "~/services/payments/send-refunds";
import { invalidField, notFound, Refusal } from "~/services/refusal";
import { retryOnConflict } from "~/services/retry-on-conflict";

/** Identifies a request, so that it has one effect. */
export interface RefundRequest {
  key: string;
  bodyHash: string;
}

interface RefundMoment {
  now: Date;
  creditNotes: DocumentSeries;
}

interface Found {
  order: OrderRecord;
  lines: OrderLine[];
  facts: RefundFacts;
}

/** Refusal codes after a concurrent write: the caller may read again and retry. */
export const REFUND_CONFLICTS = [ORDER_CHANGED, "answer_kept", "refund_too_large", "row_changed"];

/**
 * @param input without `amount`: what was paid for the named goods
 * @throws Refusal 404, 409 `not_paid`, `refund_exceeds`, `idempotency_mismatch`; 400 for unavailable goods
 */
export const refundOneOrder = (
  c: ServiceContext,
  id: OrderId,
  input: RefundOrder,
  request: RefundRequest,
  marks: readonly Statement[] = [],
): Promise<void> =>
  retryOnConflict(
    REFUND_CONFLICTS,
    async () => {
      const found = await findOrderToRefund(c, id, request.key);
      if (isReplay(found, request)) return;
      const { mails, waiting } = await refundOrder(
        c.db,
        draftRefund(found, input, request, await creditNotesFrom(c)),
        marks,
      );
      c.ctx.waitUntil(wakeMail(c.env, mails));
      await sendRefunds(c, waiting);
    },
    () => new Refusal(409, ORDER_CHANGED),
  );

/** @throws Refusal 409 if the refund is not paid by hand, or was paid already */
export async function refundPaidByHand(c: ServiceContext, order: OrderId, refund: RefundId): Promise<void> {
  try {
    await markPaidByHand(c.db, { order, refund, now: c.now.toISOString() });
  } catch (error) {
    if (error instanceof BatchRefused && error.code === "not_by_hand") throw new Refusal(409, "not_by_hand");
    throw error;
  }
}

/** Requests the refunds from the provider; the cron repeats a failed request with the same key. */
export async function sendRefunds(c: ServiceContext, waiting: readonly number[]): Promise<void> {
  for (const refund of waiting) await sendRefund(c.db, c.env, refund);
}

/** @throws Refusal 404 */
export async function findOrderToRefund(
  c: Pick<ServiceContext, "db">,
  id: OrderId,
  key: string,
): Promise<Found> {
  const { found, facts } = await together(c.db, {
    found: orderLinesQuery(id),
    facts: refundFactsQuery(id, key),
  });
  if (!found) throw notFound();
  return { ...found, facts };
}

/** @throws Refusal 409 if the key is bound to another body */
function isReplay({ facts: { earlier } }: Found, { bodyHash }: RefundRequest): boolean {
  if (earlier && earlier.bodyHash !== bodyHash) throw new Refusal(409, "idempotency_mismatch");
  return earlier !== null;
}

/** The moment of a refund that the operator decides. */
export const creditNotesFrom = async (c: ServiceContext): Promise<RefundMoment> => ({
  now: c.now,
  creditNotes: documentSeries(await shopData(c), "credit_note", todayOf(c)),
});

/** @throws Refusal like refundOneOrder() */
export function draftRefund(
  { order, lines, facts }: Found,
  { amount, reason = "", rows: named = [] }: RefundOrder,
  { key, bodyHash }: RefundRequest,
  { now, creditNotes }: RefundMoment,
): OrderRefundDraft {
  const paid = facts.payments.reduce((sum, payment) => sum + payment.amount, 0);
  if (paid === 0) throw new Refusal(409, "not_paid");
  const refundable = refundableOf(facts);
  const rows = refundedRows(lines, named);
  if (rows === null) throw invalidField("rows", "invalid");
  if (amount === undefined && rows.length === 0) throw invalidField("amount", "required");
  const byId = new Map(lines.map((line) => [line.id, line]));
  const goods = goodsValue(
    order,
    rows.flatMap(({ id, qty }) => {
      const line = byId.get(id);
      return line ? [{ unitPrice: line.unitPrice, vatRate: line.vatRate, qty }] : [];
    }),
  );
  const cents = amount === undefined ? Math.min(grossSum(goods), refundable) : toCents(amount);
  if (cents > refundable || cents === 0)
    throw new Refusal(409, "refund_exceeds", { refundable: fromCents(refundable) }, [
      { field: "amount", code: "refund_exceeds", values: { refundable: fromCents(refundable) } },
    ]);
  return {
    ...{ order: order.id, key, bodyHash, amount: cents, reason, rows, refundable, status: order.status },
    creditNotes,
    vatLines: refundVat(cents, vatLeft(order.vatLines, facts.credited), goods),
    parts: partsOf(cents, facts),
    now: now.toISOString(),
  };
}

/** Paid and not refunded: cents, with VAT. */
export const refundableOf = ({ payments }: RefundFacts): Cents =>
  payments.reduce((sum, payment) => sum + payment.amount - payment.refunded, 0);

/** Takes the amount from the oldest payments first. */
export function partsOf(amount: Cents, { payments }: RefundFacts): OrderRefundDraft["parts"] {
  let left = amount;
  return payments.flatMap((payment) => {
    const part = Math.min(left, payment.amount - payment.refunded);
    left -= part;
    return part > 0 ? [{ payment: payment.id, amount: part }] : [];
  });
}
