// The operator's lists of products and stock: every item, missing data, and a page whose cost does not grow
// with the shop.
import { describe, expect, it } from "vitest";
import { PRODUCT_ORDERS, type PRODUCT_SHOWS } from "~/contract/constants/desk";
import { LOCALES } from "~/contract/constants/enums";
import { productsQuery } from "~/db/operator/products";
import { stockQuery } from "~/db/operator/stock-list";
import type { Query } from "~/db/query";
import { aProduct } from "../../support/builders/builders";
import { aPicture } from "../../support/builders/pictures";
import { askOperator, operator } from "../../support/operator";
import { listOfAll } from "../../support/operator-lists";
import { sql } from "../../support/worker/worker";

const shop = operator();
const codesOf = ({ results }: { results: { sku: string }[] }) => results.map(({ sku }) => sku);

describe("products/", () => {
  it.each(PRODUCT_ORDERS)(
    "lists every product once in the order of %s, including hidden ones",
    async (order) => {
      const hidden = await aProduct();
      await sql("UPDATE products SET is_active = 0 WHERE id = ?", hidden.id);
      const nameless = await aProduct();
      await sql("DELETE FROM product_texts WHERE product_id = ? AND locale = 'it'", nameless.id);
      const all = await listOfAll((after) => shop.products.list({ order, after }));
      const stored = await sql("SELECT sku FROM products WHERE parent_id IS NULL");
      expect(codesOf({ results: all }).sort()).toEqual(stored.map((row) => row.sku).sort());
      expect(all.find(({ id }) => id === nameless.id)).toMatchObject({
        to_fix: expect.arrayContaining(["text"]),
        missing_texts: expect.arrayContaining(["it"]),
      });
    },
  );

  it("lists exactly the products that are hidden, low in stock, without a picture or without a text", async () => {
    const [hidden, low, plain] = [
      await aProduct({ quantity: 50 }),
      await aProduct({ quantity: 2 }),
      await aProduct({ quantity: 50 }),
    ];
    await sql("UPDATE products SET is_active = 0 WHERE id = ?", hidden.id);
    await sql("DELETE FROM product_texts WHERE product_id = ? AND locale = 'es'", plain.id);
    const shown = async (show: (typeof PRODUCT_SHOWS)[number]) =>
      codesOf({ results: await listOfAll((after) => shop.products.list({ show, after })) });
    expect(await shown("hidden")).toContain(hidden.sku);
    expect(await shown("visible")).not.toContain(hidden.sku);
    expect(await shown("low_stock")).toContain(low.sku);
    expect(await shown("low_stock")).not.toContain(plain.sku);
    expect(await shown("no_text")).toContain(plain.sku);
    expect(await shown("no_text")).not.toContain(low.sku);
    expect(await shown("no_picture")).toContain(plain.sku);
  });

  it("finds by code, by the beginning of a code and by words, including hidden products", async () => {
    const product = await aProduct();
    const find = async (search: string) => codesOf(await shop.products.list({ search }));
    expect(await find(product.sku)).toContain(product.sku);
    expect(await find(product.sku.slice(0, -1))).toContain(product.sku);
    expect(await find(product.name)).toContain(product.sku);
    await sql("UPDATE products SET is_active = 0 WHERE id = ?", product.id);
    expect(await find(product.name)).toContain(product.sku);
    expect(await find('"; DROP TABLE products; --')).toEqual([]);
    expect((await askOperator(`products/?search=${"x".repeat(300)}`)).status).toBe(400);
  });

  it("lists a category with its descendants", async () => {
    const [place] = await sql<{ slug: string; products: number }>(
      `SELECT c.slug, count(*) AS products FROM categories c JOIN category_products cp ON cp.category_id = c.id
       WHERE c.parent_id IS NULL GROUP BY c.id LIMIT 1`,
    );
    const found = await listOfAll((after) => shop.products.list({ category: place?.slug, after }));
    expect(found).toHaveLength(place?.products ?? -1);
    expect((await shop.products.list({ category: "nowhere" })).results).toEqual([]);
  });

  it("updates its list of missing texts with the texts", async () => {
    const counted = await sql(
      `SELECT count(*) AS n FROM product_text_gaps g WHERE EXISTS (
         SELECT 1 FROM product_texts t WHERE t.product_id = g.product_id AND t.locale = g.locale)`,
    );
    expect(counted).toEqual([{ n: 0 }]);
    const [{ gaps, places } = {}] = await sql(
      `SELECT (SELECT count(*) FROM product_text_gaps) + (SELECT count(*) FROM product_texts t JOIN products p
         ON p.id = t.product_id WHERE p.parent_id IS NULL) AS gaps,
         (SELECT count(*) * 3 FROM products WHERE parent_id IS NULL) AS places`,
    );
    expect(gaps).toBe(places);
  });

  it("reads an index in each order and for each filter, so 100,000 products are no slower", async () => {
    const list = {
      search: "",
      category: "",
      locales: LOCALES,
      locale: "it",
      lowStock: 5,
      list: "retail",
      limit: 51,
    } as const;
    const plan = async (sent: Query<unknown>) => {
      const [asked] = sent.statements;
      const steps = await sql(`EXPLAIN QUERY PLAN ${asked?.sql}`, ...(asked?.params ?? []));
      return steps.map(({ detail }) => String(detail)).join("; ");
    };
    for (const after of [null, { place: "2026-01-01", id: 1 }]) {
      for (const order of PRODUCT_ORDERS)
        for (const show of ["all", "visible"] as const)
          expect([order, show, await plan(productsQuery({ ...list, order, show, after }))]).toEqual([
            ...[order, show],
            expect.not.stringMatching(/products_by_parent \(parent_id=\?\); USE TEMP|SCAN p (?!USING)/),
          ]);
      for (const show of ["hidden", "no_picture"] as const)
        expect(await plan(productsQuery({ ...list, order: "changed", show, after }))).toMatch(
          /products_hidden|products_without_picture/,
        );
    }
    // A small result is read by its ids or its own index in any order, not by the index of all products.
    const few = [
      ...(["hidden", "low_stock", "no_picture", "no_text"] as const).map((show) => ({ show })),
      { show: "all", category: "c" } as const,
      { show: "all", search: "torchio" } as const,
    ];
    for (const order of PRODUCT_ORDERS)
      for (const filter of few) {
        // In the order of names, these two filters read the index of names until a page is full.
        if (order === "name" && (filter.show === "hidden" || filter.show === "no_picture")) continue;
        expect([
          order,
          filter,
          await plan(productsQuery({ ...list, order, after: null, ...filter })),
        ]).toEqual([
          ...[order, filter],
          expect.not.stringMatching(/SEARCH p USING (COVERING )?INDEX products_by_parent|SCAN p(;|$)/),
        ]);
      }
    expect(await plan(stockQuery("", { quantity: 300, id: 1 }, { locale: "it", limit: 51 }))).toMatch(
      /^CO-ROUTINE l; SEARCH s USING INDEX stock_least/,
    );
    expect(await plan(stockQuery("", null, { locale: "it", limit: 51 }))).toMatch(
      /^CO-ROUTINE l; SCAN s USING INDEX stock_least/,
    );
  });
});

describe("stock/", () => {
  it("lists the lowest stock first, each item once", async () => {
    const empty = await aProduct({ quantity: 0 });
    const all = await listOfAll((after) => shop.stock.list({ after }));
    const counts = all.map(({ quantity }) => quantity);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(new Set(all.map(({ item }) => item)).size).toBe(all.length);
    expect(all.map(({ sku }) => sku)).toContain(empty.sku);
    expect(codesOf(await shop.stock.list({ search: empty.sku }))).toEqual([empty.sku]);
  });

  it.each([
    ["few codes", 60],
    ["many codes", 700],
  ])("finds all items by a prefix that %s share, over all pages", async (_, items) => {
    const [{ prefix } = {}] = await sql(
      `SELECT substr(sku, 1, length) AS prefix FROM products, (SELECT value AS length FROM json_each('[2,3,4,5]'))
       GROUP BY 1 ORDER BY abs(count(*) - ?), 1 LIMIT 1`,
      items,
    );
    const all = await listOfAll((after) => shop.stock.list({ search: String(prefix), after }));
    const stored = await sql(
      `SELECT i.sku FROM stock s JOIN products i ON i.id = s.item_id LEFT JOIN products p ON p.id = i.parent_id
       WHERE i.variants_count = 0 AND (substr(i.sku, 1, length(?1)) = ?1 OR substr(p.sku, 1, length(?1)) = ?1)
       ORDER BY s.on_hand - s.ordered, s.item_id`,
      String(prefix),
    );
    expect(codesOf({ results: all })).toEqual(stored.map(({ sku }) => sku));
    expect(all.length > 500).toBe(items > 500);
  });

  it("stores why a count was changed, the newest first", async () => {
    const { sku } = await aProduct({ quantity: 5 });
    await shop.stock.change({ item: sku, change: -2, reason: "rotti nel trasporto" });
    await shop.stock.change({ item: sku, quantity: 9 });
    const { results } = await shop.stock.movements({ item: sku });
    expect(results.slice(0, 2)).toMatchObject([
      { kind: "adjustment", on_hand: 6, reason: "" },
      { kind: "adjustment", on_hand: -2, reason: "rotti nel trasporto" },
    ]);
    expect((await askOperator("stock/NO-SUCH-CODE/movements/")).status).toBe(404);
  });
});

describe("products/{item}/photos/", () => {
  it("lists them in the order of the rows, including missing files", async () => {
    const { id, sku } = await aProduct();
    const [main, other, gone] = [`${sku} main.png`, `${sku} other.png`, `${sku} gone.png`];
    const file = new Blob([await aPicture("png")]);
    for (const name of [main, other]) await shop.pictures.put({ name }, { file });
    await sql(
      "UPDATE products SET image = ?, images = json_array(?, ?, ?) WHERE id = ?",
      ...[main, main, gone, other, id],
    );
    const { results } = await shop.products.photos({ item: sku });
    expect(results.map(({ name, picture }) => [name, picture !== null])).toEqual([
      [main, true],
      [gone, false],
      [other, true],
    ]);
    expect(results[0]?.picture).toMatchObject({ width: 40, height: 30 });
    expect((await shop.products.photos({ item: String((await aProduct()).id) })).results).toEqual([]);
  });
});
