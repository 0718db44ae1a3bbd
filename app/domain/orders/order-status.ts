/**
 * The order state machine: which status follows which, and how a move affects the stock (CONTRACT §2a and
 * §11).
 */

import type { OrderStatus, PaymentKind, PaymentState } from "~/contract/constants/enums";
import type { Cents } from "~/contract/units";

/** The statuses that may follow each status. A refund does not end what is still to be shipped. */
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

export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return MOVES[from].includes(to);
}

const REFUNDS: readonly OrderStatus[] = ["partially_refunded", "refunded"];

/** Whether a move to this status refunds money. */
export const isRefund = (to: OrderStatus): boolean => REFUNDS.includes(to);

/** Input of the rules for an order's next moves. */
export interface MovedOrder {
  status: OrderStatus;
  /** Paid, and neither refunded nor about to be. */
  refundable: Cents;
  /** Pieces, of all rows. */
  toShip: number;
  shipped: number;
  isDelivered: boolean;
}

/**
 * The statuses that the operator may move an order to. A partial refund is not a move: it needs its amount
 * (CONTRACT §11).
 */
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
      // An order refunded before anything was shipped is completed when the rest is shipped.
      return !isDelivered && (status === "processing" || toShip > 0 || shipped > 0);
    default:
      return true;
  }
}

/**
 * The status of a new order: a prepaid order with an amount due waits for its payment; all others are
 * processed at once.
 */
export function initialStatus(payment: PaymentKind, total: Cents): "pending" | "processing" {
  return total > 0 ? INITIAL_STATUSES[payment] : "processing";
}

/**
 * Whether an order can be cancelled: by the customer while it is pending, by the operator if MOVES allows
 * it.
 */
export function canCancel(status: OrderStatus, by: "customer" | "operator"): boolean {
  return by === "customer" ? status === "pending" : canMove(status, "cancelled");
}

/** Whether the operator may reduce the rows: before anything was shipped, returned or invoiced. */
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

/** Whether the operator may mark the order as paid. */
export const canBePaid = (status: OrderStatus, payment: PaymentState): boolean =>
  payment === "due" && status !== "failed" && status !== "cancelled";

/** Statuses that may have something left to ship, for which the order reserves stock. */
const HOLDING: readonly OrderStatus[] = [
  "pending",
  "failed",
  "processing",
  "partially_shipped",
  "partially_refunded",
  "refunded",
];

/** Whether an order of this status reserves stock for its unshipped pieces. */
export const holdsStock = (status: OrderStatus): boolean => HOLDING.includes(status);

/** Whether a move releases the stock that is not shipped. */
export function endsHold(from: OrderStatus, to: OrderStatus): boolean {
  return canMove(from, to) && holdsStock(from) && !holdsStock(to);
}
