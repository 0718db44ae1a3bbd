// The product feed for price comparison services: CONTRACT §16.
import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import { LinesQuote } from "~/contract/checkout";
import { read } from "../../support/answers";
import { aCustomer, aProduct, aSize } from "../../support/builders/builders";
import { signedIn } from "../../support/orders-page";
import { api, shopUrl, sql } from "../../support/worker/worker";

const feedOf = (query: string) => fetch(`${shopUrl()}/feeds/google.xml?${query}`);

type Entry = Record<string, string>;

/** Returns the entries of all pages of the feed, by product code. */
async function entriesOf(query: string): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  for (let page = 1; ; page++) {
    const answer = await feedOf(`${query}&page=${page}`);
    if (answer.status === 404) return entries;
    expect(answer.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
    const $ = load(await answer.text(), { xml: true });
    for (const item of $("item")) {
      const entry = Object.fromEntries(
        $(item)
          .children()
          .toArray()
          .map((element) => [element.tagName.replace("g:", ""), $(element).text()]),
      );
      entry.carriage = $(item).find("g\\:shipping g\\:price").text();
      entries.set(entry.id ?? "", entry);
    }
  }
}

const today = new Date().toISOString().slice(0, 10);

describe("/feeds/google.xml", () => {
  it("contains the prices and shipping costs of the checkout in the country, to the cent", async () => {
    const reduced = await aProduct({
      priceCents: 1000,
      special: { cents: 800, from: today, to: "2099-12-31", lowest30dCents: 900 },
    });
    const dozen = await aProduct({ priceCents: 250, minQty: 12, qtyStep: 6 });
    const entries = await entriesOf("locale=en&country=FR");
    const codes = [reduced.sku, dozen.sku, ...[...entries.keys()].slice(0, 30)];
    for (const code of codes) {
      const entry = entries.get(code);
      const [row] = await sql<{ id: number }>("SELECT id FROM products WHERE sku = ?", code);
      const line = { product: row?.id, qty: Number(entry?.multipack ?? 1) };
      const answer = await api("checkout/quote/?shop_context=b2c", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ lines: [line], country: "FR" }),
      });
      const { rows, shipping_policies } = await read(LinesQuote, answer);
      const courier = shipping_policies.find(({ is_pickup }) => !is_pickup);
      expect([code, entry?.sale_price ?? entry?.price, entry?.carriage]).toEqual([
        code,
        `${rows[0]?.total_price} EUR`,
        `${courier?.price} EUR`,
      ]);
    }
    expect(entries.get(dozen.sku)).toMatchObject({ multipack: "12", availability: "in_stock" });
    // Reduced from the lowest price of the previous 30 days, with French VAT.
    expect(entries.get(reduced.sku)).toMatchObject({ price: "10.80 EUR", sale_price: "9.60 EUR" });
  }, 60_000);

  it("contains what consumers can buy, one entry per size, in the country's language", async () => {
    const hidden = await aProduct();
    await sql("UPDATE products SET is_active = 0 WHERE id = ?", hidden.id);
    const trade = await aProduct({ audience: "business" });
    const gone = await aProduct({ quantity: 0 });
    const product = await aProduct();
    const sizes = [await aSize(product, { size: "1 kg" }), await aSize(product, { size: "5 kg" })];
    await sql("UPDATE product_texts SET name = ? WHERE product_id = ?", "Malto & <luppolo>", gone.id);
    const entries = await entriesOf("locale=es&country=IT");
    expect([hidden, trade, product].filter(({ sku }) => entries.has(sku))).toEqual([]);
    for (const { sku, slug } of sizes) {
      expect(entries.get(sku)?.item_group_id).toBe(product.sku);
      expect(entries.get(sku)?.link).toBe(`${shopUrl()}/p/${slug}?locale=es`);
    }
    expect(entries.get(gone.sku)).toMatchObject({
      ...{ title: "Malto & <luppolo>", availability: "out_of_stock", identifier_exists: "no" },
      ...{ condition: "new", price: "12.20 EUR" },
    });
  }, 60_000);

  it("is the same for every visitor, and answers 404 for a country without delivery", async () => {
    const first = await (await feedOf("country=IT")).text();
    const business = await aCustomer({ type: "business" });
    const buyer = await signedIn(business.username);
    expect((await buyer.get("/feeds/google.xml?country=IT")).html).toBe(first);
    for (const query of ["country=US", "country=it", "country=IT&page=99", "country=IT&page=x"])
      expect([query, (await feedOf(query)).status]).toEqual([query, 404]);
  });
});
