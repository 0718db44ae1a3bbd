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
} from "~/domain/order-status";

/** The sentence of CONTRACT §2a, as written there. */
const SENTENCE =
  "pending → processing, failed, cancelled; failed → pending, cancelled; processing → partially_shipped, shipped, " +
  "completed, cancelled, refunded; partially_shipped → shipped, partially_refunded, refunded; shipped → completed, " +
  "partially_refunded, refunded; completed → partially_refunded, refunded; partially_refunded → refunded";

const allowed = new Set(
  SENTENCE.split("; ").flatMap((clause) => {
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

  it("can reach every status, and leaves neither cancelled nor refunded", () => {
    expect(new Set(Object.keys(MOVES))).toEqual(new Set(STATUSES));
    expect(new Set(Object.values(MOVES).flat())).toEqual(new Set(STATUSES));
    expect([MOVES.cancelled, MOVES.refunded]).toEqual([[], []]);
  });

  it.each([
    ["bank_transfer", "pending"],
    ["redirect", "pending"],
    ["cash_on_delivery", "processing"],
    ["invoice", "processing"],
  ] as const)("paid by %s begins %s", (payment, status) => {
    expect(initialStatus(payment)).toBe(status);
  });
});

describe("a refund", () => {
  const payments = ["due", "paid", "failed", "refunded"] as const;
  const isRefund = (to: OrderStatus) => to === "refunded" || to === "partially_refunded";

  it.each(payments)("of an order whose payment is %s is there only where money has come", (payment) => {
    for (const from of STATUSES) {
      const moves = movesOf(from, payment);
      expect(moves).toEqual(MOVES[from].filter((to) => payment === "paid" || !isRefund(to)));
      // What was never paid keeps all its other ways out.
      expect(moves.includes("cancelled")).toBe(canCancel(from, "operator"));
    }
  });

  it("of what was never paid lies at the end of no walk", () => {
    const walk = (from: OrderStatus, seen: Set<OrderStatus>): Set<OrderStatus> => {
      for (const to of movesOf(from, "due")) if (!seen.has(to)) walk(to, seen.add(to));
      return seen;
    };
    for (const from of ["pending", "processing"] as const)
      expect([...walk(from, new Set())].filter(isRefund)).toEqual([]);
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
      "partially_shipped",
      "pending",
      "processing",
    ]);
  });

  it("ends once: nothing leads from a status that holds nothing to one that does", () => {
    for (const [from, to] of pairs)
      if (!holdsStock(from) && MOVES[from].includes(to)) expect(holdsStock(to)).toBe(false);
    for (const from of ["pending", "failed", "processing"] as const)
      expect(endsHold(from, "cancelled")).toBe(true);
    expect(endsHold("pending", "refunded")).toBe(false);
    expect(endsHold("partially_shipped", "partially_refunded")).toBe(true);
    expect(endsHold("partially_refunded", "refunded")).toBe(false);
  });
});
