import { describe, expect, it } from "vitest";
import { aCustomer } from "../../support/builders/builders";
import { atTheTill, init, leaveOne } from "../../support/until";
import { sql } from "../../support/worker/worker";

describe("POST checkout/init/", () => {
  it("chooses the defaults and computes the totals, and changes nothing", async () => {
    const { customer, quote, cart } = await atTheTill();
    expect(quote.chosen).toMatchObject({
      billing_address: customer.billing,
      shipping_address: customer.shipping,
    });
    expect(quote.problems).toEqual([]);
    // 2 × 24.40, courier 7.90 net; the prices include VAT.
    expect(quote.totals).toMatchObject({
      rows_total: "48.80",
      shipping_price: "9.64",
      total: "58.44",
      vat: "10.54",
    });
    expect(quote.cart).toMatchObject({ id: cart, final_price: "48.80", version: 1 });
    expect(await sql("SELECT id FROM orders WHERE customer_id = ?", customer.id)).toEqual([]);
  });

  it("uses the shop's current terms, although earlier ones are cached", async () => {
    const { who, cart, quote } = await atTheTill();
    const policy = quote.chosen.shipping_policy;
    const raise = (cents: number) =>
      sql("UPDATE shipping_policies SET price_cents = price_cents + ? WHERE id = ?", cents, policy);
    await raise(100);
    try {
      const { totals } = await init(who, { cart });
      expect([quote.totals.shipping_price, totals.shipping_price]).toEqual(["9.64", "10.86"]);
    } finally {
      await raise(-100);
    }
    expect((await init(who, { cart })).totals).toEqual(quote.totals);
  });

  it("lists the problems in the order of the page", async () => {
    const { who, cart, product } = await atTheTill();
    await leaveOne(product);
    const { problems } = await init(who, { cart, coupon: "SCADUTO", payment_method: 3, shipping_policy: 3 });
    expect(problems.map(({ code }) => code)).toEqual([
      "quantity_not_available",
      "coupon_not_valid",
      "address_not_served",
      "payment_not_allowed",
    ]);
    expect(problems[0]).toMatchObject({ available: 1, product });
  });

  it("drops choices that are no longer valid when `drop_stale` is set, and returns what it dropped", async () => {
    const { who, customer, cart, quote } = await atTheTill();
    const stranger = await aCustomer();
    const stale = {
      ...{ cart, coupon: "scaduto", billing_address: stranger.billing, shipping_policy: 3 },
      shipping_address: customer.shipping,
    };
    const answer = await init(who, { ...stale, drop_stale: true });
    expect(answer.dropped).toEqual([
      { field: "billing_address", code: "not_found", message: "Non trovato" },
      { field: "shipping_policy", code: "address_not_served", message: expect.any(String) },
      {
        ...{ field: "coupon", code: "coupon_not_valid", coupon: "SCADUTO", reason: "expired" },
        message: expect.any(String),
      },
    ]);
    const { dropped: _, ...rest } = answer;
    expect(rest).toEqual(quote);
    expect((await who.call("POST", "checkout/init/", stale)).status).toBe(404);
  });

  it("charges a consumer the VAT of the destination, and none to a business of the Union with a checked number", async () => {
    const spain = await atTheTill({ country: "ES", postalCode: "28001" });
    expect(spain.quote).toMatchObject({ vat_scheme: "oss", totals: { includes_vat: true } });
    expect(spain.quote.totals.vat_lines).toMatchObject([{ rate: "21.00" }]);
    const firm = await atTheTill({ type: "business", country: "ES", postalCode: "28001", cents: 9000 });
    await sql(
      "UPDATE users SET vat_number = 'ESB12345674', vat_checked = '2026-01-01' WHERE id = ?",
      firm.customer.id,
    );
    expect(await init(firm.who, { cart: firm.cart })).toMatchObject({
      vat_scheme: "reverse_charge",
      totals: { vat: "0.00", includes_vat: false },
    });
  });

  it("answers 404 to another customer's address", async () => {
    const { who, cart } = await atTheTill();
    const stranger = await aCustomer();
    for (const field of ["billing_address", "shipping_address"])
      expect((await who.call("POST", "checkout/init/", { cart, [field]: stranger.shipping })).status).toBe(
        404,
      );
  });
});
