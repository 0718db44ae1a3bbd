import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ORDER_STATUSES, PAYMENT_STATES } from "~/contract/constants/enums";
import {
  decideNotice,
  type NoticeFacts,
  type OrderFacts,
  type SessionFacts,
} from "~/domain/orders/payment-notice";

const SESSION: SessionFacts = { state: "open", order: 7, sessionRef: "cs_1", amount: 1000, currency: "EUR" };
const NOTICE: NoticeFacts = {
  kind: "paid",
  order: 7,
  sessionRef: "cs_1",
  paymentRef: "pi_1",
  amount: 1000,
  currency: "eur",
};
const ORDER: OrderFacts = { status: "pending", payment: "due", due: 1000 };

describe("a notice that an order is paid", () => {
  it("is accepted if the order waits for exactly that sum", () => {
    expect(decideNotice(NOTICE, SESSION, ORDER, false)).toEqual({ do: "accept" });
    expect(decideNotice(NOTICE, SESSION, { ...ORDER, status: "failed", payment: "failed" }, false)).toEqual({
      do: "accept",
    });
  });

  it("is refunded if the order does not wait for it", () => {
    const reasonFor = (order: Partial<OrderFacts>) =>
      decideNotice(NOTICE, SESSION, { ...ORDER, ...order }, false);
    expect(reasonFor({ status: "cancelled" })).toEqual({ do: "return", reason: "paid_late" });
    expect(reasonFor({ status: "processing", payment: "paid", due: 0 })).toEqual({
      do: "return",
      reason: "paid_twice",
    });
    expect(reasonFor({ due: 900 })).toEqual({ do: "return", reason: "amount_changed" });
  });

  it("never loses money: a new payment is accepted or refunded, in every state", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("opening", "open", "processing", "paid", "failed", "expired", "closed"),
        fc.constantFrom(...ORDER_STATUSES),
        fc.constantFrom(...PAYMENT_STATES),
        fc.integer({ min: 0, max: 2000 }),
        (state, status, payment, due) => {
          const decided = decideNotice(NOTICE, { ...SESSION, state }, { status, payment, due }, false);
          expect(["accept", "return"]).toContain(decided.do);
          if (decided.do === "accept") expect(due).toBe(SESSION.amount);
        },
      ),
    );
  });

  it.each([
    { order: 8 },
    { order: null },
    { sessionRef: "cs_2" },
    { amount: 999 },
    { amount: null },
    { currency: "usd" },
    { currency: null },
    { paymentRef: null },
  ])("changes nothing if it contains %j", (said) => {
    expect(decideNotice({ ...NOTICE, ...said }, SESSION, ORDER, false)).toMatchObject({ do: "mismatch" });
  });
});
