// Payments at Stripe that come too late, or twice, are refunded.
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { stripeShop } from "../../support/stripe-shop";
import { paymentEvent } from "../../support/stripe-stub";

const world = await stripeShop();
const { stub, shop, product, all, one, call, orderOf, follow, atStripe, lastSession } = world;
const { notify, paymentsOf, refundsOf, mailsOf, faults } = world;
afterAll(world.close);
beforeEach(() => {
  stub.asked.length = 0;
  stub.setMoods();
});

describe("a payment that comes too late, or twice", () => {
  it("is refunded at once if the order was cancelled meanwhile, and the customer gets a mail", async () => {
    const { order, session } = await atStripe();
    expect((await call("POST", `orders/${order.id}/cancel/`)).status).toBe(200);
    expect(await notify(paymentEvent("paid", session))).toBe(200);
    await shop.tick();
    expect(await refundsOf(order.id)).toEqual([
      {
        amount_cents: session.cents,
        state: "done",
        reason: "paid_late",
        refund_ref: expect.stringMatching(/^re_/),
      },
    ]);
    const refund = stub.asked.filter(({ path }) => path === "/v1/refunds");
    expect(refund).toHaveLength(1);
    expect(refund[0]?.form).toMatchObject({
      payment_intent: `pi_${session.ref}`,
      amount: String(session.cents),
    });
    expect(refund[0]?.key).not.toBe("");
    expect((await orderOf(order.id)).status).toBe("cancelled");
    expect(await mailsOf(order.id)).toContain("order-payment-returned");
    expect((await faults()).filter(({ of }) => of === `order/${order.id}`)).toEqual([]);
  });

  it("is refunded if a second session is paid, while the first payment stays", async () => {
    const first = await atStripe();
    await notify(paymentEvent("expired", first.session));
    await follow(first.order);
    const second = await lastSession(first.order.id);
    expect(await notify(paymentEvent("paid", second))).toBe(200);
    expect(await notify(paymentEvent("paid", first.session))).toBe(200);
    await shop.tick();
    expect(await paymentsOf(first.order.id)).toHaveLength(2);
    expect(await refundsOf(first.order.id)).toMatchObject([{ state: "done", reason: "paid_twice" }]);
    expect(await orderOf(first.order.id)).toMatchObject({ status: "processing", payment: { state: "paid" } });
    expect((await faults()).filter(({ of }) => of === `order/${first.order.id}`)).toEqual([]);
  });

  it("is refunded once, with the same key at each try while Stripe is unavailable", async () => {
    const { order, session } = await atStripe();
    await call("POST", `orders/${order.id}/cancel/`);
    await shop.tick();
    stub.asked.length = 0;
    stub.setMoods("drop", "away", "away", "away");
    await notify(paymentEvent("paid", session));
    for (let minute = 0; minute < 4; minute += 1) {
      await shop.db
        .prepare("UPDATE refunds SET not_before = '2026-01-01T00:00:00.000Z' WHERE order_id = ?")
        .bind(order.id)
        .run();
      await shop.tick();
    }
    expect(await refundsOf(order.id)).toMatchObject([{ state: "done" }]);
    const posts = stub.asked.filter(({ method }) => method === "POST");
    expect(new Set(posts.map(({ key }) => key)).size).toBe(1);
  }, 60_000);

  it("is left for the operator to refund by hand if Stripe refuses", async () => {
    const { order, session } = await atStripe();
    await call("POST", `orders/${order.id}/cancel/`);
    await shop.tick();
    stub.setMoods("refuse");
    await notify(paymentEvent("paid", session));
    await shop.tick();
    expect(await refundsOf(order.id)).toMatchObject([{ state: "by_hand", refund_ref: null }]);
  });

  it("is neither lost nor counted twice when fifty payments race with the end of their orders", async () => {
    const before = await one<{ ordered: number }>("SELECT ordered FROM stock WHERE item_id = ?", product);
    const sold = [];
    for (let n = 0; n < 50; n += 1) sold.push(await atStripe());
    const ids = JSON.stringify(sold.map(({ order }) => order.id));
    await shop.db
      .prepare(
        "UPDATE orders SET date = '2026-01-01T00:00:00.000Z' WHERE id IN (SELECT value FROM json_each(?))",
      )
      .bind(ids)
      .run();
    const answers = Promise.all(sold.map(({ session }) => notify(paymentEvent("paid", session))));
    await shop.tick();
    expect(new Set(await answers)).toEqual(new Set([200]));
    await shop.tick();
    const orders = await all<{
      status: string;
      payment_state: string;
      paid: number;
      back: number;
      total_cents: number;
    }>(
      `SELECT status, payment_state, total_cents, (SELECT sum(amount_cents) FROM payments WHERE order_id = o.id) AS paid,
         (SELECT coalesce(sum(amount_cents), 0) FROM refunds WHERE order_id = o.id AND state = 'done') AS back
       FROM orders o WHERE id IN (SELECT value FROM json_each(?))`,
      ids,
    );
    for (const { status, payment_state, paid, back, total_cents } of orders) {
      expect(paid).toBe(total_cents);
      if (status === "processing") expect([payment_state, back]).toEqual(["paid", 0]);
      else expect([status, payment_state, back]).toEqual(["cancelled", "due", total_cents]);
    }
    const kept = orders.filter(({ status }) => status === "processing").length;
    const after = await one<{ ordered: number }>("SELECT ordered FROM stock WHERE item_id = ?", product);
    expect((after?.ordered ?? 0) - (before?.ordered ?? 0)).toBe(kept * 3);
    const ours = new Set(sold.map(({ order }) => `order/${order.id}`));
    expect((await faults()).filter(({ of }) => ours.has(of))).toEqual([]);
  }, 120_000);
});
