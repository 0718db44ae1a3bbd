// Sessions at Stripe: opened once, and replaced when they expire.
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { PaymentMethod } from "~/contract/shop";
import { resultsOf } from "~/contract/wire";
import type { Env } from "~/platform/env";
import { ProviderRefused } from "~/services/payments/provider";
import { stripeProvider } from "~/services/payments/stripe";
import { read } from "../../support/answers";
import { stripeShop } from "../../support/stripe-shop";
import { sessionEvent, WEBHOOK_SECRET } from "../../support/stripe-stub";

const world = await stripeShop();
const { stub, shop, all, placed, orderOf, follow, atStripe } = world;
const { notify, paymentsOf, refundsOf, mailsOf, faults } = world;
afterAll(world.close);
beforeEach(() => {
  stub.asked.length = 0;
  stub.setMoods();
});

it("a card payment is offered before a transfer, unless the operator has set another order", async () => {
  await all("UPDATE payment_methods SET position = 0 RETURNING id");
  const { results } = await read(resultsOf(PaymentMethod), await shop.api("shop/payment-methods/"));
  expect(results[0]?.kind).toBe("redirect");
  await all("UPDATE payment_methods SET position = id RETURNING id");
});

describe("a session at Stripe", () => {
  it.each([
    ["has expired already", "expired", true],
    ["was paid already", "complete", true],
    ["is open, and Stripe refuses to end it", "open", false],
  ] as const)("that %s is refused on closing only if it stays open", async (_, state, isEnded) => {
    const { session } = await atStripe();
    stub.sessionStates.set(session.ref, state);
    const env = Object.assign({} as Env, {
      STRIPE_SECRET_KEY: "sk_test_key",
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: stub.url,
    });
    const closed = stripeProvider(env)?.closeSession(session.ref);
    if (isEnded) await expect(closed).resolves.toBeUndefined();
    else await expect(closed).rejects.toBeInstanceOf(ProviderRefused);
  });

  it("is requested once, with the sum, the order and its own key", async () => {
    const { order, page, session } = await atStripe();
    expect(page).toMatch(/^https:\/\/checkout\.stripe\.test\//);
    expect(stub.asked).toHaveLength(1);
    const [{ path, key, authorization, form } = { path: "", key: "", authorization: "", form: {} }] =
      stub.asked;
    expect([path, key, authorization]).toEqual(["/v1/checkout/sessions", session.key, "Bearer sk_test_key"]);
    expect(form).toMatchObject({
      mode: "payment",
      locale: "it",
      client_reference_id: order.number,
      "line_items[0][quantity]": "1",
      "line_items[0][price_data][unit_amount]": String(Math.round(Number(order.total) * 100)),
      "line_items[0][price_data][currency]": "eur",
      "line_items[0][price_data][product_data][name]": `Ordine ${order.number}`,
      "metadata[order]": String(order.id),
      "metadata[session]": session.key,
      "payment_intent_data[metadata][session]": session.key,
      success_url: `${shop.url}/cart/order-complete?order=${order.id}`,
      cancel_url: `${shop.url}/cart/order-complete?order=${order.id}`,
    });
    expect((await follow(order)).headers.get("Location")).toBe(page);
    expect(stub.asked).toHaveLength(1);
  });

  it("is one for a double click, and for fifty", async () => {
    const order = await placed();
    const pages = await Promise.all(
      Array.from({ length: 50 }, async () => (await follow(order)).headers.get("Location")),
    );
    expect(new Set(pages).size).toBe(1);
    expect(new Set(stub.asked.map(({ key }) => key)).size).toBe(1);
    expect(await all("SELECT id FROM payment_sessions WHERE order_id = ?", order.id)).toHaveLength(1);
  });

  it("is the same one after a lost or missing answer", async () => {
    const order = await placed();
    stub.setMoods("drop", "away");
    expect((await follow(order)).status).toBe(503);
    expect((await follow(order)).status).toBe(303);
    expect(new Set(stub.asked.map(({ key }) => key)).size).toBe(1);
    expect((await orderOf(order.id)).payment.state).toBe("due");
  });

  it("is not awaited forever", async () => {
    const order = await placed();
    stub.setMoods("stall", "stall");
    const answer = await follow(order);
    expect(answer.status).toBe(503);
    const html = await answer.text();
    expect(html).toContain("Non ti è stato addebitato nulla");
    // The order exists anyway, and the page offers to try again but does not reload itself.
    expect(html).toContain("Manca un passo: il pagamento");
    expect(html).toContain("Riprova a pagare");
    expect(html).toContain(order.number);
    expect(html).not.toContain('http-equiv="refresh"');
  }, 40_000);

  it.each(["nonsense", "too-large", "other-amount", "other-currency", "no-page", "refuse"] as const)(
    "is not accepted when the answer is: %s; the next try starts again",
    async (mood) => {
      const order = await placed();
      stub.setMoods(mood, mood);
      const answer = await follow(order);
      expect([answer.status, answer.headers.get("Location")]).toEqual([503, null]);
      stub.setMoods();
      expect((await follow(order)).status).toBe(303);
    },
  );

  it("is never shared by two orders, even if the provider returns another order's session", async () => {
    const first = await atStripe();
    const second = await placed();
    stub.setMoods("same-session");
    expect((await follow(second)).status).toBe(503);
    expect((await follow(second)).headers.get("Location")).not.toBe(first.page);
  });

  it("that has expired is replaced by another", async () => {
    const { order, page, session } = await atStripe();
    expect(
      await notify(sessionEvent("checkout.session.expired", session, { payment_status: "unpaid" })),
    ).toBe(200);
    expect((await orderOf(order.id)).payment.state).toBe("due");
    const next = (await follow(order)).headers.get("Location");
    expect([next === page, next]).toEqual([false, expect.stringContaining("cs_test_")]);
    await shop.db
      .prepare("UPDATE payment_sessions SET expires_at = '2026-01-01T00:00:00.000Z' WHERE order_id = ?")
      .bind(order.id)
      .run();
    expect((await follow(order)).headers.get("Location")).not.toBe(next);
    expect(stub.asked.filter(({ path }) => path.endsWith("/expire"))).toHaveLength(1);
  });
});

describe("a notice from Stripe", () => {
  it("is applied once, however often and by however many paths it comes", async () => {
    const { order, session } = await atStripe();
    const body = sessionEvent("checkout.session.completed", session);
    const statuses = await Promise.all(Array.from({ length: 50 }, () => notify(body)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await paymentsOf(order.id)).toHaveLength(1);
    // The same payment under another event id.
    expect(await notify(sessionEvent("checkout.session.async_payment_succeeded", session))).toBe(200);
    expect(await paymentsOf(order.id)).toHaveLength(1);
    expect(await refundsOf(order.id)).toEqual([]);
    expect((await mailsOf(order.id)).filter((kind) => kind === "order-paid")).toHaveLength(1);
  });

  it.each([
    ["amount", { amount_total: 1 }],
    ["currency", { currency: "usd" }],
    ["order", { metadata: "other order" }],
    ["session", { id: "cs_another" }],
    ["payment", { payment_intent: null }],
  ])("whose %s differs changes nothing, and appears in the invariants", async (_, over) => {
    const { order, session } = await atStripe();
    const metadata = { session: session.key, order: String(order.id + 1) };
    const body = sessionEvent(
      "checkout.session.completed",
      session,
      "metadata" in over ? { metadata } : over,
    );
    expect(await notify(body)).toBe(200);
    expect(await orderOf(order.id)).toMatchObject({ status: "pending", payment: { state: "due" } });
    expect(await paymentsOf(order.id)).toEqual([]);
    const { id } = JSON.parse(body) as { id: string };
    expect(await faults()).toContainEqual(
      expect.objectContaining({ rule: "payment_notices_agree", of: `payment_event/stripe/${id}` }),
    );
    await shop.db.prepare("DELETE FROM payment_events WHERE id = ?").bind(id).run();
  });
});
