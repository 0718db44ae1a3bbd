// The order's batch alone, without the code's checks before it: every statement must refuse by itself.

import { randomUUID } from "node:crypto";
import { Miniflare } from "miniflare";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CartContext } from "~/db/cart/cart-data";
import { checkoutQuery, fingerprintQuery } from "~/db/checkout/checkout-data";
import type { OrderDraft } from "~/db/checkout/order-draft";
import { type IdempotentAnswer, placeOrder } from "~/db/checkout/place-order";
import { customerId } from "~/db/columns";
import { together } from "~/db/query";
import { openDatabase } from "~/platform/database";
import { storesOf, storesWorker } from "~/tools/local/stores-worker";
import { COMPATIBILITY, persistedIn } from "~/tools/serve";
import { demoState } from "../../support/worker/state";

const NOW = new Date().toISOString();
const CUSTOMER = customerId({ id: 103 }, "id");

let mf: Miniflare;
let d1: D1Database;
beforeAll(async () => {
  mf = new Miniflare({
    ...persistedIn(await demoState()),
    cf: false,
    telemetry: { enabled: false },
    workers: [{ ...COMPATIBILITY, ...storesWorker }],
  });
  d1 = (await storesOf(mf)).db;
}, 60_000);
afterAll(() => mf.dispose());

describe("the batch of an order", () => {
  it("makes the order if nothing has changed", async () => {
    const { draft, keep } = await aDraft();
    const { answer, mails } = await placeOrder(openDatabase(d1), draft, keep);
    expect(JSON.parse(answer)).toMatchObject({
      number: expect.stringMatching(/^\d{4}-\d{6}$/),
      kept: "wörd",
    });
    expect(mails, "the customer's, and the shop's copy").toHaveLength(2);
  });

  it.each([
    ["cart_changed", "the cart's version", "UPDATE carts SET version = version + 1 WHERE customer_id = 103"],
    [
      "facts_changed",
      "a price",
      "UPDATE prices SET standard_cents = standard_cents + 1 WHERE item_id = 100001 AND list = 'retail'",
    ],
    [
      "facts_changed",
      "a special price",
      "UPDATE prices SET special_to = '2026-01-01' WHERE item_id = 100001 AND list = 'retail'",
    ],
    [
      "facts_changed",
      "a promotion's price",
      `INSERT INTO promotions (id, slug, name, description, kind, starts_at, ends_at)
       VALUES (77, 'prova', '{}', '{}', 'special_price', '2020-01-01', '2030-01-01')`,
      "INSERT INTO promotion_prices VALUES (77, 100001, 1)",
    ],
    [
      "facts_changed",
      "an address",
      "UPDATE addresses SET city = 'Torino' WHERE user_id = 103 AND type = 'Shipping' AND is_default = 1",
    ],
    [
      "facts_changed",
      "the list of addresses",
      "UPDATE addresses SET is_active = 0 WHERE user_id = 103 AND is_default = 0",
    ],
    ["facts_changed", "the customer's list", "UPDATE users SET price_list = 'wholesale' WHERE id = 103"],
    ["facts_changed", "a product's audience", "UPDATE products SET audience = 'business' WHERE id = 100001"],
    [
      "facts_changed",
      "a VAT rate",
      "UPDATE vat_rates SET rate = rate + 100 WHERE country = 'IT' AND vat_class = 'standard' AND postal_prefixes IS NULL",
    ],
    ["facts_changed", "a setting", "UPDATE settings SET value = '\"99.00\"' WHERE key = 'MIN_ORDER_B2C'"],
    ["facts_changed", "the shipping price", "UPDATE shipping_policies SET price_cents = price_cents + 1"],
    [
      "facts_changed",
      "the list of payment methods",
      "UPDATE payment_methods SET is_active = 0 WHERE code = 'BANK'",
    ],
    [
      "facts_changed",
      "the coupon's discount",
      "UPDATE promotions SET value = value + 1 WHERE slug = 'vendemmia'",
    ],
    [
      "coupon_not_valid",
      "the number of the coupon's uses",
      `INSERT INTO coupon_uses (code, customer_id, order_id, created_at)
       SELECT 'VENDEMMIA10', 103, min(id), '2026-01-01' FROM orders`,
    ],
    [
      "quantity_not_available",
      "the stock",
      `INSERT INTO stock_movements (item_id, kind, on_hand, created_at)
       SELECT item_id, 'adjustment', 1 - quantity, '2026-01-01' FROM stock WHERE item_id = 100001`,
    ],
  ])("fails with %s if %s has changed since it was read, and writes nothing", async (code, _, ...changes) => {
    const { draft, keep } = await aDraft();
    for (const change of changes) await d1.prepare(change).run();
    const before = await traces();
    await expect(placeOrder(openDatabase(d1), draft, keep)).rejects.toThrow(new RegExp(`^${code}$`));
    expect(await traces()).toEqual(before);
  });

  it("fails with answer_kept for a key that has made an order, with the same body or another", async () => {
    const { draft, keep } = await aDraft();
    await placeOrder(openDatabase(d1), draft, keep);
    const next = await aDraft();
    const again = placeOrder(openDatabase(d1), next.draft, {
      ...next.keep,
      key: keep.key,
      bodyHash: "other",
    });
    await expect(again).rejects.toThrow(/^answer_kept$/);
  });
});

/** A cart with two of item 100001, read as the checkout reads it, and the order draft made of it. */
async function aDraft(): Promise<{ draft: OrderDraft; keep: IdempotentAnswer }> {
  await d1.batch(
    [
      "UPDATE coupons SET per_customer = 1 WHERE code = 'VENDEMMIA10' AND per_customer IS NOT 1",
      "DELETE FROM coupon_uses",
      "UPDATE users SET price_list = 'retail' WHERE id = 103",
      "UPDATE products SET audience = 'all' WHERE id = 100001",
      `INSERT INTO stock_movements (item_id, kind, on_hand, created_at)
       SELECT item_id, 'adjustment', 50 - quantity, '2026-01-01' FROM stock WHERE item_id = 100001`,
      `INSERT INTO carts (customer_id, updated_at) VALUES (103, '2026-01-01')
       ON CONFLICT (customer_id, coalesce(season_id, 0)) DO UPDATE SET version = version + 1`,
      `INSERT INTO cart_rows (cart_id, product_id, qty, updated_at) SELECT id, 100001, 2, '2026-01-01' FROM carts WHERE customer_id = 103
       ON CONFLICT DO NOTHING`,
    ].map((sql) => d1.prepare(sql)),
  );
  const key = { customer: CUSTOMER, season: null };
  const context: CartContext = {
    key,
    list: "retail",
    season: null,
    locale: "it",
    today: NOW.slice(0, 10),
    now: NOW,
  };
  const { checkout, fingerprint } = await together(openDatabase(d1), {
    checkout: checkoutQuery(context, "VENDEMMIA10", null),
    fingerprint: fingerprintQuery(context, "VENDEMMIA10"),
  });
  const draft = {
    ...ORDER,
    context,
    version: checkout.cart.cart?.version ?? 0,
    fingerprint,
    placedBy: CUSTOMER,
    shopLocale: "it" as const,
    origin: "https://shop.test",
  };
  const answer = JSON.stringify({ id: 0, number: "", kept: "wörd" });
  const keep = {
    key: { caller: "customer/103", call: "checkout/", key: randomUUID() },
    bodyHash: "body",
    answer,
  };
  return { draft, keep: { ...keep, expiresAt: "2999-01-01T00:00:00.000Z" } };
}

/** Everything that an order writes to the tables. */
async function traces() {
  const tables = [
    "orders",
    "order_rows",
    "order_history",
    "stock_movements",
    "coupon_uses",
    "mails",
    "idempotency_keys",
    "cart_rows",
  ];
  const counts = tables.map((table) => `(SELECT count(*) FROM ${table}) AS ${table}`).join(", ");
  return d1
    .prepare(
      `SELECT ${counts}, (SELECT json_group_array(last) FROM order_numbers) AS numbers, (SELECT sum(version) FROM carts) AS versions`,
    )
    .first();
}

const ADDRESS: OrderDraft["order"]["billingAddress"] = {
  ...{ id: 1, type: "Billing", recipient: "Giulia Bassani", business_name: "", vat_number: "", tax_code: "" },
  ...{
    sdi_code: "",
    pec: "",
    address: "Strada Provinciale 26",
    address_2: "",
    postal_code: "12051",
    city: "Alba",
  },
  ...{ province: "CN", country: "IT", phone: "", email: "" },
};

const ORDER: Pick<OrderDraft, "order" | "lines"> = {
  order: {
    ...{
      date: NOW,
      status: "pending",
      customer: CUSTOMER,
      customerType: "consumer",
      agent: null,
      placedByAgent: null,
      season: null,
    },
    ...{ businessName: "", articleCount: 1, currency: "EUR", includesVat: true, notes: "", locale: "it" },
    ...{
      rowsTotal: 508,
      discount: 51,
      shippingPrice: 869,
      paymentSurcharge: 0,
      vat: 120,
      vatLines: [],
      total: 1326,
    },
    ...{ vatScheme: "standard", coupon: "VENDEMMIA10", customerReference: null, cig: null, cup: null },
    ...{ billingAddress: ADDRESS, shippingAddress: { ...ADDRESS, type: "Shipping" } },
    shippingPolicy: { id: 1, code: "IT-STD", name: "Corriere Italia", is_pickup: false },
    paymentMethod: { id: 1, code: "BANK", name: "Bonifico bancario" },
    payment: { kind: "bank_transfer", state: "due", instructions: "", payUrl: null },
    backordered: null,
    ...{
      requestedDate: null,
      promisedBy: NOW.slice(0, 10),
      deliveredAt: null,
      invoice: null,
      shipments: [],
      refunds: [],
      changes: [],
      paid: 0,
      refunded: 0,
      isDisputed: false,
      history: [],
    },
  },
  lines: [
    {
      ...{ product: 100001, sku: "HB00001-50G", slug: "luppolo", name: "Luppolo", image: null, qty: 2 },
      ...{ listPrice: 254, unitPrice: 254, packageSize: 1, uom: "g", vatRate: 1000, total: 508, notes: "" },
    },
  ],
};
