// The history of a price: who changed it, when, from what to what.
import { expect, it } from "vitest";
import { atTheDesk } from "../../support/back-office";
import { aProduct } from "../../support/builders/builders";
import { aPerson } from "../../support/desk";
import { operator } from "../../support/operator";
import { sql } from "../../support/worker/worker";

const ofProduct = async (id: number) => (await operator().prices.changes({ item: String(id) })).results;

it("names who changed a price in the back office, and both values", async () => {
  const { id, sku } = await aProduct();
  const { client, name } = await aPerson("catalogue");
  await client.prices.put({ item: sku, list: "retail", standard_price: "12.50" });
  await client.prices.put({ item: sku, list: "retail", standard_price: "12.50", special_price: "9.00" });
  const before = await ofProduct(id);
  await client.prices.put({ item: sku, list: "retail", standard_price: "12.50", special_price: "9.00" });
  const changes = await ofProduct(id);
  expect(changes, "saved again unchanged").toEqual(before);
  expect(changes.slice(0, 2)).toMatchObject([
    {
      ...{ who: name, list: "retail", season: null },
      before: { standard_price: "12.50", special_price: null },
      after: { standard_price: "12.50", special_price: "9.00" },
    },
    {
      who: name,
      before: { standard_price: "10.00", special_price: null },
      after: { standard_price: "12.50" },
    },
  ]);
});

it("lists bulk changes, and names nobody for a change from outside the back office", async () => {
  const { id, sku } = await aProduct();
  const { id: change } = await operator().bulkChanges.plan({
    select: { products: [id] },
    change: { kind: "price", list: "retail", how: "percent", by: "10.00", rounding: "cent" },
  });
  await operator().bulkChanges.apply({ id: change });
  const [first] = await ofProduct(id);
  expect(first).toMatchObject({
    who: "operator",
    before: { standard_price: "10.00" },
    after: { standard_price: "11.00" },
  });
  await sql("UPDATE prices SET standard_cents = 1300, write_date = '2026-01-01' WHERE item_id = ?", id);
  expect((await ofProduct(id))[0]).toMatchObject({ who: null, after: { standard_price: "13.00" } });
  const page = await (await atTheDesk()).get(`/operator/items?item=${sku}`);
  expect(page.text("#price-changes tbody tr:first-child")).toMatch(/–.*retail.*11,00.*13,00/);
});

it("lists at most fifty", async () => {
  const { id } = await aProduct();
  await sql(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 70)
     INSERT INTO price_changes (item_id, list, changed_at, standard_after) SELECT ?, 'retail', '2026-01-01', i FROM n`,
    id,
  );
  const changes = await ofProduct(id);
  expect([changes.length, changes[0]?.after.standard_price]).toEqual([50, "0.70"]);
});

it("the compliance fields offer the texts that the shop has", async () => {
  const { sku } = await aProduct();
  const { results } = await operator().complianceTexts.list({});
  const page = await (await atTheDesk()).get(`/operator/edit/product?key=${sku}`);
  const choices = (column: string) =>
    page
      .$(`select[name="product_compliance.0.${column}"] option`)
      .toArray()
      .map((option) => page.$(option).attr("value") ?? "");
  for (const kind of ["hazard", "food", "withdrawal_exception"]) {
    const keys = results.filter((one) => one.kind === kind).map(({ key }) => key);
    expect(keys.length, kind).toBeGreaterThan(0);
    expect(choices(kind)).toEqual(expect.arrayContaining(["", ...keys]));
  }
  expect(choices("energy_class")).toEqual(["", "A", "B", "C", "D", "E", "F", "G"]);
});
