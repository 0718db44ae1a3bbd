/** The order state machine: which status follows which, and what a move means for the stock (CONTRACT §2a and §11). */

import type { OrderStatus, PaymentKind, PaymentState } from "~/contract/constants/enums";
import type { Cents } from "~/contract/units";

/** From each status, the ones that may follow. A refund does not end what is still to be shipped. */
export const MOVES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ["processing", "failed", "cancelled"],
  failed: ["pending", "cancelled"],
  processing: ["partially_shipped", "shipped", "completed", "cancelled", "partially_refunded", "refunded"],
  partially_shipped: ["partially_shipped", "shipped", "partially_refunded", "refunded"],
  shipped: ["completed", "partially_refunded", "refunded"],
  completed: ["partially_refunded", "refunded"],
  partially_refunded: ["partially_shipped", "shipped", "completed", "partially_refunded", "refunded"],
  cancelled: [],
  refunded: ["partially_shipped", "shipped", "completed"],
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

/** What an order's next moves depend on. */
export interface MovedOrder {
  status: OrderStatus;
  /** Paid, and neither refunded nor promised to be. */
  refundable: Cents;
  /** Pieces, of all rows. */
  toShip: number;
  shipped: number;
  isDelivered: boolean;
}

/** The statuses that the operator may move an order to. A part of the money is no move: it needs its sum (CONTRACT §11). */
export const movesOf = (order: MovedOrder): OrderStatus[] =>
  MOVES[order.status].filter((to) => isOpen(to, order));

function isOpen(to: OrderStatus, { status, refundable, toShip, shipped, isDelivered }: MovedOrder): boolean {
  switch (to) {
    case "partially_refunded":
      return false;
    case "refunded":
      return refundable > 0;
    case "partially_shipped":
    case "shipped":
      return toShip > 0;
    case "completed":
      // What was refunded before anything left is completed by what is left being shipped.
      return !isDelivered && (status === "processing" || toShip > 0 || shipped > 0);
    default:
      return true;
  }
}

/** The status of a new order: prepaid ones wait for the money, where there is any to pay; the rest are processed at once. */
export function initialStatus(payment: PaymentKind, total: Cents): "pending" | "processing" {
  return total > 0 ? INITIAL_STATUSES[payment] : "processing";
}

/** Whether an order can be cancelled: by the customer while it is pending, by the operator wherever MOVES allows it. */
export function canCancel(status: OrderStatus, by: "customer" | "operator"): boolean {
  return by === "customer" ? status === "pending" : canMove(status, "cancelled");
}

/** Whether the operator may make the rows fewer: before anything has left, come back, or been invoiced. */
export const canChange = ({
  status,
  isInvoiced,
  lines,
}: {
  status: OrderStatus;
  isInvoiced: boolean;
  lines: readonly { shippedQty: number; removedQty: number }[];
}): boolean =>
  (status === "pending" || status === "processing") &&
  !isInvoiced &&
  lines.every(({ shippedQty, removedQty }) => shippedQty + removedQty === 0);

/** Whether the operator may say that it was paid. */
export const canBePaid = (status: OrderStatus, payment: PaymentState): boolean =>
  payment === "due" && status !== "failed" && status !== "cancelled";

/** Statuses that may have something left to ship: the order reserves that much stock. */
const HOLDING: readonly OrderStatus[] = [
  "pending",
  "failed",
  "processing",
  "partially_shipped",
  "partially_refunded",
  "refunded",
];

/** Whether an order of this status reserves stock for what is not shipped. */
export const holdsStock = (status: OrderStatus): boolean => HOLDING.includes(status);

/** Whether a move releases the stock that is not shipped. */
export function endsHold(from: OrderStatus, to: OrderStatus): boolean {
  return canMove(from, to) && holdsStock(from) && !holdsStock(to);
}
