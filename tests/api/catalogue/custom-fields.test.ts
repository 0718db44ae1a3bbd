import { describe, expect, it } from "vitest";
import { Assets, CustomField, Product, ProductExpanded, Related } from "~/contract/products";
import { listOf, resultsOf } from "~/contract/wire";
import { read } from "../../support/answers";
import { aCustomer } from "../../support/builders/builders";
import { api, signInAs, sql } from "../../support/worker/worker";

const fields = async (path: string) => (await read(resultsOf(CustomField), await api(path))).results;
const statusOf = async (path: string) => (await api(path)).status;

describe("custom-fields/", () => {
  it("returns the same fields for a product and for its variant as the product shows", async () => {
    const product = await read(Product, await api("products/p/10001/"));
    expect(product.custom_fields.length).toBeGreaterThan(0);
    expect(await fields("custom-fields/product/?p=10001")).toEqual(product.custom_fields);
    expect(await fields("custom-fields/product/?pp=100001")).toEqual(product.custom_fields);
  });

  it("returns a category's colour and logo", async () => {
    const found = await fields("custom-fields/category/?category=homebrewing");
    expect(found.map(({ key }) => key)).toContain("colour");
    for (const { id, key } of found)
      expect(await read(CustomField, await api(`custom-fields/${id}/`))).toMatchObject({ key, value: "" });
  });

  it("returns a field's definition in the requested language", async () => {
    const field = await read(CustomField, await api("custom-fields/1/?locale=en"));
    expect(field).toMatchObject({ id: 1, key: "origin", label: "Origin", value: "", filterable: true });
  });

  it("answers 404 to an unknown record, and 400 unless exactly one is named", async () => {
    expect(await statusOf("custom-fields/999999/")).toBe(404);
    expect(await statusOf("custom-fields/product/")).toBe(400);
    expect(await statusOf("custom-fields/product/?p=10001&pp=100001")).toBe(400);
    expect(await statusOf("custom-fields/product/?p=100001")).toBe(404);
    expect(await statusOf("custom-fields/category/?category=nowhere")).toBe(404);
  });

  it("returns a user's fields to that user only", async () => {
    const me = await aCustomer();
    const other = await aCustomer();
    const own = await signInAs(me.username);
    expect(await statusOf("custom-fields/user/")).toBe(401);
    expect((await own.call("GET", `custom-fields/user/?user=${other.id}`)).status).toBe(404);
    const answer = await own.call("GET", `custom-fields/user/?user=${me.id}`);
    expect(await answer.json()).toEqual({ results: [] });
  });
});

describe("GET products/p/related/", () => {
  it("lists a product's related products by kind", async () => {
    const [row] = await sql<{ product: number; kind: string; n: number }>(
      "SELECT product_id AS product, kind, count(*) AS n FROM related_products GROUP BY product_id, kind ORDER BY n DESC LIMIT 1",
    );
    const path = `products/p/related/?product=${row?.product}&kind=${encodeURIComponent(row?.kind ?? "")}`;
    const found = await read(listOf(Related), await api(path));
    expect(found.count).toBe(row?.n);
    expect(new Set(found.results.map(({ kind }) => kind))).toEqual(new Set([row?.kind]));
    expect(await statusOf("products/p/related/?product=1")).toBe(404);
    expect(await statusOf("products/p/related/?product=10001&kind=Cousin")).toBe(400);
  });
});

describe("GET products/p/assets/{id}/", () => {
  it("returns the product's pictures, documents and videos", async () => {
    const whole = await read(ProductExpanded, await api("products/p/10001/?expand=assets"));
    const assets = await read(Assets, await api("products/p/assets/10001/"));
    expect(assets).toEqual(whole.assets);
    expect(assets.images.length).toBeGreaterThan(0);
    expect(await statusOf("products/p/assets/1/")).toBe(404);
  });
});
