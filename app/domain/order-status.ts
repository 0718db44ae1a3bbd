/** The life of an order: which status follows which, and what a move means for the stock (CONTRACT §2a). */

import type { OrderStatus, PaymentKind, PaymentState } from "~/contract/constants/enums";

export const MOVES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ["processing", "failed", "cancelled"],
  failed: ["pending", "cancelled"],
  processing: ["partially_shipped", "shipped", "completed", "cancelled", "refunded"],
  partially_shipped: ["shipped", "partially_refunded", "refunded"],
  shipped: ["completed", "partially_refunded", "refunded"],
  completed: ["partially_refunded", "refunded"],
  partially_refunded: ["refunded"],
  cancelled: [],
  refunded: [],
};

const FIRST = {
  bank_transfer: "pending",
  redirect: "pending",
  cash_on_delivery: "processing",
  invoice: "processing",
} as const satisfies Record<PaymentKind, OrderStatus>;

export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return MOVES[from].includes(to);
}

const REFUNDS: readonly OrderStatus[] = ["partially_refunded", "refunded"];

export const isRefund = (to: OrderStatus): boolean => REFUNDS.includes(to);

/** Where an order may go from here. Only money that has come can go back: CONTRACT §11. */
export const movesOf = (from: OrderStatus, payment: PaymentState): OrderStatus[] =>
  MOVES[from].filter((to) => payment === "paid" || !isRefund(to));

/** What is paid before it leaves waits for the money; the rest starts at once. */
export function initialStatus(payment: PaymentKind): "pending" | "processing" {
  return FIRST[payment];
}

/** A customer may cancel while nothing has begun; the operator wherever the table allows it. */
export function canCancel(status: OrderStatus, by: "customer" | "operator"): boolean {
  return by === "customer" ? status === "pending" : canMove(status, "cancelled");
}

/** While something of it has still to leave, an order holds that much of the stock. */
const HOLDING: readonly OrderStatus[] = ["pending", "failed", "processing", "partially_shipped"];

export const holdsStock = (status: OrderStatus): boolean => HOLDING.includes(status);

/** What such a move leaves unsent goes back, and once: no move leads to a holding status again. Returned goods are counted in by hand. */
export function endsHold(from: OrderStatus, to: OrderStatus): boolean {
  return canMove(from, to) && holdsStock(from) && !holdsStock(to);
}
