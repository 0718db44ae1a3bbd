// A shop without a payment provider: half a configuration counts as no provider.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CheckoutQuote } from "~/contract/checkout";
import { PaymentMethod } from "~/contract/shop";
import { resultsOf } from "~/contract/wire";
import { detailOf, read } from "../../support/answers";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";

let shop: OwnShop;
let headers: Record<string, string>;
beforeAll(async () => {
  shop = await ownShop({ STRIPE_SECRET_KEY: "sk_test_key" });
  const basic = Buffer.from("consumer@demo.test:Vendemmia-2026!").toString("base64");
  const login = await shop.api("auth/login/", {
    method: "POST",
    headers: { Authorization: `Basic ${basic}` },
  });
  const { token } = (await login.json()) as { token: string };
  headers = { Authorization: `Token ${token}`, "Content-Type": "application/json" };
}, 60_000);
afterAll(() => shop.close());

const post = (path: string, body: object, more = {}) =>
  shop.api(path, { method: "POST", headers: { ...headers, ...more }, body: JSON.stringify(body) });

describe("a shop without a payment provider", () => {
  it("offers no redirect in any answer, and refuses a checkout that names it", async () => {
    for (const path of ["shop/payment-methods/", "shop/payment-methods-b2b/"]) {
      const { results } = await read(resultsOf(PaymentMethod), await shop.api(path, { headers }));
      expect(results.map(({ kind }) => kind)).not.toContain("redirect");
    }
    const item = await shop.db
      .prepare(
        `SELECT s.item_id FROM stock s JOIN products p ON p.id = s.item_id WHERE p.variants_count = 0 AND p.parent_id IS NULL
         AND p.is_active = 1 AND p.audience = 'all' AND p.qty_step = 1 AND p.min_qty = 1 ORDER BY s.quantity DESC LIMIT 1`,
      )
      .first<{ item_id: number }>();
    const added = await post("carts/rows/", { product: item?.item_id, qty: 3 });
    const { cart } = (await added.json()) as { cart: number };
    const quote = await read(CheckoutQuote, await post("checkout/init/", { cart }));
    expect(quote.payment_methods.map(({ kind }) => kind)).not.toContain("redirect");
    const method = await shop.db
      .prepare("SELECT id FROM payment_methods WHERE kind = 'redirect'")
      .first<{ id: number }>();
    const named = await read(
      CheckoutQuote,
      await post("checkout/init/", { cart, payment_method: method?.id }),
    );
    expect(named.problems.map(({ code }) => code)).toEqual(["payment_not_allowed"]);
    const answer = await post(
      "checkout/",
      { cart, ...quote.chosen, coupon: null, payment_method: method?.id, expected_total: quote.totals.total },
      { "Idempotency-Key": crypto.randomUUID() },
    );
    expect([answer.status, (await detailOf(answer)).code]).toEqual([409, "payment_not_allowed"]);
  });

  it("accepts no provider's notices", async () => {
    expect((await shop.fetch("/webhooks/stripe", { method: "POST", body: "{}" })).status).toBe(404);
  });
});
