// Notices from Stripe in any order: a paid order stays paid.
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { stripeShop } from "../../support/stripe-shop";
import { paymentEvent, sessionEvent } from "../../support/stripe-stub";

const world = await stripeShop();
const { stub, shop, placed, orderOf, follow, atStripe, lastSession } = world;
const { notify, paymentsOf, refundsOf, mailsOf, faults } = world;
afterAll(world.close);
beforeEach(() => {
  stub.asked.length = 0;
  stub.setMoods();
});
const permutations = <T>(list: readonly T[]): T[][] =>
  list.length === 0
    ? [[]]
    : list.flatMap((one, at) => permutations(list.toSpliced(at, 1)).map((rest) => [one, ...rest]));

describe("a notice from Stripe", () => {
  it("marks the order paid, with the payer and the payment", async () => {
    const { order, session } = await atStripe();
    expect(await notify(sessionEvent("checkout.session.completed", session))).toBe(200);
    expect(await orderOf(order.id)).toMatchObject({ status: "processing", payment: { state: "paid" } });
    expect(await paymentsOf(order.id)).toEqual([
      { amount_cents: session.cents, payment_ref: `pi_${session.ref}`, payer: "Ada Rossi, ada@writers.test" },
    ]);
    expect(await mailsOf(order.id)).toContain("order-paid");
  });

  it("may come in any order: a paid order stays paid", async () => {
    const events = ["paid", "refused", "failed", "expired", "processing"] as const;
    const orders = permutations(events).filter((_, index) => index % 10 === 0);
    expect(orders).toHaveLength(12);
    for (const sequence of orders) {
      const { order, session } = await atStripe();
      for (const event of sequence) expect(await notify(paymentEvent(event, session))).toBe(200);
      const { status, payment } = await orderOf(order.id);
      expect([sequence, status, payment.state]).toEqual([sequence, "processing", "paid"]);
      expect(await paymentsOf(order.id)).toHaveLength(1);
      expect(await refundsOf(order.id)).toEqual([]);
    }
    expect((await faults()).filter(({ rule }) => rule.startsWith("payment"))).toEqual([]);
  }, 60_000);

  it("may come before the answer that opened its session", async () => {
    const order = await placed();
    stub.setMoods("drop", "drop");
    await follow(order);
    const session = { ...(await lastSession(order.id)), ref: "cs_early" };
    expect(await notify(sessionEvent("checkout.session.completed", session))).toBe(200);
    expect((await orderOf(order.id)).payment.state).toBe("paid");
    expect((await follow(order)).headers.get("Location")).toContain(`/cart/order-complete?order=${order.id}`);
  });

  it("about a payment under way keeps the order beyond its time, and requests no second payment", async () => {
    const { order, session } = await atStripe();
    await notify(paymentEvent("processing", session));
    await shop.db
      .prepare("UPDATE orders SET date = '2026-01-01T00:00:00.000Z' WHERE id = ?")
      .bind(order.id)
      .run();
    await shop.tick();
    expect((await orderOf(order.id)).status).toBe("pending");
    stub.asked.length = 0;
    expect((await follow(order)).headers.get("Location")).toContain("/cart/order-complete");
    expect(stub.asked).toEqual([]);
    await notify(paymentEvent("failed", session));
    expect(await orderOf(order.id)).toMatchObject({ status: "failed", payment: { state: "failed" } });
    expect((await follow(order)).headers.get("Location")).toContain("checkout.stripe.test");
  });
});
