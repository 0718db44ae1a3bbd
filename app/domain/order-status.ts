/** The order state machine: which status follows which, and what a move means for the stock (CONTRACT §2a). */

import type { OrderStatus, PaymentKind, PaymentState } from "~/contract/constants/enums";

/** From each status, the ones that may follow. */
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

const INITIAL_STATUSES = {
  bank_transfer: "pending",
  redirect: "pending",
  cash_on_delivery: "processing",
  invoice: "processing",
} as const satisfies Record<PaymentKind, OrderStatus>;

/** Whether an order may move from one status to another. */
export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return MOVES[from].includes(to);
}

const REFUNDS: readonly OrderStatus[] = ["partially_refunded", "refunded"];

/** Whether a move to this status pays money back. */
export const isRefund = (to: OrderStatus): boolean => REFUNDS.includes(to);

/** The statuses that an order may move to. Only a paid order can be refunded: CONTRACT §11. */
export const movesOf = (from: OrderStatus, payment: PaymentState): OrderStatus[] =>
  MOVES[from].filter((to) => payment === "paid" || !isRefund(to));

/** The status of a new order: prepaid ones wait for the money, the rest are processed at once. */
export function initialStatus(payment: PaymentKind): "pending" | "processing" {
  return INITIAL_STATUSES[payment];
}

/** Whether an order can be cancelled: by the customer while it is pending, by the operator wherever MOVES allows it. */
export function canCancel(status: OrderStatus, by: "customer" | "operator"): boolean {
  return by === "customer" ? status === "pending" : canMove(status, "cancelled");
}

/** Statuses with something left to ship: the order reserves that much stock. */
const HOLDING: readonly OrderStatus[] = ["pending", "failed", "processing", "partially_shipped"];

/** Whether an order of this status reserves stock. */
export const holdsStock = (status: OrderStatus): boolean => HOLDING.includes(status);

/** Whether a move releases the stock that is not shipped. It happens once: no move leads back to a reserving status. Returned goods are counted in by hand. */
export function endsHold(from: OrderStatus, to: OrderStatus): boolean {
  return canMove(from, to) && holdsStock(from) && !holdsStock(to);
}
