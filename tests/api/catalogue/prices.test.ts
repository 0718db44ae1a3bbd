import { describe, expect, it } from "vitest";
import type { Price } from "~/contract/prices";
import { aCustomer, aProduct } from "../../support/builders/builders";
import { freshFacts } from "../../support/operator";
import { api, signInAs, sql } from "../../support/worker/worker";

const priceOf = async (id: number, query = ""): Promise<Price> =>
  (await api(`products/p/price/${id}/?${query}`)).json();
const dayFromNow = (days: number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Rome" }).format(Date.now() + days * 86_400_000);
const asSeenBy = async (username: string, id: number): Promise<Price> =>
  (await (await signInAs(username)).call("GET", `products/p/price/${id}/`)).json();
const inList = (item: number, list: string, cents: number, tiers = "[]") =>
  sql(
    "INSERT INTO prices (item_id, list, standard_cents, tiers, write_date) VALUES (?, ?, ?, ?, ?)",
    item,
    list,
    cents,
    tiers,
    new Date().toISOString(),
  );

describe("GET products/p/price/{id}/", () => {
  it("is net for businesses and gross for consumers", async () => {
    const { id } = await aProduct({ priceCents: 1001 });
    expect(await priceOf(id)).toMatchObject({ price: "10.01", vat_rate: "22.00", includes_vat: false });
    expect(await priceOf(id, "shop_context=b2c")).toMatchObject({ price: "12.21", includes_vat: true });
  });

  it("has the VAT of the product's class", async () => {
    const { id } = await aProduct({ priceCents: 1000, vatClass: "super_reduced" });
    expect(await priceOf(id, "shop_context=b2c")).toMatchObject({ price: "10.40", vat_rate: "4.00" });
  });

  it("has the VAT of the country to which a consumer's goods go", async () => {
    const { id } = await aProduct({ priceCents: 1000 });
    const { username } = await aCustomer({ country: "ES", postalCode: "41001" });
    expect(await asSeenBy(username, id)).toMatchObject({ price: "12.10", vat_rate: "21.00" });
  });

  it("has no VAT for a checked business in another state", async () => {
    const { id } = await aProduct();
    const business = await aCustomer({ type: "business", country: "ES", postalCode: "41001" });
    expect(await asSeenBy(business.username, id)).toMatchObject({ vat_rate: "22.00" });
    await sql(
      "UPDATE users SET vat_number = 'ESB12345674', vat_checked = '2026-01-01' WHERE id = ?",
      business.id,
    );
    expect(await asSeenBy(business.username, id)).toMatchObject({ vat_rate: "0.00", includes_vat: false });
  });

  it("follows the customer's own type, not the context", async () => {
    const { id } = await aProduct({ priceCents: 1000 });
    const { username } = await aCustomer();
    const consumer = await signInAs(username);
    const answer = await consumer.call("GET", `products/p/price/${id}/?shop_context=b2b`);
    expect(await answer.json()).toMatchObject({ price: "12.20", includes_vat: true });
  });

  it("comes from the customer's list with its tiers, and from retail where the list has no price", async () => {
    const { id } = await aProduct({ priceCents: 1000 });
    const { username } = await aCustomer({ type: "business", priceList: "wholesale" });
    expect(await asSeenBy(username, id)).toMatchObject({ price: "10.00", reason: "list", tiers: [] });
    await inList(id, "wholesale", 800, "[[10,750],[50,700]]");
    expect(await asSeenBy(username, id)).toMatchObject({
      price: "8.00",
      reason: "list",
      tiers: [
        { min_qty: 10, price: "7.50" },
        { min_qty: 50, price: "7.00" },
      ],
    });
    expect(await priceOf(id)).toMatchObject({ price: "10.00" });
  });

  it("is reduced only on the days of a special price, with the lowest price of 30 days for consumers", async () => {
    const special = { cents: 800, lowest30dCents: 900 };
    const running = await aProduct({
      priceCents: 1000,
      special: { ...special, from: dayFromNow(0), to: dayFromNow(0) },
    });
    expect(await priceOf(running.id)).toMatchObject({
      price: "8.00",
      special_price: "8.00",
      reason: "special",
      discount: "20.00",
      special_to: dayFromNow(0),
    });
    expect(await priceOf(running.id, "shop_context=b2c")).toMatchObject({
      lowest_price_30d: "10.98",
      discount: "11.11",
    });
    const over = await aProduct({
      priceCents: 1000,
      special: { ...special, from: dayFromNow(-9), to: dayFromNow(-1) },
    });
    const coming = await aProduct({
      priceCents: 1000,
      special: { ...special, from: dayFromNow(1), to: dayFromNow(9) },
    });
    for (const { id } of [over, coming])
      expect(await priceOf(id)).toMatchObject({
        price: "10.00",
        special_price: null,
        lowest_price_30d: null,
        discount: "0.00",
      });
  });

  it("is a promotion's price where that is the lowest", async () => {
    const { id } = await aProduct({ priceCents: 1000 });
    const [promotion] = await sql<{ id: number }>(
      `INSERT INTO promotions (slug, name, description, kind, starts_at, ends_at)
       VALUES (?, '{}', '{}', 'special_price', ?, ?) RETURNING id`,
      `prova-${id}`,
      dayFromNow(0),
      dayFromNow(5),
    );
    await sql(
      "INSERT INTO promotion_prices (promotion_id, item_id, cents) VALUES (?, ?, 700)",
      promotion?.id ?? 0,
      id,
    );
    expect(await priceOf(id)).toMatchObject({
      price: "7.00",
      reason: "promotion",
      lowest_price_30d: "10.00",
      special_to: dayFromNow(5),
    });
    const { results } = await (await api(`products/p/?promotions=${promotion?.id}`)).json<{
      results: { id: number }[];
    }>();
    expect(results.map((product) => product.id)).toEqual([id]);
  });

  it("answers 404 for an unknown item", async () => {
    expect((await api("products/p/price/999999999/")).status).toBe(404);
    expect((await api("products/pp/price/10001/")).status).toBe(404);
    expect((await api("products/pp/price/100001/")).status).toBe(200);
  });
});

describe("GET products/p/prices/", () => {
  const prices = (ids: string) => api(`products/p/prices/?ids=${ids}`);

  it("returns a hundred prices in one round trip, in the requested order", async () => {
    await freshFacts();
    await prices("100001");
    const ids = Array.from({ length: 100 }, (_, index) => 100_100 - index);
    const answer = await prices(ids.join(","));
    expect(answer.headers.get("D1-Round-Trips")).toBe("1");
    const { results }: { results: Price[] } = await answer.json();
    expect(results.map(({ product }) => product)).toEqual(ids);
    expect(results[0]).toEqual(await priceOf(100_100));
  });

  it("leaves out items that are not sold, and returns each price once", async () => {
    const { results }: { results: Price[] } = await (await prices("999999999,100001,100001")).json();
    expect(results.map(({ product }) => product)).toEqual([100_001]);
  });

  it.each(["", "a", "1,,2", "0", "1e3", Array.from({ length: 101 }, (_, n) => n + 1).join(",")])(
    "refuses ids=%s",
    async (ids) => {
      expect((await prices(ids)).status).toBe(400);
    },
  );

  it("answers 401 to a visitor who names a customer", async () => {
    const { id } = await aCustomer({ type: "business" });
    expect((await api(`products/p/prices/?ids=100001&customer=${id}`)).status).toBe(401);
  });
});
