import { describe, expect, it } from "vitest";
import type { OrderStatus } from "~/contract/constants/enums";
import {
  canCancel,
  canMove,
  endsHold,
  holdsStock,
  initialStatus,
  MOVES,
  movesOf,
} from "~/domain/orders/order-status";

/** The sentence of CONTRACT §2a, word for word. */
const SENTENCE =
  "pending → processing, failed, cancelled; failed → pending, cancelled; processing → partially_shipped, shipped, " +
  "completed, cancelled, refunded; partially_shipped → shipped, partially_refunded, refunded; shipped → completed, " +
  "partially_refunded, refunded; completed → partially_refunded, refunded; partially_refunded → refunded";
/** CONTRACT §11: a further parcel may follow, and a refund no longer ends the shipping of the rest. */
const SINCE =
  "partially_shipped → partially_shipped; processing → partially_refunded; partially_refunded → partially_refunded, " +
  "partially_shipped, shipped, completed; refunded → partially_shipped, shipped, completed";

const allowed = new Set(
  `${SENTENCE}; ${SINCE}`.split("; ").flatMap((clause) => {
    const [from = "", to = ""] = clause.split(" → ");
    return to.split(", ").map((one) => `${from} → ${one}`);
  }),
);
const STATUSES: readonly OrderStatus[] = [
  "pending",
  "failed",
  "processing",
  "completed",
  "refunded",
  "partially_refunded",
  "cancelled",
  "shipped",
  "partially_shipped",
];
const pairs = STATUSES.flatMap((from) => STATUSES.map((to) => [from, to] as const));

describe("an order", () => {
  it.each(pairs)("moves from %s to %s only if the contract allows it", (from, to) => {
    expect(canMove(from, to)).toBe(allowed.has(`${from} → ${to}`));
  });

  it("can reach every status, and never leaves `cancelled`", () => {
    expect(new Set(Object.keys(MOVES))).toEqual(new Set(STATUSES));
    expect(new Set(Object.values(MOVES).flat())).toEqual(new Set(STATUSES));
    expect(MOVES.cancelled).toEqual([]);
  });

  it.each([
    ["bank_transfer", "pending"],
    ["redirect", "pending"],
    ["cash_on_delivery", "processing"],
    ["invoice", "processing"],
  ] as const)("paid by %s begins %s", (payment, status) => {
    expect(initialStatus(payment, 1)).toBe(status);
  });
});

describe("an order's next moves", () => {
  const anOrder = { status: "processing", refundable: 0, toShip: 3, shipped: 0, isDelivered: false } as const;

  it("include a refund only if money is left to refund, and never a partial one, which needs its sum", () => {
    expect(movesOf(anOrder)).toEqual(["partially_shipped", "shipped", "completed", "cancelled"]);
    expect(movesOf({ ...anOrder, refundable: 1 })).toContain("refunded");
    for (const status of STATUSES)
      expect(movesOf({ ...anOrder, status, refundable: 1 })).not.toContain("partially_refunded");
  });

  it("include another parcel after a parcel or a refund, while something is left to ship", () => {
    for (const status of ["partially_shipped", "partially_refunded", "refunded"] as const) {
      expect(movesOf({ ...anOrder, status, shipped: 1 })).toContain("partially_shipped");
      expect(movesOf({ ...anOrder, status, shipped: 1 })).toContain("shipped");
      expect(movesOf({ ...anOrder, status, shipped: 1, toShip: 0 })).not.toContain("shipped");
    }
  });

  it("include completion once, and not for a refunded order that was never shipped", () => {
    const refunded = { ...anOrder, status: "refunded", toShip: 0 } as const;
    expect(movesOf(refunded)).toEqual([]);
    expect(movesOf({ ...refunded, shipped: 3 })).toEqual(["completed"]);
    expect(movesOf({ ...refunded, shipped: 3, isDelivered: true })).toEqual([]);
  });
});

describe("cancelling", () => {
  it("is allowed to the customer while the order is pending, and to the operator before shipping", () => {
    expect(STATUSES.filter((status) => canCancel(status, "customer"))).toEqual(["pending"]);
    expect(STATUSES.filter((status) => canCancel(status, "operator"))).toEqual([
      "pending",
      "failed",
      "processing",
    ]);
  });
});

describe("stock reserved by an order", () => {
  it("is reserved until everything has been shipped", () => {
    expect(STATUSES.filter(holdsStock).sort()).toEqual([
      "failed",
      "partially_refunded",
      "partially_shipped",
      "pending",
      "processing",
      "refunded",
    ]);
  });

  it("is released when nothing more will be shipped, not by a refund", () => {
    for (const from of ["pending", "failed", "processing"] as const)
      expect(endsHold(from, "cancelled")).toBe(true);
    expect(endsHold("pending", "refunded")).toBe(false);
    expect(endsHold("partially_shipped", "partially_refunded")).toBe(false);
    expect(endsHold("partially_shipped", "shipped")).toBe(true);
    for (const [from, to] of pairs)
      if (!holdsStock(from) && MOVES[from].includes(to) && holdsStock(to))
        expect(["partially_refunded", "refunded"]).toContain(to);
  });
});
