// Matches the provider's list of refunds with the shop's own rows.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decideRefund, type KnownRefund, type RefundClaim } from "~/domain/orders/refund-notice";

const claim = (over: Partial<RefundClaim> = {}): RefundClaim => ({
  ...{ ref: "re_1", key: null, amount: 500, currency: "EUR", isFailed: false },
  ...over,
});
const known = (over: Partial<KnownRefund> = {}): KnownRefund => ({
  ...{ id: 7, key: "ours", ref: null, amount: 500, state: "waiting" },
  ...over,
});
const decide = (one: RefundClaim, refunds: KnownRefund[] = [], amount = 1000) =>
  decideRefund(one, { amount, currency: "EUR", refunds });

describe("a refund at the provider", () => {
  it("belongs to the shop's refund with its key or its id, and settles it once", () => {
    expect(decide(claim({ key: "ours" }), [known()])).toEqual({ do: "settle", refund: 7, isOutside: false });
    expect(decide(claim({ key: "ours" }), [known({ state: "done", ref: "re_1" })])).toEqual({ do: "ignore" });
    expect(decide(claim(), [known({ state: "done", ref: "re_1" })])).toEqual({ do: "ignore" });
  });

  it("that the shop did not request is recorded, beside a pending refund of the shop", () => {
    expect(decide(claim())).toEqual({ do: "enter" });
    expect(decide(claim(), [known()])).toEqual({ do: "enter" });
  });

  it("settles the refund owed by hand, or the one for which it would leave no money", () => {
    expect(decide(claim(), [known({ state: "by_hand" })])).toMatchObject({ do: "settle", isOutside: true });
    expect(decide(claim({ amount: 600 }), [known({ amount: 600 })])).toMatchObject({
      do: "settle",
      refund: 7,
    });
  });

  it("is a mismatch in another currency, or above what is left", () => {
    expect(decide(claim({ currency: "USD" }))).toMatchObject({ do: "mismatch" });
    expect(decide(claim({ amount: 501 }), [known({ state: "done", ref: "re_0" })])).toMatchObject({
      do: "mismatch",
    });
  });

  it("that failed reopens a refund recorded as done, and otherwise changes nothing", () => {
    const failed = claim({ isFailed: true });
    expect(decide(failed, [known({ state: "done", ref: "re_1" })])).toEqual({ do: "bounce", refund: 7 });
    expect(decide(failed, [known({ state: "by_hand", ref: "re_1" })])).toEqual({ do: "ignore" });
    expect(decide(failed)).toEqual({ do: "ignore" });
  });

  it("never raises the refunds of a payment above the payment", () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 600 }), { maxLength: 8 });
    fc.assert(
      fc.property(amounts, (all) => {
        const refunds: KnownRefund[] = [];
        all.forEach((amount, index) => {
          const one = claim({ ref: `re_${index}`, amount });
          if (decideRefund(one, { amount: 1000, currency: "EUR", refunds }).do === "enter")
            refunds.push(known({ id: index, key: `k${index}`, ref: one.ref, amount, state: "done" }));
        });
        expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(1000);
      }),
    );
  });
});
