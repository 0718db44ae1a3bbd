// The file of a table: an exported file can be imported again, and which files are accepted.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MAX_IMPORT_BYTES } from "~/contract/constants/limits";
import { refusal } from "../../support/answers";
import { tableFiles } from "../../support/builders/table-files";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";

let shop: OwnShop;
beforeAll(async () => {
  shop = await ownShop();
}, 60_000);
afterAll(() => shop.close());
const { ask, send, bring, take, first, tables } = tableFiles(() => shop);

describe("a table's file", { timeout: 120_000 }, () => {
  it("changes nothing when an exported file is imported again", async () => {
    for (const { name, is_record } of await tables()) {
      const csv = await take(name);
      if (!is_record)
        expect([name, await bring(name, csv)]).toMatchObject([name, { changed: 0, faults: [] }]);
    }
  });

  it.each(["it", "en"])(
    "changes nothing when a spreadsheet's export is imported again: %s",
    async (locale) => {
      await shop.db
        .prepare(
          "UPDATE products SET mpn = CASE id % 4 WHEN 0 THEN '00' || id WHEN 1 THEN id || 'E5' WHEN 2 THEN '1-2' ELSE '0.50' END",
        )
        .run();
      await shop.db.prepare("UPDATE products SET gtin = '8001234567897' WHERE sku = 'HB00001'").run();
      await shop.db
        .prepare("UPDATE prices SET tiers = '[[10,263]]' WHERE id = (SELECT min(id) FROM prices)")
        .run();
      for (const { name, is_record } of await tables()) {
        const csv = await take(name, `?spreadsheet=true&locale=${locale}`);
        if (name === "products") expect(csv).toMatch(/"=""8001234567897"""[;,]"=""/);
        if (name === "prices") expect(csv).toContain(`"=""10:2.63"""`);
        if (!is_record)
          expect([name, await bring(name, csv)]).toMatchObject([name, { changed: 0, faults: [] }]);
      }
    },
  );

  it("exports the same bytes after an import into an empty table", async () => {
    const records = [
      "order_history",
      "shipments",
      "shipment_rows",
      "order_refunds",
      "order_refund_rows",
      "order_changes",
      "document_numbers",
      "order_rows",
      "coupon_uses",
      "orders",
      "price_history",
    ];
    const orderDocuments = `DELETE FROM documents WHERE order_id IS NOT NULL`;
    // The file of pictures holds their texts only; the pictures themselves are uploaded.
    const wiped = (await tables())
      .filter(({ name, is_record }) => !is_record && name !== "pictures")
      .map(({ name }) => name);
    // Texts that a spreadsheet would read as formulas.
    await shop.db.prepare("UPDATE products SET brand = '=cmd|1' WHERE id % 100 = 0").run();
    await shop.db.prepare(orderDocuments).run();
    const before = new Map<string, string>();
    for (const name of wiped) before.set(name, await take(name));
    await shop.db.batch(
      [
        "PRAGMA defer_foreign_keys = ON",
        ...[...records, ...wiped.toReversed()].map((name) => `DELETE FROM ${name}`),
      ].map((sql) => shop.db.prepare(sql)),
    );
    const bytes = (name: string): string => before.get(name) ?? "";
    for (const name of wiped)
      expect([name, await bring(name, bytes(name))]).toMatchObject([name, { faults: [] }]);
    for (const name of wiped) expect([name, (await take(name)) === bytes(name)]).toEqual([name, true]);

    // The shop still renders its documents: 1 is the general catalogue, 4 that of a part of the shop.
    const sizes = [];
    for (const id of [1, 4]) {
      const answer = await shop.api(`documents/${id}/file/`);
      expect([id, answer.status]).toEqual([id, 200]);
      sizes.push((await answer.arrayBuffer()).byteLength);
    }
    expect(sizes[1]).toBeLessThan(sizes[0] ?? 0);

    const found = await shop.api("products/p/?search=lievito&page_size=1");
    expect(await found.json()).toMatchObject({
      count: expect.any(Number),
      results: [{ slug: expect.any(String) }],
    });
    const { n } = await first(
      "SELECT count(*) AS n FROM products p WHERE variants_count <> (SELECT count(*) FROM products v WHERE v.parent_id = p.id)",
    );
    expect(n).toBe(0);
    const shown = "SELECT list, product_id, from_day, until_day, standard, special FROM";
    for (const [one, other] of [
      ["prices_to_show", "shown_prices"],
      ["shown_prices", "prices_to_show"],
    ])
      expect(
        await first(`SELECT count(*) AS n FROM (${shown} ${one} EXCEPT ${shown} ${other})`),
        `${one} is as ${other}`,
      ).toEqual({ n: 0 });
    // The triggers that a large import drops are created again.
    const triggers = await first(
      "SELECT count(*) AS n FROM sqlite_master WHERE type = 'trigger' AND name IN ('prices_added_shown', 'prices_altered_shown', 'prices_gone_shown')",
    );
    expect(triggers.n).toBe(3);
    const inherited = await first("SELECT count(*) AS n FROM category_products WHERE inherited = 1");
    expect(inherited.n).toBeGreaterThan(1000);
  });
});

describe("files of tables", () => {
  it("are for the operator only", async () => {
    for (const path of ["tables/", "export/products/"]) {
      const answer = await shop.fetch(`/api/v3/operator/${path}`);
      expect(answer.status).toBe(401);
    }
    const answer = await shop.fetch("/api/v3/operator/import/coupons/", {
      method: "POST",
      headers: { "Content-Type": "text/csv" },
      body: "code\n",
    });
    expect(answer.status).toBe(401);
  });

  it("exist for known tables only, and records can be exported but not imported", async () => {
    expect((await ask("export/tokens/")).status).toBe(404);
    expect((await send("tokens", "hash\nx\n")).status).toBe(404);
    expect(await refusal(await send("orders", "id\n1\n"))).toMatchObject({
      status: 409,
      code: "table_is_record",
    });
    expect(await take("users")).not.toContain("scrypt");
  });

  it("must be CSV, of a size that the shop can hold", async () => {
    const json = await ask("import/coupons/", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: "{}",
    });
    expect(json.status).toBe(415);
    const large = await send("coupons", `code,promotion\n${"x".repeat(MAX_IMPORT_BYTES)}`);
    expect(large.status).toBe(413);
  });
});
