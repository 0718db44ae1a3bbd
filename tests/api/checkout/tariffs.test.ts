// Tariffs by weight and value (CONTRACT §15): the product's page, the estimate and the checkout show the same amount.
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { LinesQuote } from "~/contract/checkout";
import { ShippingPolicy } from "~/contract/shop";
import { resultsOf } from "~/contract/wire";
import { read } from "../../support/answers";
import { tableFiles } from "../../support/builders/table-files";
import { operator } from "../../support/operator";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";

let shop: OwnShop;
let item: { id: number; sku: string; slug: string; vat_class: string };
beforeAll(async () => {
  shop = await ownShop();
  const found = await shop.db
    .prepare(
      `SELECT p.id, p.sku, p.slug, p.vat_class FROM products p JOIN prices r ON r.item_id = p.id AND r.list = 'retail' AND r.season_id IS NULL
       JOIN stock s ON s.item_id = p.id
       WHERE p.variants_count = 0 AND p.parent_id IS NULL AND p.vat_class <> 'standard' AND p.audience = 'all' AND p.min_qty = 1
         AND p.qty_step = 1 AND p.is_active = 1 AND s.on_hand > 50 ORDER BY p.id LIMIT 1`,
    )
    .first<typeof item>();
  if (!found) throw new Error("no item");
  item = found;
  await office().settings.put({ key: "DEFAULT_CONTEXT", value: "b2c" });
  // Norway has only the tariffs of this test.
  await bring(
    "vat_rates",
    "country,vat_class,rate\nNO,standard,25.00\nNO,reduced,15.00\nNO,super_reduced,15.00\n",
  );
}, 60_000);
afterAll(() => shop.close());

const { bring, take } = tableFiles(() => shop);
const office = () => operator(shop.url);

const texts = (name: string) =>
  Object.fromEntries(
    ["name", "description"].flatMap((column) => ["it", "en", "es"].map((to) => [`${column}_${to}`, name])),
  );

async function aTariff(row: Record<string, string>, bands: Record<string, string>[]) {
  const code = `T${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const days = { estimated_days_min: "1", estimated_days_max: "3" };
  const policy = { code, ...texts(code), price: "3.00", countries: "NO", ...days, ...row };
  await office().selling.create({
    kind: "shipping",
    parts: { shipping_policies: [policy], ...(bands.length > 0 && { shipping_bands: bands }) },
  });
  onTestFinished(async () => {
    const { version } = await office().selling.get({ kind: "shipping", key: code });
    await office().selling.remove({ kind: "shipping", key: code, version });
  });
  return code;
}

async function quoteOf(qty: number, more: object = {}) {
  const body = { lines: [{ product: item.id, qty }], country: "NO", postal_code: "0150", ...more };
  const answer = await shop.api("checkout/quote/?shop_context=b2c&locale=en", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return read(LinesQuote, answer);
}
const estimateOf = async (qty: number) => {
  const query = `country=NO&postal_code=0150&product=${item.id}&qty=${qty}&shop_context=b2c`;
  return (await read(resultsOf(ShippingPolicy), await shop.api(`shop/shipping-policies/?${query}`))).results;
};
const weigh = (weight_g: number | null) => office().stock.change({ item: item.sku, weight_g });

describe("a tariff by weight with VAT in its prices", () => {
  const bands = [
    { from: "0", price: "4.90" },
    { from: "2000", price: "9.90" },
  ];

  it("costs the same to the cent on the product's page, in the estimate and in the checkout", async () => {
    const code = await aTariff(
      { measure: "weight", max_weight_g: "30000", price_includes_vat: "true" },
      bands,
    );
    await weigh(700);
    for (const [qty, price] of [
      [1, "4.90"],
      [2, "4.90"],
      [3, "9.90"],
      [42, "9.90"],
    ] as const) {
      const { shipping_policies, totals } = await quoteOf(qty);
      expect([qty, shipping_policies.map((one) => [one.code, one.price])]).toEqual([qty, [[code, price]]]);
      expect(totals.shipping_price).toBe(price);
      expect((await estimateOf(qty)).map((one) => [one.code, one.price])).toEqual([[code, price]]);
      const page = await shop.fetch(`/p/${item.slug}?country=NO&postal_code=0150&qty=${qty}&locale=en`);
      expect(await page.text()).toContain(`€${price}`);
    }
    const [policy] = (await quoteOf(1)).shipping_policies;
    expect(policy).toMatchObject({
      measure: "weight",
      bands: [
        { from: 0, price: "4.90" },
        { from: 2000, price: "9.90" },
      ],
      max_weight_g: 30_000,
      price_includes_vat: true,
    });
  });

  it("is not offered to a cart that is too heavy, nor to one with an article without weight", async () => {
    await aTariff({ measure: "weight", max_weight_g: "2000" }, bands);
    await weigh(700);
    const heavy = await quoteOf(3);
    expect(heavy.shipping_policies).toEqual([]);
    expect(heavy.problems).toMatchObject([{ code: "too_heavy", weight_g: 2100, max_weight_g: 2000 }]);
    await weigh(null);
    const unknown = await quoteOf(1);
    expect(unknown.problems).toMatchObject([{ code: "weight_unknown", row: item.id, product: item.id }]);
    expect(await estimateOf(1)).toEqual([]);
  });
});

describe("a tariff by value", () => {
  it("picks the band by the goods' value, with or without VAT like the tariff's prices, to the cent", async () => {
    const { rows_total } = (await quoteOf(4)).totals;
    await aTariff({ measure: "value", price_includes_vat: "true" }, [
      { from: "0", price: "8.00" },
      { from: rows_total, price: "5.00" },
    ]);
    expect((await quoteOf(3)).totals.shipping_price).toBe("8.00");
    expect((await quoteOf(4)).totals.shipping_price).toBe("5.00");
  });
});

describe("the tables of tariffs", () => {
  it("are exported as files and imported again", async () => {
    const code = await aTariff({ measure: "weight" }, [{ from: "1500", price: "7.50" }]);
    const csv = await take("shipping_bands");
    expect(csv).toContain(`${code},1500,7.50`);
    expect((await bring("shipping_bands", `policy,from,price\n${code},49.90,6.00\n`)).faults).toEqual([]);
    expect((await bring("shipping_bands", `policy,from,price\n${code},-1,6.00\n`)).faults).toMatchObject([
      { column: "from", code: "not_an_amount" },
    ]);
    expect(await take("shipping_policies")).toContain("price_includes_vat");
  });

  it("refuse values that are invalid for a tariff, with the field named", async () => {
    const wrong = (row: Record<string, string>, bands: Record<string, string>[]) =>
      aTariff(row, bands).catch((error) => error.fields.map(({ field }: { field: string }) => field));
    expect(await wrong({ measure: "length" }, [])).toEqual(["shipping_policies.0.measure"]);
    expect(await wrong({ max_weight_g: "-3" }, [])).toEqual(["shipping_policies.0.max_weight_g"]);
    expect(await wrong({ measure: "weight" }, [{ from: "two", price: "1.00" }])).toEqual([
      "shipping_bands.0.from",
    ]);
  });
});

describe("the preview of a tariff", () => {
  it("shows what a customer sees for an article and an address, and why a tariff is left out", async () => {
    const code = await aTariff({ measure: "weight", price_includes_vat: "true" }, [
      { from: "1000", price: "6.40" },
    ]);
    await weigh(600);
    const tried = { country: "NO", postal_code: "0150", item: item.sku };
    expect(await office().examples.shipping({ ...tried, qty: 2 })).toMatchObject({
      item: { sku: item.sku },
      weight_g: 1200,
      includes_vat: true,
      offers: [{ code, price: "6.40" }],
      refused: [],
    });
    await weigh(null);
    expect(await office().examples.shipping(tried)).toMatchObject({
      offers: [],
      refused: [{ code, reason: "weight_unknown" }],
    });
    const byHand = { country: "NO", amount: "20.00", weight_g: 999 };
    expect(await office().examples.shipping(byHand)).toMatchObject({
      item: null,
      offers: [{ code, price: "3.00" }],
    });
  });
});
