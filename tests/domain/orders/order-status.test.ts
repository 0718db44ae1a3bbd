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

/** The sentence of CONTRACT §2a, as written there. */
const SENTENCE =
  "pending → processing, failed, cancelled; failed → pending, cancelled; processing → partially_shipped, shipped, " +
  "completed, cancelled, refunded; partially_shipped → shipped, partially_refunded, refunded; shipped → completed, " +
  "partially_refunded, refunded; completed → partially_refunded, refunded; partially_refunded → refunded";
/** CONTRACT §11: another parcel may follow, and a refund no longer ends what is still to be shipped. */
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
  it.each(pairs)("from %s to %s moves only where the contract says so", (from, to) => {
    expect(canMove(from, to)).toBe(allowed.has(`${from} → ${to}`));
  });

  it("can reach every status, and never leaves cancelled", () => {
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

  it("hold a refund only where money is left to give back, and never a part of it: that needs its sum", () => {
    expect(movesOf(anOrder)).toEqual(["partially_shipped", "shipped", "completed", "cancelled"]);
    expect(movesOf({ ...anOrder, refundable: 1 })).toContain("refunded");
    for (const status of STATUSES)
      expect(movesOf({ ...anOrder, status, refundable: 1 })).not.toContain("partially_refunded");
  });

  it("let a parcel follow a parcel, and a refund, while something is left to ship", () => {
    for (const status of ["partially_shipped", "partially_refunded", "refunded"] as const) {
      expect(movesOf({ ...anOrder, status, shipped: 1 })).toContain("partially_shipped");
      expect(movesOf({ ...anOrder, status, shipped: 1 })).toContain("shipped");
      expect(movesOf({ ...anOrder, status, shipped: 1, toShip: 0 })).not.toContain("shipped");
    }
  });

  it("complete once, and nothing that was never shipped after its refund", () => {
    const refunded = { ...anOrder, status: "refunded", toShip: 0 } as const;
    expect(movesOf(refunded)).toEqual([]);
    expect(movesOf({ ...refunded, shipped: 3 })).toEqual(["completed"]);
    expect(movesOf({ ...refunded, shipped: 3, isDelivered: true })).toEqual([]);
  });
});

describe("cancelling", () => {
  it("is the customer's while the order is pending, and the operator's before anything left", () => {
    expect(STATUSES.filter((status) => canCancel(status, "customer"))).toEqual(["pending"]);
    expect(STATUSES.filter((status) => canCancel(status, "operator"))).toEqual([
      "pending",
      "failed",
      "processing",
    ]);
  });
});

describe("what an order holds of the stock", () => {
  it("is held while something has still to leave", () => {
    expect(STATUSES.filter(holdsStock).sort()).toEqual([
      "failed",
      "partially_refunded",
      "partially_shipped",
      "pending",
      "processing",
      "refunded",
    ]);
  });

  it("ends where nothing is shipped any more, and not with a refund", () => {
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
