import { describe, expect, it } from "vitest";
import type { ProductExpanded, Product as WireProduct } from "~/contract/products";
import type { ListOf } from "~/contract/wire";
import { aCustomer, aProduct, aSize } from "../../support/builders/builders";
import { freshFacts } from "../../support/operator";
import { api, signInAs, sql } from "../../support/worker/worker";

const ADEENA = "luppolo-adeena-in-pellet";

const list = async (query: string): Promise<ListOf<WireProduct>> =>
  (await api(`products/p/?${query}`)).json();
const product = async (path: string): Promise<ProductExpanded> => (await api(`products/p/${path}`)).json();
const statusOf = async (path: string) => (await api(path)).status;
const roundTrips = (answer: Response) => Number(answer.headers.get("D1-Round-Trips"));
const wrongField = async (path: string) => {
  const answer = await api(path);
  const { error_list }: { error_list: { field: string }[] } = await answer.json();
  return `${answer.status} ${error_list[0]?.field}`;
};

describe("GET products/p/", () => {
  it("returns twelve products a page, and the total count", async () => {
    const first = await list("categories=luppoli");
    expect(first).toMatchObject({ count: 220, page: 1, page_size: 12, page_count: 19 });
    expect(first.results).toHaveLength(12);
    const last = await list("categories=luppoli&page=19");
    expect(last.results).toHaveLength(4);
  });

  it("returns an empty list past the last page", async () => {
    expect(await list("categories=luppoli&page=20")).toMatchObject({ count: 220, results: [] });
  });

  it("returns all products for page -1", async () => {
    const all = await list("categories=luppoli&page=-1");
    expect(all.results).toHaveLength(220);
  });

  it("leaves out products without stock now, even if they can be ordered", async () => {
    const here = await aProduct({ quantity: 1 });
    const soldOut = await aProduct({ quantity: 0 });
    const onOrder = await aProduct({ quantity: 0, backorderable: true });
    const inOneSize = await aProduct({ quantity: 0 });
    await aSize(inOneSize, { size: "S", quantity: 0 });
    await aSize(inOneSize, { size: "L", quantity: 3 });
    const inNoSize = await aProduct({ quantity: 7 });
    await aSize(inNoSize, { size: "S", quantity: 0 });
    const all = [here, soldOut, onOrder, inOneSize, inNoSize].map(({ id }) => id);
    const { count, results } = await list(`ids=${all}&in_stock=true`);
    expect([count, ...results.map(({ id }) => id)]).toEqual([2, here.id, inOneSize.id]);
    expect((await list(`ids=${all}&in_stock=false`)).count).toBe(5);
    expect(await wrongField("products/p/?in_stock=perhaps")).toBe("400 in_stock");
  });

  it("includes the variants on request, and nothing else", async () => {
    const [first] = (await list(`search=${ADEENA}&expand=variants`)).results as ProductExpanded[];
    const { variants = [] } = await product(`${first?.id}/?expand=variants`);
    expect(variants.length).toBeGreaterThan(1);
    expect(first?.variants?.map(({ sku, price }) => [sku, price])).toEqual(
      variants.map(({ sku, price }) => [sku, price]),
    );
    expect((await list(`search=${ADEENA}`)).results[0]).not.toHaveProperty("variants");
    expect(await wrongField("products/p/?expand=assets")).toBe("400 expand");
  });

  it("takes at most two round trips", async () => {
    await freshFacts();
    await list("page_size=1");
    expect(
      roundTrips(await api("products/p/?search=malto&offers=true&order_by=name-asc")),
    ).toBeLessThanOrEqual(2);
  });

  it("puts an exact code first, with or without its separators", async () => {
    expect((await list("search=HB00001")).results[0]?.sku).toBe("HB00001");
    expect((await list("search=hb-000.01")).results[0]?.sku).toBe("HB00001");
  });

  it("finds a product by a variant's code, unless only products may match", async () => {
    expect((await list("search=HB00001-50G")).results.map(({ sku }) => sku)).toEqual(["HB00001"]);
    expect((await list("search=HB00001-50G&search_pp=false")).count).toBe(0);
  });

  it.each([
    ["Luppolo Cascade in pellet, 100 g", "Luppolo Cascade in pellet"],
    ["cascade 100g", "Cascade"],
    ["malto pilsner 5 kg", "Malto Pilsner"],
    ["tostatura media", ""],
    ["600 pz", ""],
  ])("finds a product by a variant's name, %j, unless only products may match", async (search, name) => {
    const query = `search=${encodeURIComponent(search)}&expand=variants`;
    const { results } = await list(query);
    expect(results.length).toBeGreaterThan(0);
    expect(results[0]?.name).toContain(name);
    expect((await list(`${query}&search_pp=false`)).count).toBeLessThan((await list(query)).count);
  });

  it("ignores accents and case, and matches the beginnings of words", async () => {
    const plain = await list("search=hallertauer%20mittelfruh");
    expect(plain.count).toBeGreaterThan(0);
    expect((await list("search=HALLERTAUER%20Mittelfr%C3%BCh")).count).toBe(plain.count);
    expect((await list("search=haller%20mitt")).results.map(({ id }) => id)).toEqual(
      expect.arrayContaining(plain.results.map(({ id }) => id)),
    );
  });

  it("sorts names by the alphabet: accents make no difference, and ñ comes after n", async () => {
    const ids = (await Promise.all(["Zorzal", "Ábaco", "Ñame", "Nuez", "abadejo"].map(nameInSpanish))).join();
    const named = async (query: string) =>
      (await list(`${query}&locale=es&page=-1`)).results.map(({ name }) => name);
    const rising = ["Ábaco", "abadejo", "Nuez", "Ñame", "Zorzal"];
    expect(await named(`ids=${ids}&order_by=name-asc`)).toEqual(rising);
    expect(await named(`ids=${ids}&order_by=name-desc`)).toEqual(rising.toReversed());
    const whole = await named("order_by=name-asc");
    expect(whole.filter((name) => rising.includes(name))).toEqual(rising);
  });

  it("lists a product without a text in the language by its code, in the order of names too", async () => {
    const [{ id, sku }, other] = [await aProduct({ quantity: 5 }), await aProduct({ quantity: 5 })];
    await sql("DELETE FROM product_texts WHERE product_id = ? AND locale = 'es'", id);
    await freshFacts();
    for (const query of [`ids=${id},${other.id}&page=-1`, "page=-1"])
      for (const order of ["name-asc", "name-desc"]) {
        const { results: unordered } = await list(`${query}&locale=es`);
        const { results } = await list(`${query}&order_by=${order}&locale=es`);
        expect([query, order, results.length]).toEqual([query, order, unordered.length]);
        expect(results.find((one) => one.id === id)?.name).toBe(sku);
      }
  });

  it("matches only words of the reader's own language", async () => {
    expect((await list("search=lievito&locale=en")).count).toBe(0);
    expect((await list("search=l")).count).toBeLessThan(2281);
  });

  it.each([
    '"',
    '""',
    "*",
    "%".repeat(50),
    "_",
    "NEAR(a b)",
    "a AND",
    "name:x",
    "(",
    "-",
    "^a",
    "\u0000",
    "'; DROP TABLE products; --",
    "漢字 🍇",
    "a ".repeat(2500),
    "x".repeat(5000),
  ])("treats %j as words", async (search) => {
    expect(await statusOf(`products/p/?search=${encodeURIComponent(search)}`)).toBe(200);
  });

  it("counts how many pieces the customer has ever ordered", async () => {
    const consumer = await signInAs("consumer@demo.test");
    const [bought] = await sql<{ product: number; qty: number }>(
      `SELECT coalesce(p.parent_id, p.id) AS product, sum(r.qty) AS qty FROM order_rows r
       JOIN orders o ON o.id = r.order_id JOIN products p ON p.id = r.product_id
       WHERE o.customer_id = ? GROUP BY 1 ORDER BY 1 LIMIT 1`,
      consumer.user.id,
    );
    const answer = await consumer.call("GET", "products/p/?ordered=true&page=-1");
    const { results }: ListOf<WireProduct> = await answer.json();
    expect(results.find(({ id }) => id === bought?.product)?.ordered_qty).toBe(bought?.qty);
    expect(results.every(({ ordered_qty }) => Number(ordered_qty) > 0)).toBe(true);
  });

  it.each([
    ["page=0", "page"],
    ["page_size=101", "page_size"],
    ["page_size=0", "page_size"],
    ["order_by=name", "order_by"],
    ["order_by=sku-asc", "order_by"],
    ["order_by=name-asc,(select 1)", "order_by"],
    ["standard__gte=abc", "standard__gte"],
    ["special__lte=1e3", "special__lte"],
    ["custom_field_value_1=US", "custom_field_key_1"],
    ["custom_field_gte_1=5", "custom_field_key_1"],
    ["custom_field_key_1=alpha_acid&custom_field_gte_1=much", "custom_field_gte_1"],
    ["custom_field_key_1=alpha_acid&custom_field_lte_1=1e9", "custom_field_lte_1"],
    ["promotions=x", "promotions"],
    ["ordered=true", "ordered"],
    ["locale=fr", "locale"],
    ["shop_context=b2d", "shop_context"],
  ])("refuses %s and names the field", async (query, field) => {
    expect(await wrongField(`products/p/?${query}`)).toBe(`400 ${field}`);
  });

  it("finds nothing for an unknown category or field", async () => {
    expect((await list("categories=nessuna")).count).toBe(0);
    expect((await list("custom_field_key_1=nessuno&custom_field_value_1=x")).count).toBe(0);
  });

  it("refuses to show another customer's prices", async () => {
    const { id } = await aCustomer({ type: "business" });
    expect(await statusOf(`products/p/?customer=${id}`)).toBe(401);
    const stranger = await signInAs((await aCustomer()).username);
    expect((await stranger.call("GET", `products/p/?customer=${id}`)).status).toBe(404);
  });
});

describe("GET products/p/{id or slug}/", () => {
  it("returns the same product by id, by its slug and by another language's slug", async () => {
    const one = await product(`${ADEENA}/`);
    expect(one).toMatchObject({ slug: ADEENA, sku: "HB00001", name: "Luppolo Adeena in pellet" });
    expect(await product(`${one.id}/`)).toEqual(one);
    expect(await product("adeena-hop-pellets/")).toEqual(one);
  });

  it("is in the reader's language", async () => {
    const english = await product(`${ADEENA}/?locale=en`);
    expect(english.name).toBe("Adeena hop pellets");
    expect(english.custom_fields.find(({ key }) => key === "origin")).toMatchObject({
      label: "Origin",
      value: "US",
      value_label: "United States",
    });
  });

  it("returns variants and related products in one round trip", async () => {
    const path = `products/p/${ADEENA}/?expand=price,variants,related,assets`;
    // If the Worker cached the shop's data before a change, the first request takes a second round trip.
    await api(path);
    const answer = await api(path);
    expect(roundTrips(answer)).toBe(1);
    const { variants = [], related = [], assets }: ProductExpanded = await answer.json();
    expect(variants.map(({ name }) => name)).toContain("Luppolo Adeena in pellet, 50 g");
    expect(variants.every(({ parent }) => parent === 10001)).toBe(true);
    expect(new Set(related.map(({ kind }) => kind))).toContain("Related");
    expect(assets?.images).toHaveLength(2);
  });

  it("has the price of its cheapest variant", async () => {
    const { price, standard_price, variants = [] } = await product(`${ADEENA}/?expand=variants`);
    const lowest = Math.min(...variants.map((variant) => Number(variant.price.price)));
    expect(Number(price.price)).toBe(lowest);
    expect(standard_price).toBe(price.standard_price);
  });

  it("has the sum of its variants' stock", async () => {
    const { quantity, variants = [] } = await product(`${ADEENA}/?expand=variants`);
    expect(quantity).toBe(variants.reduce((sum, variant) => sum + Math.max(0, variant.quantity), 0));
  });

  it("contains the legal information in the reader's language", async () => {
    const [acid] = await sql<{ product: number }>(
      "SELECT product_id AS product FROM product_compliance WHERE hazard = 'metabisulphite' LIMIT 1",
    );
    const { compliance } = await product(`${acid?.product}/?locale=en`);
    expect(compliance.hazard).toMatchObject({ pictograms: ["GHS05"], signal: "Danger" });
    expect(compliance.hazard?.statements[0]).toMatch(/^H318: /);
  });

  it("removes scripts from a description", async () => {
    const { id } = await aProduct();
    const evil = `<p onclick="x()">ciao <script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:x()">a</a><a href="//evil.example">b</a><a href="/&#x2f;evil.example">d</a><a href=" https://b.example/?a=1&amp;b=2">e</a><a href="/p" style="x">c</a><svg><script>x</script></svg></p>`;
    await sql("UPDATE product_texts SET description = ? WHERE product_id = ?", evil, id);
    const { description } = await product(`${id}/`);
    expect(description).toBe(
      `<p>ciao <a>a</a><a>b</a><a>d</a><a href="https://b.example/?a=1&amp;b=2">e</a><a href="/p">c</a></p>`,
    );
  });

  it.each(["999999999/", "nessuno/", "100001/", "%00/", "..%2fusers/", `${ADEENA}x/`])(
    "answers 404 to %s",
    async (path) => {
      expect(await statusOf(`products/p/${path}`)).toBe(404);
    },
  );

  it("returns the product for a variant's slug", async () => {
    expect((await product(`${ADEENA}-50g/`)).slug).toBe(ADEENA);
  });

  it("refuses to expand an unknown field", async () => {
    expect(await wrongField(`products/p/${ADEENA}/?expand=secrets`)).toBe("400 expand");
  });

  it("answers 404 with its variants once it is no longer sold", async () => {
    const { id, slug } = await aProduct();
    expect(await statusOf(`products/p/${slug}/`)).toBe(200);
    await sql("UPDATE products SET is_active = 0 WHERE id = ?", id);
    // Every write of the operator's raises the version too.
    await sql("UPDATE facts_version SET version = version + 1");
    expect(await statusOf(`products/p/${slug}/`)).toBe(404);
    expect(await statusOf(`products/p/price/${id}/`)).toBe(404);
  });

  it("is revalidated on each request, and private for a request with a token", async () => {
    const open = await api(`products/p/${ADEENA}/`);
    expect(open.headers.get("Cache-Control")).toBe("public, no-cache");
    const etag = open.headers.get("ETag") ?? "";
    const again = await api(`products/p/${ADEENA}/`, { headers: { "If-None-Match": etag } });
    expect(again.status).toBe(304);
    const consumer = await signInAs("consumer@demo.test");
    const own = await consumer.call("GET", `products/p/${ADEENA}/`);
    expect(own.headers.get("Cache-Control")).toBe("private, no-store");
  });
});

async function nameInSpanish(name: string): Promise<number> {
  const { id } = await aProduct();
  await sql("UPDATE product_texts SET name = ? WHERE product_id = ? AND locale = 'es'", name, id);
  return id;
}
