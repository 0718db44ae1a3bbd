// Restores through the API, in their own shop: a restore that sends less than it announced leaves the shop unchanged.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askOperator, operator } from "../../support/operator";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";

let shop: OwnShop;
let backup: Awaited<ReturnType<typeof readBackup>>;
beforeAll(async () => {
  shop = await ownShop();
  backup = await readBackup();
}, 120_000);
afterAll(() => shop.close());

const ask = (method: string, body: unknown) =>
  askOperator("restores/", { method, body: JSON.stringify(body) }, shop.url);
const answerOf = async (response: Response) => [response.status, await response.json()];
const rowsLeft = async () =>
  (
    await shop.db
      .prepare(
        `SELECT (SELECT count(*) FROM users) AS users, (SELECT count(*) FROM orders) AS orders,
          (SELECT count(*) FROM products) AS products, (SELECT count(*) FROM prices) AS prices,
          (SELECT count(*) FROM addresses) AS addresses, (SELECT count(*) FROM order_history) AS history,
          (SELECT count(*) FROM settings) AS settings`,
      )
      .all()
  ).results;
const staging = async () =>
  (await shop.db.prepare("SELECT name FROM sqlite_master WHERE name GLOB 'restore_*'").all()).results.length;

/** The whole shop as a backup contains it. */
async function readBackup() {
  const client = operator(shop.url);
  const { copy, schema, tables } = await client.backups.take({});
  const pages: { table: string; columns: string[]; after: number; rows: (string | number | null)[][] }[] = [];
  for (const { name, columns, rows } of tables) {
    let sent = 0;
    for (let after: number | null = rows === 0 ? null : 0; after !== null; ) {
      const page: { rows: (string | number | null)[][]; next: number | null } = await client.backups.read({
        table: name,
        copy,
        after: String(after),
      });
      pages.push({ table: name, columns, after: sent, rows: page.rows });
      sent += page.rows.length;
      after = page.next;
    }
  }
  await client.backups.drop({ copy });
  return { schema, tables: tables.map(({ name, rows }) => ({ name, rows })), pages };
}

describe("restores/", { timeout: 120_000 }, () => {
  it("changes nothing if nothing was sent after it began", async () => {
    const before = await rowsLeft();
    const { schema, tables } = backup;
    const { restore } = await operator(shop.url).restores.begin({ schema, tables });
    expect(await answerOf(await ask("PUT", { restore }))).toMatchObject([
      409,
      { detail: { code: "restore_incomplete", found: 0 } },
    ]);
    expect(await rowsLeft()).toEqual(before);
    await operator(shop.url).restores.drop({ restore });
    expect(await staging()).toBe(0);
  });

  it("is refused if it names no rows, not every table, or a table twice", async () => {
    const { schema, tables } = backup;
    const begun = [
      { schema },
      { schema, tables: [] },
      { schema, tables: tables.slice(1) },
      { schema, tables: [...tables, ...tables.slice(0, 1)] },
      { schema, tables: tables.map(({ name }) => ({ name, rows: 0 })) },
    ];
    const statuses = [];
    for (const body of begun) statuses.push((await ask("POST", body)).status);
    expect(statuses).toEqual([400, 409, 409, 409, 400]);
    expect((await ask("PUT", undefined)).status).toBe(400);
    expect(await answerOf(await ask("PUT", { restore: crypto.randomUUID() }))).toMatchObject([
      409,
      { detail: { code: "no_restore" } },
    ]);
    expect(await staging()).toBe(0);
  });

  it.each(["prices", "order_history", "addresses"])("changes nothing if %s was not sent", async (missing) => {
    const before = await rowsLeft();
    const { restores } = operator(shop.url);
    const { schema, tables, pages } = backup;
    const { restore } = await restores.begin({ schema, tables });
    for (const page of pages) if (page.table !== missing) await restores.add({ restore, ...page });
    expect(await answerOf(await ask("PUT", { restore }))).toMatchObject([
      409,
      { detail: { code: "restore_incomplete", table: missing, found: 0 } },
    ]);
    expect(await rowsLeft()).toEqual(before);
    await restores.drop({ restore });
  });

  it("keeps its staged rows while another restore begins, and is applied once", async () => {
    const before = await rowsLeft();
    const { restores } = operator(shop.url);
    const { schema, tables, pages } = backup;
    const first = await restores.begin({ schema, tables });
    for (const page of pages) await restores.add({ ...first, ...page });
    const second = await restores.begin({ schema, tables });
    await shop.db.prepare("DELETE FROM prices").run();
    expect(await answerOf(await ask("PUT", first))).toMatchObject([200, { tables: tables.length }]);
    expect(await rowsLeft()).toEqual(before);
    expect((await answerOf(await ask("PUT", first)))[0]).toBe(409);
    expect(await answerOf(await ask("PUT", second))).toMatchObject([
      409,
      { detail: { code: "restore_incomplete" } },
    ]);
    expect(await rowsLeft()).toEqual(before);
  });

  it("is removed after a day if it was not applied", async () => {
    expect(await staging()).toBeGreaterThan(0);
    await shop.db.prepare("UPDATE restores SET begun_at = '2026-01-01T00:00:00.000Z'").run();
    await shop.tick(new Date("2026-11-24T02:00:00Z"));
    expect(await staging()).toBe(0);
  });
});
