// A backup as an operator takes and restores it, against a running shop.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ObjectPage } from "~/contract/operator/files";
import { OPERATOR_TOKEN } from "~/tools/local/operator-token";
import { sendObjects } from "~/tools/shop/objects";
import { openShop } from "~/tools/shop/open-shop";
import { commandLine } from "../support/worker/command-line";
import { type OwnShop, ownShop } from "../support/worker/own-shop";

let shop: OwnShop;
const folder = mkdtempSync(join(tmpdir(), "bottega-cli-"));
beforeAll(async () => {
  shop = await ownShop();
}, 60_000);
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

const { run, said, sql } = commandLine(() => shop, folder);

describe("a backup", { timeout: 180_000 }, () => {
  const answers = async () => {
    const login = await shop.api("auth/login/", {
      method: "POST",
      headers: {
        Authorization: `Basic ${Buffer.from("business@demo.test:Vendemmia-2026!").toString("base64")}`,
      },
    });
    const { token } = (await login.json()) as { token: string };
    const headers = { Authorization: `Token ${token}` };
    const paths = [
      "products/p/?page_size=100&search=luppolo",
      "categories/tree/",
      "orders/?page_size=100",
      "addresses/",
      "blog/",
      "shop/shipping-policies/?country=IT",
    ];
    return Promise.all(
      paths.map(async (path) => {
        const answer = await shop.api(path, { headers });
        expect([path, answer.status]).toEqual([path, 200]);
        return [path, await answer.json()];
      }),
    );
  };

  const aPicture = async () => {
    const ask = (path: string, init: RequestInit = {}) =>
      shop.fetch(`/api/v3/operator/objects/${path}`, {
        ...init,
        headers: { Authorization: `Bearer ${OPERATOR_TOKEN}`, ...init.headers },
      });
    const { results } = ObjectPage.parse(await (await ask("")).json());
    const bytes = `bytes/?${new URLSearchParams({ key: String(results[0]?.key) })}`;
    const stored = async () => {
      const answer = await ask(bytes);
      return [answer.status, answer.headers.get("Content-Type"), await answer.text()];
    };
    const spoil = async () => {
      await ask(bytes, { method: "PUT", headers: { "Content-Type": "text/plain" }, body: "spoilt" });
      expect(await stored()).toEqual([200, "text/plain", "spoilt"]);
    };
    return { stored, spoil };
  };

  it("restores the shop with its pictures, sends no email again and gives no number twice", async () => {
    await sql(
      `INSERT INTO mails (kind, dedupe, recipient, locale, data, not_before, created_at)
       VALUES ('order-confirmation', 'of-the-test', 'a@b.test', 'it', '{"order":1}', '2099-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')`,
    );
    // A file that cannot be written leaves no copies in the database.
    expect(await run(["backup", "."])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^The step "backup" failed: .*\n$/),
    });
    expect(await sql("SELECT name FROM sqlite_master WHERE name LIKE 'backup\\_%' ESCAPE '\\'")).toEqual([]);
    expect(await run(["backup", "shop.gz", "--files", "pictures"])).toMatchObject({ code: 0, err: "" });
    const before = await answers();
    const picture = await aPicture();
    const pictureBefore = await picture.stored();
    const counts =
      "SELECT (SELECT count(*) FROM products) AS products, (SELECT sum(variants_count) FROM products) AS variants, (SELECT sum(on_hand) FROM stock) AS stock, (SELECT count(*) FROM price_history) AS history, (SELECT count(*) FROM product_search) AS searched";
    const counted = await sql(counts);
    const schema =
      "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite%' ORDER BY type, name";
    const shape = await sql(schema);

    // The shop goes on after the backup: it gives new numbers, and data are lost.
    await sql("UPDATE order_numbers SET last = last + 5");
    const [given] = await sql("SELECT year, last FROM order_numbers ORDER BY year DESC LIMIT 1");
    await sql("DELETE FROM products WHERE id % 3 = 0");
    await sql("UPDATE orders SET notes = 'lost' WHERE id < 50");
    await picture.spoil();

    expect(await run(["restore", "shop.gz"])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^This replaces everything in the shop at .*\. Add --yes to confirm\.\n$/),
    });
    const restored = await run(["restore", "--yes", "shop.gz", "--files", "pictures"]);
    expect(restored).toMatchObject({
      code: 0,
      out: expect.stringContaining("Order numbers may go on 1,000 later"),
      err: "",
    });
    expect(await picture.stored()).toEqual(pictureBefore);
    expect(await answers()).toEqual(before);
    expect(await sql(counts)).toEqual(counted);
    expect(await sql(schema)).toEqual(shape);
    expect(await sql("SELECT count(*) AS n FROM tokens WHERE created_at < '2026-11-01'")).toEqual([{ n: 0 }]);
    expect(await sql("SELECT state, error FROM mails WHERE dedupe = 'of-the-test'")).toEqual([
      { state: "dead", error: "restored" },
    ]);
    expect(await sql("SELECT count(*) AS n FROM mails WHERE state IN ('waiting', 'sending')")).toEqual([
      { n: 0 },
    ]);
    const [after] = await sql("SELECT year, last FROM order_numbers ORDER BY year DESC LIMIT 1");
    expect(after).toEqual(given);
    expect(await sql("PRAGMA foreign_key_check")).toEqual([]);
  });

  it("skips numbers that the lost shop may have given", async () => {
    await sql("UPDATE order_numbers SET last = 0");
    const [kept] = await sql("SELECT max(number) AS number FROM orders");
    expect(await run(["restore", "--yes", "shop.gz"])).toMatchObject({ code: 0 });
    const [after] = await sql("SELECT max(last) AS last FROM order_numbers");
    expect(Number(after?.last)).toBeGreaterThanOrEqual(
      Number(String(kept?.number).replace(/^\d+\D+/, "")) + 1000,
    );
  });

  const backups = (method: string, path = "") =>
    shop.fetch(`/api/v3/operator/backups/${path}`, {
      method,
      headers: { Authorization: `Bearer ${OPERATOR_TOKEN}` },
    });
  const copies = () => sql("SELECT name FROM sqlite_master WHERE name GLOB 'backup_*' LIMIT 1");

  it("downloaded in one call is restored like any other, and leaves no copies", async () => {
    const file = await backups("POST", "file/");
    expect(file.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="backup-\d{4}-\d\d-\d\d\.gz"$/,
    );
    writeFileSync(join(folder, "downloaded.gz"), new Uint8Array(await file.arrayBuffer()));
    expect(await copies()).toEqual([]);
    const sum = "SELECT count(*) AS n, sum(id) AS ids, max(write_date) AS last FROM products";
    const before = await sql(sum);
    await sql("DELETE FROM products WHERE id % 3 = 1");
    expect(await run(["restore", "--yes", "downloaded.gz"])).toMatchObject({ code: 0, err: "" });
    expect(await sql(sum)).toEqual(before);
  });

  it("never mixes two instants: a second backup ends the first", async () => {
    const take = async () => String(((await (await backups("POST")).json()) as { copy: string }).copy);
    const read = async (copy: string) => (await backups("GET", `products/?copy=${copy}`)).status;
    const first = await take();
    expect(await read(first)).toBe(200);
    const second = await take();
    expect([await read(first), await read(second)]).toEqual([409, 200]);
    await backups("DELETE", `?copy=${first}`);
    expect(await read(second)).toBe(200);
    await backups("DELETE", `?copy=${second}`);
    expect([await read(second), await copies()]).toEqual([409, []]);
  });

  it("that was interrupted leaves its copies until the next night but one", async () => {
    await backups("POST");
    await shop.tick(new Date("2026-11-24T02:00:00Z"));
    expect(await copies()).toHaveLength(1);
    await sql("UPDATE snapshots SET taken_at = '2026-01-01T00:00:00.000Z'");
    await shop.tick(new Date("2026-11-25T02:00:00Z"));
    expect([await copies(), await sql("SELECT id FROM snapshots")]).toEqual([[], []]);
  });

  it("that is too large for one call is refused, and leaves no copies", async () => {
    await sql(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300000)
       INSERT INTO audit (created_at, who, call, target) SELECT '2026-01-01T00:00:00.000Z', 'a test', 'large', i FROM n`,
    );
    const answer = await backups("POST", "file/");
    expect([answer.status, await answer.json()]).toMatchObject([
      409,
      { detail: { code: "backup_too_large" } },
    ]);
    expect(await copies()).toEqual([]);
    await sql("DELETE FROM audit WHERE call = 'large'");
  });

  it("that is cut off, or of another version of the shop, changes nothing", async () => {
    const whole = readFileSync(join(folder, "shop.gz"));
    writeFileSync(join(folder, "cut.gz"), whole.subarray(0, whole.length / 2));
    writeFileSync(join(folder, "none.gz"), "nothing");
    const before = await sql("SELECT count(*) AS n, max(write_date) AS at FROM products");
    expect(await run(["restore", "--yes", "cut.gz"])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^.+\.\n$/),
    });
    const lines = gunzipSync(whole).toString().split("\n");
    writeFileSync(join(folder, "garbled.gz"), gzipSync(lines.with(2, '["x"').join("\n")));
    await expect(said("restore", "--yes", "garbled.gz")).rejects.toThrow(
      /garbled\.gz is damaged or incomplete/,
    );
    await expect(sendObjects(openShop(undefined), join(folder, "nowhere"))).rejects.toThrow(
      /contains no backup files\.$/,
    );
    expect(await run(["restore", "--yes", "none.gz"])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/is not a backup of a shop\.\n$/),
    });
    await sql("INSERT INTO d1_migrations (name) VALUES ('9999_later.sql')");
    expect(await run(["restore", "--yes", "shop.gz"])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^The backup is from another version of the shop/),
    });
    expect(await sql("SELECT count(*) AS n, max(write_date) AS at FROM products")).toEqual(before);
  });
});
