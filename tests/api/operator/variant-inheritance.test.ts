// A variant has its product's VAT class and audience unless it has its own (CONTRACT §15).
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tableFiles } from "../../support/builders/table-files";
import { operator } from "../../support/operator";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";

let shop: OwnShop;
beforeAll(async () => {
  shop = await ownShop();
  expect(
    await bring(
      "products",
      "sku,slug,vat_class,audience,uom,min_qty,brand\nFOOD,food,reduced,business,kg,5,Forno\nOPEN,open,reduced,all,pz,1,Forno\n",
    ),
  ).toMatchObject({ faults: [], changed: 2 });
}, 60_000);
afterAll(() => shop.close());

const { bring, take, first } = tableFiles(() => shop);

const idOf = async (sku: string) => Number((await first(`SELECT id FROM products WHERE sku = '${sku}'`)).id);
const priced = (sku: string) => bring("prices", `item,list,season,standard_price\n${sku},retail,,9.00\n`);
/** The price with VAT that a consumer sees for a variant. */
async function priceOf(sku: string) {
  const answer = await shop.api(`products/pp/price/${await idOf(sku)}/?shop_context=b2c`);
  const { price, vat_rate } = await answer.json<{ price: string; vat_rate: string }>();
  return [price, vat_rate];
}
const lineOf = async (sku: string) =>
  (await take("products")).split(/\r?\n/).find((line) => line.startsWith(`${sku},`));

describe("a variant", () => {
  it("made on the variants screen inherits its product's class, audience, unit and quantities", async () => {
    const { catalogue } = operator(shop.url);
    const { version, parts } = await catalogue.get({ kind: "variants", key: "FOOD" });
    await catalogue.save({
      ...{ kind: "variants", key: "FOOD", version },
      parts: {
        products: [
          ...(parts.products ?? []),
          {
            sku: "FOOD-A",
            slug: "food-a",
            attributes: "[]",
            vat_class: "",
            audience: "",
            position: "0",
            is_active: "true",
          },
        ],
      },
    });
    await priced("FOOD-A");
    expect(await priceOf("FOOD-A")).toEqual(["9.90", "10.00"]);
    expect(await first("SELECT audience, uom, min_qty FROM products WHERE sku = 'FOOD-A'")).toEqual({
      ...{ audience: "business", uom: "kg", min_qty: 5 },
    });
  });

  it("from a file without a class, even before its product's line, inherits", async () => {
    const csv = "sku,slug,parent,vat_class\nCAKE-1,cake-1,CAKE,\nCAKE,cake,,super_reduced\n";
    expect(await bring("products", csv)).toMatchObject({ faults: [], changed: 2 });
    expect(await bring("products", "sku,slug,parent\nCAKE-2,cake-2,CAKE\n")).toMatchObject({ faults: [] });
    for (const sku of ["CAKE-1", "CAKE-2"]) {
      await priced(sku);
      expect(await priceOf(sku)).toEqual(["9.36", "4.00"]);
    }
  });

  it("is exported with empty inherited cells, and changes nothing when imported again", async () => {
    const csv = await take("products");
    expect(await bring("products", csv, "dry_run=true")).toMatchObject({ faults: [], changed: 0 });
    const heads = csv.split(/\r?\n/)[0]?.split(",") ?? [];
    const cell = async (sku: string, head: string) => (await lineOf(sku))?.split(",")[heads.indexOf(head)];
    expect(await cell("CAKE-2", "vat_class")).toBe("");
    expect(await cell("CAKE", "vat_class")).toBe("super_reduced");
  });

  it("follows its product's class, in prices and lists, unless it has its own", async () => {
    await bring("products", "sku,slug,parent,vat_class\nOPEN-1,open-1,OPEN,\nOPEN-2,open-2,OPEN,standard\n");
    await priced("OPEN-1");
    await priced("OPEN-2");
    expect([await priceOf("OPEN-1"), await priceOf("OPEN-2")]).toEqual([
      ["9.90", "10.00"],
      ["10.98", "22.00"],
    ]);
    await bring("products", "sku,slug,vat_class\nOPEN,open,super_reduced\n");
    expect([await priceOf("OPEN-1"), await priceOf("OPEN-2")]).toEqual([
      ["9.36", "4.00"],
      ["10.98", "22.00"],
    ]);
    const shown =
      "SELECT DISTINCT s.vat_class FROM shown_prices s JOIN products p ON p.id = s.product_id WHERE p.sku = 'OPEN'";
    expect(await first(shown)).toEqual({ vat_class: "super_reduced" });
    await bring("products", "sku,slug,vat_class\nOPEN-2,open-2,\n");
    expect(await priceOf("OPEN-2")).toEqual(["9.36", "4.00"]);
  });

  it("is changed together with its product, and by itself if it has its own class", async () => {
    await bring("products", "sku,slug,vat_class\nOPEN,open,reduced\nOPEN-2,open-2,standard\n");
    const { bulkChanges } = operator(shop.url);
    const change = { kind: "column", column: "vat_class", value: "reduced" } as const;
    const { id, same } = await bulkChanges.plan({ select: { products: [await idOf("OPEN")] }, change });
    expect(same).toBe(1);
    expect((await bulkChanges.rows({ id, page: -1 })).results).toMatchObject([
      { sku: "OPEN-2", before: "standard", after: "reduced" },
    ]);
    await bulkChanges.apply({ id });
    expect([await priceOf("OPEN-1"), await priceOf("OPEN-2")]).toEqual([
      ["9.90", "10.00"],
      ["9.90", "10.00"],
    ]);
    await bulkChanges.undo({ id });
    expect(await priceOf("OPEN-2")).toEqual(["10.98", "22.00"]);
  });

  it("is sold only to businesses if its product is", async () => {
    const to = { kind: "column", column: "audience", value: "business" } as const;
    const { bulkChanges } = operator(shop.url);
    const { id } = await bulkChanges.plan({ select: { products: [await idOf("OPEN")] }, change: to });
    await bulkChanges.apply({ id });
    expect(await first("SELECT audience FROM products WHERE sku = 'OPEN-1'")).toEqual({
      audience: "business",
    });
  });
});
