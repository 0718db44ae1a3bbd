// Moves an order to another status: its next parcel, its completion, or its full refund.
import type { OrderId } from "~/contract/ids";
import type { MoveOrder } from "~/contract/operator/orders";
import { fromCents } from "~/contract/wire";
import { MOVED_MEANWHILE, type Move } from "~/db/operator/order-move";
import { moveOrder } from "~/db/operator/order-moves";
import type { OrderRefundDraft } from "~/db/orders/refund-draft";
import { shopData } from "~/db/shop/shop-data";
import { documentSeries } from "~/domain/orders/document-number";
import { canMove, isRefund, movesOf } from "~/domain/orders/order-status";
import { shipmentOf } from "~/domain/orders/shipment";
import { BatchRefused, type Statement } from "~/platform/database";
import { wakeMail } from "~/platform/queue";
import { type ServiceContext, todayOf } from "~/services/context";
import { type IdempotentPost, markOnce } from "~/services/idempotency";
import { invalidField, Refusal } from "~/services/refusal";
import { type FoundOrder, findOperatorOrder, movedOrder } from "./operator-orders";
import {
  creditNotesFrom,
  draftRefund,
  findOrderToRefund,
  refundableOf,
  refundOneOrder,
  sendRefunds,
} from "./refund-order";

/**
 * @param post a repeat does nothing
 * @throws Refusal 404; 409 `move_not_allowed`, also after a concurrent move; 400 for rows that cannot be
 * shipped
 */
export const moveOneOrder = (
  c: ServiceContext,
  id: OrderId,
  input: MoveOrder,
  post: IdempotentPost | null = null,
): Promise<void> => markOnce(c, post, (marks) => move(c, id, input, marks));

async function move(
  c: ServiceContext,
  id: OrderId,
  { to, note = "", tracking, rows = [] }: MoveOrder,
  marks: readonly Statement[],
): Promise<void> {
  const found = await findOperatorOrder(c, id);
  const from = found.order.status;
  refuseUnlessAllowed(found, to);
  const shipped = shippedRows(found, to, rows);
  if (tracking && !DISPATCHES.includes(to)) throw invalidField("tracking", "invalid");
  if (to === "refunded") return refundAll(c, id, marks);
  const refund = to === "cancelled" ? await refundOfRest(c, id) : null;
  const step: Move = {
    ...{ order: id, from, to, note, tracking: tracking ?? null, shipped, refund },
    now: c.now.toISOString(),
    deliveryNotes: documentSeries(await shopData(c), "delivery_note", todayOf(c)),
  };
  const { mails, waiting } = await moveOrder(c.db, step, marks).catch((error: unknown) => {
    if (error instanceof BatchRefused && MOVED.includes(error.code)) throw moveNotAllowed(from, to);
    throw error;
  });
  c.ctx.waitUntil(wakeMail(c.env, mails));
  await sendRefunds(c, waiting);
}

const DISPATCHES: readonly string[] = ["partially_shipped", "shipped", "completed"];
/** Refusal codes of the batch after a concurrent write. */
const MOVED = [MOVED_MEANWHILE, "order_changed", "refund_too_large", "row_changed"];

/** @param why a reason with its own sentence */
export const moveNotAllowed = (from: string, to: string, why?: "not_paid" | "needs_amount") =>
  new Refusal(409, MOVED_MEANWHILE, { from, to, ...(why && { reason: why, context: why }) });

function refuseUnlessAllowed(found: FoundOrder, to: MoveOrder["to"]): void {
  const { order } = found;
  if (movesOf(movedOrder(found)).includes(to)) return;
  const isPossible = canMove(order.status, to) && isRefund(to);
  const isPaid = order.paid > order.refunded;
  throw moveNotAllowed(order.status, to, isPossible ? (isPaid ? "needs_amount" : "not_paid") : undefined);
}

function shippedRows({ lines }: FoundOrder, to: MoveOrder["to"], rows: NonNullable<MoveOrder["rows"]>) {
  const leaving = shipmentOf(to, lines, rows);
  if (leaving.ok) return leaving.shipped;
  throw leaving.code === "row_invalid"
    ? invalidField("rows", "invalid")
    : new Refusal(400, leaving.code, {}, [{ field: "rows", code: leaving.code }]);
}

/**
 * Refunds the whole rest of the money, without goods. The note of the move is internal, so it is not the
 * refund's reason.
 */
async function refundAll(c: ServiceContext, id: OrderId, marks: readonly Statement[]): Promise<void> {
  const request = { key: crypto.randomUUID(), bodyHash: "" };
  const found = await findOrderToRefund(c, id, request.key);
  const amount = refundableOf(found.facts);
  await refundOneOrder(c, id, { amount: fromCents(amount) }, request, marks);
}

async function refundOfRest(c: ServiceContext, id: OrderId): Promise<OrderRefundDraft | null> {
  const request = { key: crypto.randomUUID(), bodyHash: "" };
  const found = await findOrderToRefund(c, id, request.key);
  const amount = refundableOf(found.facts);
  return amount === 0
    ? null
    : draftRefund(found, { amount: fromCents(amount) }, request, await creditNotesFrom(c));
}
