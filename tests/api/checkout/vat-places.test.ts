// VAT by place (CONTRACT §15): exports, territories and countries without rates, from the tariff to the placed order.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CheckoutQuote } from "~/contract/checkout";
import { Order } from "~/contract/orders";
import { read, refusal } from "../../support/answers";
import { tableFiles } from "../../support/builders/table-files";
import { operator } from "../../support/operator";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";

let shop: OwnShop;
beforeAll(async () => {
  shop = await ownShop();
}, 60_000);
afterAll(() => shop.close());

const { bring, send, take } = tableFiles(() => shop);

const TARIFF =
  "code,name_it,name_en,name_es,description_it,description_en,description_es,price,estimated_days_min,estimated_days_max,countries\n";
const tariff = (code: string, countries: string) => `${TARIFF}${code},A,A,A,B,B,B,10.00,1,2,${countries}\n`;

type Place = { country: string; postal_code: string; province?: string };

/** A guest with an order of one product to this place; `product` is its price in cents without VAT. */
async function guestAt(place: Place) {
  const call = (token: string | null, path: string, body: object, headers: Record<string, string> = {}) =>
    shop.api(path, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        ...(token && { Authorization: `Token ${token}` }),
        ...headers,
      },
      body: JSON.stringify(body),
    });
  const email = `${crypto.randomUUID()}@guests.test`;
  const made = await (await call(null, "auth/guest/", { email, name: "Anna", surname: "Verdi" })).json<{
    token: string;
    user: { id: number };
  }>();
  const as = (path: string, body: object, headers?: Record<string, string>) =>
    call(made.token, path, body, headers);
  const address = { recipient: "Anna Verdi", address: "Via Roma 1", city: "Altrove", province: "", ...place };
  const [shipping, billing] = await Promise.all(
    ["Shipping", "Billing"].map(async (type) => {
      const answer = await as("addresses/", { ...address, type });
      expect(answer.status, await answer.clone().text()).toBe(201);
      return (await answer.json<{ id: number }>()).id;
    }),
  );
  const row = await (
    await as("carts/rows/", { customer: made.user.id, product: await anItem(), qty: 3 })
  ).json<{ cart: number }>();
  const chosen = { cart: row.cart, shipping_address: shipping, billing_address: billing };
  const init = async (choice: object) =>
    read(CheckoutQuote, await as("checkout/init/", { ...chosen, ...choice }));
  return { as, chosen, init };
}

async function anItem(): Promise<number> {
  const found = await shop.db
    .prepare(
      `SELECT p.id FROM products p JOIN prices r ON r.item_id = p.id AND r.list = 'retail' AND r.season_id IS NULL JOIN stock s ON s.item_id = p.id
       WHERE p.variants_count = 0 AND p.parent_id IS NULL AND p.vat_class = 'standard' AND p.audience = 'all' AND p.min_qty = 1 AND p.qty_step = 1
         AND r.standard_cents BETWEEN 900 AND 3000 AND s.on_hand > 50 ORDER BY p.id LIMIT 1`,
    )
    .first<{ id: number }>();
  return found?.id ?? 0;
}

const schemeAt = async (place: Place) => {
  const { init } = await guestAt(place);
  const quote = await init({});
  return {
    scheme: quote.vat_scheme,
    rates: quote.totals.vat_lines.map(({ rate }) => rate),
    policies: quote.shipping_policies.map(({ code }) => code),
    problems: quote.problems.map(({ code }) => code),
    quote,
  };
};

describe("a sale outside the Union's VAT", () => {
  it("is an export without VAT for a consumer, from the quote to the order", async () => {
    expect((await bring("shipping_policies", tariff("WORLD", "CH|US"))).faults).toEqual([]);
    const { as, chosen, init } = await guestAt({ country: "CH", postal_code: "8001" });
    const quote = await init({});
    const method = quote.payment_methods.find(({ kind }) => kind === "bank_transfer")?.id;
    const choice = { shipping_policy: quote.shipping_policies[0]?.id, payment_method: method };
    const last = await init(choice);
    expect(last).toMatchObject({
      vat_scheme: "export",
      problems: [],
      totals: { includes_vat: true, vat: "0.00", shipping_price: "10.00" },
    });
    const body = { ...chosen, ...choice, expected_total: last.totals.total };
    const order = await read(Order, await as("checkout/", body, { "Idempotency-Key": crypto.randomUUID() }));
    expect(order).toMatchObject({ vat_scheme: "export", vat: "0.00", total: last.totals.total });
    expect(order.vat_lines).toEqual([{ rate: "0.00", base: last.totals.total, vat: "0.00" }]);
    expect((await operator(shop.url).invariants.get({})).faults).toEqual([]);
  });

  it.each([
    ["Livigno", { country: "IT", postal_code: "23041", province: "SO" }, "export", "0.00"],
    ["Campione d'Italia", { country: "IT", postal_code: "22061", province: "CO" }, "export", "0.00"],
    ["Asti", { country: "IT", postal_code: "14100", province: "AT" }, "standard", "22.00"],
    ["Helgoland", { country: "DE", postal_code: "27498" }, "export", "0.00"],
    ["Büsingen", { country: "DE", postal_code: "78266" }, "export", "0.00"],
    ["Berlin", { country: "DE", postal_code: "10115" }, "oss", "19.00"],
    ["La Réunion", { country: "FR", postal_code: "97400" }, "export", "0.00"],
    ["Corsica", { country: "FR", postal_code: "20000" }, "oss", "20.00"],
    ["Monaco by its French code", { country: "FR", postal_code: "98000" }, "oss", "20.00"],
    ["Madeira", { country: "PT", postal_code: "9000-001" }, "oss", "22.00"],
    ["Açores", { country: "PT", postal_code: "9500-001" }, "oss", "16.00"],
    ["Mittelberg", { country: "AT", postal_code: "6991" }, "oss", "19.00"],
  ])("to %s has its own rate", async (_, place, scheme, rate) => {
    expect(await schemeAt(place)).toMatchObject({ scheme, rates: [rate] });
  });

  it("cannot be picked up at the shop", async () => {
    const { policies } = await schemeAt({ country: "IT", postal_code: "23041", province: "SO" });
    expect(policies.length).toBeGreaterThan(0);
    expect(policies).not.toContain("PICKUP");
  });

  it("applies the operator's zero rate for a country, and a row with the scheme `outside`", async () => {
    await bring("shipping_policies", tariff("NORTH", "NO|GB"));
    await bring("vat_rates", "country,vat_class,rate\nNO,standard,0.00\n");
    expect(await schemeAt({ country: "NO", postal_code: "0150" })).toMatchObject({ scheme: "export" });
    await bring("vat_rates", "country,vat_class,rate\nNO,standard,25.00\n");
    expect(await schemeAt({ country: "NO", postal_code: "0150" })).toMatchObject({ rates: ["25.00"] });
    expect(await schemeAt({ country: "GB", postal_code: "SW1A 1AA" })).toMatchObject({ scheme: "export" });
    expect(await schemeAt({ country: "GB", postal_code: "BT1 1AA" })).toMatchObject({ rates: ["20.00"] });
  });
});

describe("a country of the Union without rates", () => {
  it("is refused in a tariff, by file and by form, with the field named", async () => {
    await shop.db.prepare("DELETE FROM vat_rates WHERE country = 'IE'").run();
    const selling = operator(shop.url).selling;
    expect((await bring("shipping_policies", tariff("ISLE", "FR|IE"))).faults).toMatchObject([
      { line: 2, column: "countries", code: "no_vat_rates" },
    ]);
    const row = {
      ...{ code: "ISLE", price: "10.00", estimated_days_min: "1", estimated_days_max: "2", countries: "IE" },
      ...Object.fromEntries(
        ["name", "description"].flatMap((column) =>
          ["it", "en", "es"].map((locale) => [`${column}_${locale}`, "A"]),
        ),
      ),
    };
    await expect(
      selling.create({ kind: "shipping", parts: { shipping_policies: [row] } }),
    ).rejects.toMatchObject({ status: 400, fields: [{ field: "shipping_policies.0.countries" }] });
    await bring("vat_rates", "country,vat_class,rate\nIE,standard,23.00\n");
    expect((await bring("shipping_policies", tariff("ISLE", "FR|IE"))).faults).toEqual([]);
    expect(await schemeAt({ country: "IE", postal_code: "D02 AF30" })).toMatchObject({ rates: ["23.00"] });
  });

  it("that loses its rates later is reported by invariants/ and no longer served", async () => {
    await shop.db.prepare("DELETE FROM vat_rates WHERE country = 'IE'").run();
    expect((await operator(shop.url).invariants.get({})).faults).toMatchObject([
      { rule: "served_countries_have_vat_rates", of: "shipping_policy/ISLE", found: "IE" },
    ]);
    await operator(shop.url).settings.put({ key: "SHOP_NAME", value: "Bottega" });
    const { policies, problems } = await schemeAt({ country: "IE", postal_code: "D02 AF30" });
    expect([policies, problems.includes("address_not_served")]).toEqual([[], true]);
  });
});

describe("the table vat_rates", () => {
  it("accepts rates by postal code in any order and spelling, and exports them in one form", async () => {
    const csv = "country,vat_class,rate,postal_prefixes,scheme\nSI,standard,0.00,82 10|8000,outside\n";
    expect(await bring("vat_rates", csv)).toMatchObject({ changed: 1, faults: [] });
    expect(await bring("vat_rates", csv)).toMatchObject({ changed: 0, faults: [] });
    expect(await take("vat_rates")).toContain("SI,standard,0.00,8000|8210,outside");
    expect(await schemeAt({ country: "SI", postal_code: "8000" })).toMatchObject({ scheme: "export" });
    expect(await schemeAt({ country: "SI", postal_code: "1000" })).toMatchObject({ rates: ["22.00"] });
  });

  it.each([
    ["SI,standard,5.00,1000,outside", "rate", "rate_outside"],
    ["IT,standard,0.00,,outside", "scheme", "seller_outside"],
    ["SI,standard,5.00,10*,vat", "postal_prefixes", "not_postal_prefixes"],
    ["SI,standard,5.00,1000,free", "scheme", "not_among"],
  ])("refuses %s", async (line, column, code) => {
    const answer = await send("vat_rates", `country,vat_class,rate,postal_prefixes,scheme\n${line}\n`);
    expect(await answer.json()).toMatchObject({ faults: [{ line: 2, column, code }] });
  });

  it("deletes a row that the form no longer has, even one for the whole country", async () => {
    const { selling } = operator(shop.url);
    const stored = await selling.get({ kind: "vat", key: "SI" });
    const kept = (stored.parts.vat_rates ?? []).filter(
      ({ vat_class, postal_prefixes }) => vat_class === "standard" && postal_prefixes === "",
    );
    const saved = await selling.save({
      ...{ kind: "vat", key: "SI", version: stored.version, parts: { vat_rates: kept } },
    });
    expect(saved.parts.vat_rates).toEqual(kept);
  });
});

describe("the seller's settings", () => {
  const put = async (key: string, value: unknown) =>
    refusal(
      await shop.fetch(`/api/v3/operator/settings/${key}/?locale=en`, {
        method: "PUT",
        headers: { Authorization: "Bearer operator-demo-token", "Content-Type": "application/json" },
        body: JSON.stringify({ value }),
      }),
    );

  it.each([
    ["JPY", "currency_digits"],
    ["KWD", "currency_digits"],
    ["HUF", "currency_digits"],
    ["XAU", "not_a_currency"],
    ["QQQ", "not_a_currency"],
  ])("refuse the currency %s with a reason", async (currency, code) => {
    expect(await put("CURRENCY", currency)).toMatchObject({
      status: 400,
      fields: [{ field: "value", code }],
    });
    const [fault] = (await bring("settings", `key,value\nCURRENCY,"""${currency}"""\n`)).faults;
    expect(fault?.code).toBe(code === "currency_digits" ? code : "not_a_setting");
  });

  it("refuse a company whose VAT number has a wrong check digit", async () => {
    const before = (await operator(shop.url).settings.get({ key: "COMPANY_DATA" })).value;
    const company = { ...Object(before), vat_number: "IT12345678903" };
    expect(await put("COMPANY_DATA", company)).toMatchObject({
      status: 400,
      fields: [{ field: "value.vat_number", code: "vat_number_invalid" }],
    });
    const cell = JSON.stringify(company).replaceAll('"', '""');
    expect((await bring("settings", `key,value\nCOMPANY_DATA,"${cell}"\n`)).faults).toMatchObject([
      { column: "value", code: "setting_part" },
    ]);
  });
});
