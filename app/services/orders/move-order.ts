// The operator moves an order on: to its next parcel, its end, or its whole refund.
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
import { BatchRefused } from "~/platform/database";
import { wakeMail } from "~/platform/queue";
import { type ServiceContext, todayOf } from "~/services/context";
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

/** @throws Refusal 404; 409 `move_not_allowed`, also where another move was first; 400 for rows that cannot leave */
export async function moveOneOrder(
  c: ServiceContext,
  id: OrderId,
  { to, note = "", tracking, rows = [] }: MoveOrder,
): Promise<void> {
  const found = await findOperatorOrder(c, id);
  const from = found.order.status;
  refuseUnlessAllowed(found, to);
  const shipped = shippedRows(found, to, rows);
  if (tracking && !DISPATCHES.includes(to)) throw invalidField("tracking", "invalid");
  if (to === "refunded") return refundAll(c, id);
  const refund = to === "cancelled" ? await refundOfRest(c, id) : null;
  const move: Move = {
    ...{ order: id, from, to, note, tracking: tracking ?? null, shipped, refund },
    now: c.now.toISOString(),
    deliveryNotes: documentSeries(await shopData(c), "delivery_note", todayOf(c)),
  };
  const { mails, waiting } = await moveOrder(c.db, move).catch((error: unknown) => {
    if (error instanceof BatchRefused && MOVED.includes(error.code)) throw moveNotAllowed(from, to);
    throw error;
  });
  c.ctx.waitUntil(wakeMail(c.env, mails));
  await sendRefunds(c, waiting);
}

const DISPATCHES: readonly string[] = ["partially_shipped", "shipped", "completed"];
/** What the batch refuses where another write was first. */
const MOVED = [MOVED_MEANWHILE, "order_changed", "refund_too_large", "row_changed"];

/** @param why the reason has a sentence of its own */
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

/** All the money that is left, without goods. The note of a move is the shop's own: no reason for the customer. */
async function refundAll(c: ServiceContext, id: OrderId): Promise<void> {
  const request = { key: crypto.randomUUID(), bodyHash: "" };
  const found = await findOrderToRefund(c, id, request.key);
  const amount = refundableOf(found.facts);
  await refundOneOrder(c, id, { amount: fromCents(amount) }, request);
}

async function refundOfRest(c: ServiceContext, id: OrderId): Promise<OrderRefundDraft | null> {
  const request = { key: crypto.randomUUID(), bodyHash: "" };
  const found = await findOrderToRefund(c, id, request.key);
  const amount = refundableOf(found.facts);
  return amount === 0
    ? null
    : draftRefund(found, { amount: fromCents(amount) }, request, await creditNotesFrom(c));
}
