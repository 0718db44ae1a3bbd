// Many products changed at once: a preview writes nothing, applying does what the preview showed, and a
// change can be undone.
import { describe, expect, it } from "vitest";
import type { BulkChangeOf, BulkRow } from "~/contract/operator/bulk";
import { aProduct } from "../../support/builders/builders";
import { askOperator, operator } from "../../support/operator";
import { sql } from "../../support/worker/worker";

const shop = operator();
const some = (count: number) => Promise.all(Array.from({ length: count }, () => aProduct()));
const plan = (products: { id: number }[], change: BulkChangeOf) =>
  shop.bulkChanges.plan({ select: { products: products.map(({ id }) => id) }, change });
const rowsOf = async (id: number): Promise<BulkRow[]> =>
  (await shop.bulkChanges.rows({ id, page: -1 })).results;
const activeOf = async ({ id }: { id: number }) =>
  (await sql("SELECT is_active FROM products WHERE id = ?", id))[0]?.is_active;
const priceOf = async ({ id }: { id: number }) =>
  (
    await sql(
      "SELECT standard_cents, tiers FROM prices WHERE item_id = ? AND list = 'retail' AND season_id IS NULL",
      id,
    )
  )[0];
const UP_TEN = { kind: "price", list: "retail", how: "percent", by: "10.00", rounding: "cent" } as const;

describe("bulk-changes/", () => {
  it("shows each row before and after, and writes nothing until it is applied", async () => {
    const products = await some(2);
    const { id, counts } = await plan(products, { kind: "visible", value: false });
    expect(counts).toMatchObject({ planned: 2, done: 0 });
    expect(await rowsOf(id)).toMatchObject([
      { before: "true", after: "false", state: "planned" },
      { before: "true", after: "false", state: "planned" },
    ]);
    expect(await Promise.all(products.map(activeOf))).toEqual([1, 1]);
    expect((await shop.bulkChanges.apply({ id })).counts).toMatchObject({ planned: 0, done: 2 });
    expect(await Promise.all(products.map(activeOf))).toEqual([0, 0]);
    expect((await shop.bulkChanges.undo({ id })).counts).toMatchObject({ done: 0, undone: 2 });
    expect(await Promise.all(products.map(activeOf))).toEqual([1, 1]);
  });

  it("skips a row that was changed after the preview, names it, and changes the rest", async () => {
    const [first, second] = await some(2);
    if (!first || !second) throw new Error();
    const { id } = await plan([first, second], UP_TEN);
    await shop.prices.put({ item: second.sku, list: "retail", standard_price: "99.00" });
    expect((await shop.bulkChanges.apply({ id })).counts).toMatchObject({ done: 1, refused: 1 });
    expect(await priceOf(first)).toMatchObject({ standard_cents: 1100 });
    expect(await priceOf(second)).toMatchObject({ standard_cents: 9900 });
    const refused = await shop.bulkChanges.rows({ id, refused: "true" });
    expect(refused.results.map(({ sku }) => sku)).toEqual([second.sku]);
  });

  it("undoes only rows that nobody has changed since", async () => {
    const [first, second] = await some(2);
    if (!first || !second) throw new Error();
    const { id } = await plan([first, second], UP_TEN);
    await shop.bulkChanges.apply({ id });
    await shop.prices.put({ item: second.sku, list: "retail", standard_price: "12.00" });
    expect((await shop.bulkChanges.undo({ id })).counts).toMatchObject({ undone: 1, not_undone: 1 });
    expect(await priceOf(first)).toMatchObject({ standard_cents: 1000 });
    expect(await priceOf(second)).toMatchObject({ standard_cents: 1200 });
  });

  it("applies a change once, however often it is requested, and not after it was undone", async () => {
    const [product] = await some(1);
    if (!product) throw new Error();
    const { id } = await plan([product], UP_TEN);
    await Promise.all([shop.bulkChanges.apply({ id }), shop.bulkChanges.apply({ id })]);
    await shop.bulkChanges.apply({ id });
    expect(await priceOf(product)).toMatchObject({ standard_cents: 1100 });
    await shop.bulkChanges.undo({ id });
    await expect(shop.bulkChanges.apply({ id })).rejects.toMatchObject({ code: "bulk_undone" });
    expect(await priceOf(product)).toMatchObject({ standard_cents: 1000 });
  });

  it("changes prices with their tiers, and adds the price in force to the history", async () => {
    const product = await aProduct();
    await shop.prices.put({
      item: product.sku,
      list: "retail",
      standard_price: "10.00",
      tiers: [{ min_qty: 10, price: "9.00" }],
    });
    const { id } = await plan([product], { ...UP_TEN, by: "5.00", rounding: "ninety" });
    expect(await rowsOf(id)).toMatchObject([{ before: "10.00 (10: 9.00)", after: "10.90 (10: 9.90)" }]);
    await shop.bulkChanges.apply({ id });
    expect(await priceOf(product)).toEqual({ standard_cents: 1090, tiers: "[[10,990]]" });
    const [last] = await sql(
      "SELECT cents FROM price_history WHERE item_id = ? ORDER BY date DESC, id DESC LIMIT 1",
      product.id,
    );
    expect(last).toEqual({ cents: 1090 });
  });

  it("refuses a price at or below its special price or zero, and names the rows", async () => {
    const product = await aProduct();
    await shop.prices.put({
      item: product.sku,
      list: "retail",
      standard_price: "10.00",
      special_price: "8.00",
    });
    const { id, counts } = await plan([product], { ...UP_TEN, by: "-30.00" });
    expect(counts).toMatchObject({ planned: 0, impossible: 1 });
    expect(await rowsOf(id)).toMatchObject([{ fault: "special_not_lower" }]);
    const below = await plan([product], { ...UP_TEN, how: "amount", by: "-20.00" });
    expect(await rowsOf(below.id)).toMatchObject([{ fault: "below_zero" }]);
  });

  it("puts products into a category and its ancestors, and takes them out again", async () => {
    const product = await aProduct();
    const [deep] = await sql<{ id: number; slug: string; above: number }>(
      `SELECT c.id, c.slug, c.parent_id AS above FROM categories c WHERE c.parent_id IS NOT NULL AND c.id NOT IN
         (SELECT category_id FROM category_products WHERE product_id = ?)
         AND c.parent_id NOT IN (SELECT category_id FROM category_products WHERE product_id = ?) LIMIT 1`,
      product.id,
      product.id,
    );
    if (!deep) throw new Error("no category");
    const places = async () =>
      (
        await sql("SELECT category_id FROM category_products WHERE product_id = ? ORDER BY 1", product.id)
      ).map((row) => row.category_id);
    const before = await places();
    const { id } = await plan([product], { kind: "category", category: deep.slug, action: "add" });
    await shop.bulkChanges.apply({ id });
    expect(await places()).toEqual(expect.arrayContaining([deep.id, deep.above, ...before]));
    await shop.bulkChanges.undo({ id });
    expect(await places()).toEqual(before);
    const counted = await sql(
      `SELECT count(*) AS n FROM category_counts k WHERE k.category_id = ?1 AND k.other_category_id = ?1 AND k.products <>
         (SELECT count(*) FROM category_products cp JOIN products p ON p.id = cp.product_id AND p.is_active = 1 WHERE cp.category_id = ?1)`,
      deep.id,
    );
    expect(counted).toEqual([{ n: 0 }]);
  });

  it("sets a custom field, and restores the earlier values", async () => {
    const product = await aProduct();
    const [field] = await sql<{ id: number; key: string; options: string }>(
      "SELECT id, key, options FROM custom_fields WHERE options IS NOT NULL LIMIT 1",
    );
    if (!field) throw new Error("no field");
    const [one, other] = Object.keys(JSON.parse(field.options));
    await sql(
      "INSERT INTO product_fields (product_id, field_id, value) VALUES (?, ?, ?)",
      product.id,
      field.id,
      one ?? "",
    );
    const valuesOf = async () =>
      (
        await sql(
          "SELECT value FROM product_fields WHERE product_id = ? AND field_id = ?",
          product.id,
          field.id,
        )
      ).map((row) => row.value);
    const { id } = await plan([product], { kind: "field", field: field.key, value: other ?? "" });
    await shop.bulkChanges.apply({ id });
    expect(await valuesOf()).toEqual([other]);
    await shop.bulkChanges.undo({ id });
    expect(await valuesOf()).toEqual([one]);
    await expect(
      plan([product], { kind: "field", field: field.key, value: "no such value" }),
    ).rejects.toMatchObject({
      status: 400,
    });
  });

  it("selects all products that the list finds, and leaves out those that have the value already", async () => {
    const [product] = await some(1);
    if (!product) throw new Error();
    const found = { search: product.sku, show: "all" } as const;
    const { products, same, counts } = await shop.bulkChanges.plan({
      select: { found },
      change: { kind: "visible", value: true },
    });
    expect({ products, same, planned: counts.planned }).toEqual({ products: 1, same: 1, planned: 0 });
  });

  it("refuses more rows than it can show, and unknown names", async () => {
    const none = { kind: "category", category: "nowhere", action: "add" } as const;
    const [product] = await some(1);
    if (!product) throw new Error();
    await expect(plan([product], none)).rejects.toMatchObject({ status: 400 });
    await expect(plan([product], { ...UP_TEN, list: "nowhere" })).rejects.toMatchObject({ status: 400 });
    const many = JSON.stringify({
      select: { products: Array(201).fill(1) },
      change: { kind: "visible", value: true },
    });
    expect((await askOperator("bulk-changes/", { method: "POST", body: many })).status).toBe(400);
    expect((await askOperator("bulk-changes/999999999/apply/", { method: "POST", body: "{}" })).status).toBe(
      404,
    );
  });

  it("adds one entry to the audit log, with the change and its author", async () => {
    const [product] = await some(1);
    if (!product) throw new Error();
    const { id } = await plan([product], UP_TEN);
    await shop.bulkChanges.apply({ id });
    const log = await sql("SELECT call, after FROM audit WHERE target = ?", `bulk-change/${id}`);
    expect(log).toHaveLength(1);
    expect(JSON.parse(String(log[0]?.after))).toMatchObject({ change: { kind: "price" }, rows: 1 });
  });
});
