// Stripe, played by a stub that checks what it is sent, and answers, lies, times out and repeats.
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { type StripeSession, stripeShop } from "../../support/stripe-shop";
import { refusedEvent, sessionEvent, signatureOf, WEBHOOK_SECRET } from "../../support/stripe-stub";

const world = await stripeShop();
const { stub, shop, product, all, one, call, placed, orderOf, follow, atStripe, lastSession } = world;
const { notify, paymentsOf, refundsOf, mailsOf, faults } = world;
afterAll(world.close);
beforeEach(() => {
  stub.asked.length = 0;
  stub.setMoods();
});

describe("a session at Stripe", () => {
  it("is asked for once, with the sum, the order and a key of its own", async () => {
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

  it("is the same one after an answer that was lost, or did not come", async () => {
    const order = await placed();
    stub.setMoods("drop", "away");
    expect((await follow(order)).status).toBe(503);
    expect((await follow(order)).status).toBe(303);
    expect(new Set(stub.asked.map(({ key }) => key)).size).toBe(1);
    expect((await orderOf(order.id)).payment.state).toBe("due");
  });

  it("is not waited for forever", async () => {
    const order = await placed();
    stub.setMoods("stall", "stall");
    const answer = await follow(order);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("Non ti è stato addebitato nulla");
  }, 40_000);

  it.each(["nonsense", "too-large", "other-amount", "other-currency", "no-page", "refuse"] as const)(
    "is not believed when the answer is: %s; the next try begins again",
    async (mood) => {
      const order = await placed();
      stub.setMoods(mood, mood);
      const answer = await follow(order);
      expect([answer.status, answer.headers.get("Location")]).toEqual([503, null]);
      stub.setMoods();
      expect((await follow(order)).status).toBe(303);
    },
  );

  it("of one order is never another's, even where the provider repeats notices", async () => {
    const first = await atStripe();
    const second = await placed();
    stub.setMoods("same-session");
    expect((await follow(second)).status).toBe(503);
    expect((await follow(second)).headers.get("Location")).not.toBe(first.page);
  });

  it("that has run out is followed by another", async () => {
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

describe("a notice of Stripe's", () => {
  it("marks the order paid, by whom and with which payment", async () => {
    const { order, session } = await atStripe();
    expect(await notify(sessionEvent("checkout.session.completed", session))).toBe(200);
    expect(await orderOf(order.id)).toMatchObject({ status: "processing", payment: { state: "paid" } });
    expect(await paymentsOf(order.id)).toEqual([
      { amount_cents: session.cents, payment_ref: `pi_${session.ref}`, payer: "Ada Rossi, ada@writers.test" },
    ]);
    expect(await mailsOf(order.id)).toContain("order-paid");
  });

  it("has its signature checked as Stripe's documentation says", async () => {
    const { order, session } = await atStripe();
    const body = sessionEvent("checkout.session.completed", session);
    const [t, v1] = signatureOf(body).split(",");
    const now = Date.now();
    for (const signature of [
      "",
      "t=1",
      `${t},v0=${v1?.slice(3)}`,
      `${t},v1=${"0".repeat(64)}`,
      signatureOf(body, "whsec_other"),
      signatureOf(`${body} `),
      signatureOf(body, WEBHOOK_SECRET, now - 310_000),
    ])
      expect([signature, await notify(body, signature)]).toEqual([signature, 400]);
    expect((await orderOf(order.id)).payment.state).toBe("due");
    // A second signature, as Stripe sends while a secret is being changed; and one that is nearly too old.
    expect(await notify(body, `${t},v1=${"0".repeat(64)},${v1}`)).toBe(200);
    expect((await orderOf(order.id)).payment.state).toBe("paid");
    const other = sessionEvent("checkout.session.expired", session);
    expect(await notify(other, signatureOf(other, WEBHOOK_SECRET, now - 290_000))).toBe(200);
  });

  it("is read only so far, and only as a post", async () => {
    const huge = JSON.stringify({ id: "evt_x", type: "x", data: { object: { x: "x".repeat(300_000) } } });
    expect(await notify(huge)).toBe(413);
    expect((await shop.fetch("/webhooks/stripe")).status).toBe(405);
    for (const body of ["", "{", "[]", "null", '{"id":1}', '{"id":"evt"}'])
      expect([body, await notify(body)]).toEqual([body, 400]);
    expect((await shop.fetch("/webhooks/nobody", { method: "POST" })).status).toBe(404);
  });

  it("about something else is accepted and changes nothing", async () => {
    for (const type of ["customer.created", "checkout.session.unknown", "__proto__", "constructor"]) {
      const body = JSON.stringify({ id: `evt_other_${type}`, type, data: { object: { id: "x" } } });
      expect([type, await notify(body)]).toEqual([type, 200]);
    }
  });

  it("is applied once, however often and from however many sides it comes", async () => {
    const { order, session } = await atStripe();
    const body = sessionEvent("checkout.session.completed", session);
    const statuses = await Promise.all(Array.from({ length: 50 }, () => notify(body)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await paymentsOf(order.id)).toHaveLength(1);
    // The same payment under another event's id.
    expect(await notify(sessionEvent("checkout.session.async_payment_succeeded", session))).toBe(200);
    expect(await paymentsOf(order.id)).toHaveLength(1);
    expect(await refundsOf(order.id)).toEqual([]);
    expect((await mailsOf(order.id)).filter((kind) => kind === "order-paid")).toHaveLength(1);
  });

  it("may come in any order: what is paid stays paid", async () => {
    const events = ["paid", "refused", "failed", "expired", "processing"] as const;
    const orders = permutations(events).filter((_, index) => index % 10 === 0);
    expect(orders).toHaveLength(12);
    for (const sequence of orders) {
      const { order, session } = await atStripe();
      for (const event of sequence) expect(await notify(eventOf(event, session))).toBe(200);
      const { status, payment } = await orderOf(order.id);
      expect([sequence, status, payment.state]).toEqual([sequence, "processing", "paid"]);
      expect(await paymentsOf(order.id)).toHaveLength(1);
      expect(await refundsOf(order.id)).toEqual([]);
    }
    expect((await faults()).filter(({ rule }) => rule.startsWith("payment"))).toEqual([]);
  }, 60_000);

  it("may be faster than the answer that opened its session", async () => {
    const order = await placed();
    stub.setMoods("drop", "drop");
    await follow(order);
    const session = { ...(await lastSession(order.id)), ref: "cs_early" };
    expect(await notify(sessionEvent("checkout.session.completed", session))).toBe(200);
    expect((await orderOf(order.id)).payment.state).toBe("paid");
    expect((await follow(order)).headers.get("Location")).toContain(`/cart/order-complete?order=${order.id}`);
  });

  it("that the money is on its way keeps the order, also past its time, and asks for no second payment", async () => {
    const { order, session } = await atStripe();
    await notify(eventOf("processing", session));
    await shop.db
      .prepare("UPDATE orders SET date = '2026-01-01T00:00:00.000Z' WHERE id = ?")
      .bind(order.id)
      .run();
    await shop.tick();
    expect((await orderOf(order.id)).status).toBe("pending");
    stub.asked.length = 0;
    expect((await follow(order)).headers.get("Location")).toContain("/cart/order-complete");
    expect(stub.asked).toEqual([]);
    await notify(eventOf("failed", session));
    expect(await orderOf(order.id)).toMatchObject({ status: "failed", payment: { state: "failed" } });
    expect((await follow(order)).headers.get("Location")).toContain("checkout.stripe.test");
  });

  it.each([
    ["amount", { amount_total: 1 }],
    ["currency", { currency: "usd" }],
    ["order", { metadata: "other order" }],
    ["session", { id: "cs_another" }],
    ["payment", { payment_intent: null }],
  ])("whose %s is another one changes nothing, and shows in the invariants", async (_, over) => {
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

type Event = "paid" | "refused" | "failed" | "expired" | "processing";
function eventOf(event: Event, session: StripeSession): string {
  const unpaid = { payment_status: "unpaid" };
  switch (event) {
    case "paid":
      return sessionEvent("checkout.session.async_payment_succeeded", session);
    case "refused":
      return refusedEvent(session);
    case "failed":
      return sessionEvent("checkout.session.async_payment_failed", session, unpaid);
    case "expired":
      return sessionEvent("checkout.session.expired", session, unpaid);
    case "processing":
      return sessionEvent("checkout.session.completed", session, unpaid);
  }
}

const permutations = <T>(list: readonly T[]): T[][] =>
  list.length === 0
    ? [[]]
    : list.flatMap((one, at) => permutations(list.toSpliced(at, 1)).map((rest) => [one, ...rest]));

describe("money that comes too late, or twice", () => {
  it("goes back at once where the order was cancelled meanwhile, and the customer is told", async () => {
    const { order, session } = await atStripe();
    expect((await call("POST", `orders/${order.id}/cancel/`)).status).toBe(200);
    expect(await notify(eventOf("paid", session))).toBe(200);
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

  it("goes back where a second session is paid, and the first payment stays", async () => {
    const first = await atStripe();
    await notify(eventOf("expired", first.session));
    await follow(first.order);
    const second = await lastSession(first.order.id);
    expect(await notify(eventOf("paid", second))).toBe(200);
    expect(await notify(eventOf("paid", first.session))).toBe(200);
    await shop.tick();
    expect(await paymentsOf(first.order.id)).toHaveLength(2);
    expect(await refundsOf(first.order.id)).toMatchObject([{ state: "done", reason: "paid_twice" }]);
    expect(await orderOf(first.order.id)).toMatchObject({ status: "processing", payment: { state: "paid" } });
    expect((await faults()).filter(({ of }) => of === `order/${first.order.id}`)).toEqual([]);
  });

  it("is asked for again while Stripe is away, with the same key, and paid back once", async () => {
    const { order, session } = await atStripe();
    await call("POST", `orders/${order.id}/cancel/`);
    await shop.tick();
    stub.asked.length = 0;
    stub.setMoods("drop", "away", "away", "away");
    await notify(eventOf("paid", session));
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

  it("is the operator's to pay by hand where Stripe refuses", async () => {
    const { order, session } = await atStripe();
    await call("POST", `orders/${order.id}/cancel/`);
    await shop.tick();
    stub.setMoods("refuse");
    await notify(eventOf("paid", session));
    await shop.tick();
    expect(await refundsOf(order.id)).toMatchObject([{ state: "by_hand", refund_ref: null }]);
  });

  it("is neither lost nor sold twice where fifty payments race with the hour at which their orders end", async () => {
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
    const answers = Promise.all(sold.map(({ session }) => notify(eventOf("paid", session))));
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
