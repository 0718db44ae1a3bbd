// Verifies signatures of Stripe's notices, made by two independent means: Stripe's library and a plain HMAC,
// as https://docs.stripe.com/webhooks/signature describes it.
import { createHmac } from "node:crypto";
import { Stripe } from "stripe";
import { describe, expect, it } from "vitest";
import { InvalidNotice } from "~/services/payments/provider";
import { readStripeNotice } from "~/services/payments/stripe-notice";

const SECRET = "whsec_first";
const OTHER = "whsec_second";
const NOW = new Date("2026-11-22T10:00:00Z");
const T = NOW.getTime() / 1000;
const BODY = JSON.stringify({
  id: "evt_1",
  type: "customer.created",
  data: { object: { name: "Zoë 木 € 🍷" } },
});

const byHand = (body = BODY, secret = SECRET, t = T): string =>
  createHmac("sha256", secret).update(`${t}.${body}`, "utf8").digest("hex");
const byStripe = (payload = BODY, secret = SECRET, timestamp = T): string =>
  Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp,
    cryptoProvider: undefined,
  } as never);
const read = (signature: string, { body = BODY, secrets = SECRET, now = NOW } = {}) =>
  readStripeNotice(body, new Headers({ "Stripe-Signature": signature }), secrets, now);
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

describe("the signature of a notice", () => {
  it("is the same by Stripe's library and by hand, for letters of every script", async () => {
    expect(byStripe()).toBe(`t=${T},v1=${byHand()}`);
    expect(await read(byStripe())).toMatchObject({ id: "evt_1", type: "customer.created", session: null });
    expect(await read(`t=${T},v1=${byHand()}`)).toMatchObject({ id: "evt_1" });
  });

  it.each([
    ["a second v1 beside one of another secret", `t=${T},v1=${byHand(BODY, OTHER)},v1=${byHand()}`],
    ["an old v0 beside it", `t=${T},v0=${byHand(BODY, OTHER)},v1=${byHand()}`],
    ["schemes that do not exist yet", `t=${T},v9=abc,v1=${byHand()}`],
  ])("is valid with %s", async (_, signature) => {
    expect(await read(signature)).toMatchObject({ id: "evt_1" });
  });

  it("is valid by either secret while one replaces the other", async () => {
    for (const secret of [SECRET, OTHER])
      expect(await read(byStripe(BODY, secret), { secrets: `${SECRET}, ${OTHER}` })).toMatchObject({
        id: "evt_1",
      });
    await expect(read(byStripe(BODY, "whsec_third"), { secrets: `${SECRET}, ${OTHER}` })).rejects.toThrow();
  });

  it("is valid for 300 seconds", async () => {
    expect(await read(byStripe(), { now: later(300) })).toMatchObject({ id: "evt_1" });
    await expect(read(byStripe(), { now: later(301) })).rejects.toBeInstanceOf(InvalidNotice);
  });

  it.each([
    ["none", ""],
    ["v0 alone", `t=${T},v0=${byHand()}`],
    ["another secret", byStripe(BODY, OTHER)],
    ["a body that was changed", byStripe(BODY.replace("evt_1", "evt_2"))],
    ["a body with one more blank", byStripe(`${BODY} `)],
    ["another time than the signed one", `t=${T + 1},v1=${byHand()}`],
    ["no time", `v1=${byHand()}`],
    ["a time that is no number", `t=now,v1=${byHand()}`],
    ["a signature in capitals", `t=${T},v1=${byHand().toUpperCase()}`],
    ["half a signature", `t=${T},v1=${byHand().slice(0, 32)}`],
    ["one of another length", `t=${T},v1=`],
  ])("is invalid with %s", async (_, signature) => {
    await expect(read(signature)).rejects.toBeInstanceOf(InvalidNotice);
  });
});
