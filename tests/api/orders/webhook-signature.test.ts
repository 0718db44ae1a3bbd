// The payment provider's webhook: its signature, its size, and notices about something else.
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { stripeShop } from "../../support/stripe-shop";
import { sessionEvent, signatureOf, WEBHOOK_SECRET } from "../../support/stripe-stub";

const world = await stripeShop();
const { stub, shop, orderOf, atStripe } = world;
const { notify } = world;
afterAll(world.close);
beforeEach(() => {
  stub.asked.length = 0;
  stub.setMoods();
});

describe("a notice from Stripe", () => {
  it("has its signature verified as Stripe documents", async () => {
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
    // A second signature, as Stripe sends while a secret is being changed, and a signature near its age limit.
    expect(await notify(body, `${t},v1=${"0".repeat(64)},${v1}`)).toBe(200);
    expect((await orderOf(order.id)).payment.state).toBe("paid");
    const other = sessionEvent("checkout.session.expired", session);
    expect(await notify(other, signatureOf(other, WEBHOOK_SECRET, now - 290_000))).toBe(200);
  });

  it("is read up to the size limit, and only as a post", async () => {
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
});
