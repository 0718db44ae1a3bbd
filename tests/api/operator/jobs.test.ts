// The cron's jobs, in their own shop: each runs alone and once, and a row that fails is set aside.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { atTheDesk } from "../../support/back-office";
import { operator } from "../../support/operator";
import { type OwnShop, ownShop } from "../../support/worker/own-shop";

let shop: OwnShop;
beforeAll(async () => {
  shop = await ownShop();
}, 60_000);
afterAll(() => shop.close());

const run = (sql: string, ...values: (string | number)[]) =>
  shop.db
    .prepare(sql)
    .bind(...values)
    .run();
const first = <T>(sql: string) => shop.db.prepare(sql).first<T>();
const jobs = () => operator(shop.url).jobs.list({});
const job = async (name: string) => (await jobs()).results.find((one) => one.name === name);
const health = async () => (await (await shop.api("health/")).json()) as Record<string, unknown>;
const expiredToken = () =>
  run(
    "INSERT INTO attempts (scope, subject, detail, created_at) VALUES ('of-the-test', 'x', '', '2026-01-01T00:00:00.000Z')",
  );
const leftOver = async () =>
  (await first<{ n: number }>("SELECT count(*) AS n FROM attempts WHERE scope = 'of-the-test'"))?.n;

describe("a nightly job", { timeout: 60_000 }, () => {
  it("runs once a night, however often the cron fires", async () => {
    await expiredToken();
    await shop.tick(new Date("2026-11-24T02:00:00Z"));
    expect(await leftOver()).toBe(0);
    await expiredToken();
    await shop.tick(new Date("2026-11-24T02:01:00Z"));
    await shop.tick(new Date("2026-11-24T22:59:00Z"));
    expect(await leftOver()).toBe(1);
    await shop.tick(new Date("2026-11-25T02:00:00Z"));
    expect(await leftOver()).toBe(0);
  });

  it("runs late if its hour was missed, and the screen and the call name its last and next run", async () => {
    await expiredToken();
    await shop.tick(new Date("2026-11-26T09:30:00Z"));
    expect(await leftOver()).toBe(0);
    expect(await job("retention")).toMatchObject({
      state: "ok",
      last_run_at: "2026-11-26T09:30:00.000Z",
      next_run_at: "2026-11-27T02:00:00.000Z",
    });
  });

  it("is run by one of two ticks at the same instant", async () => {
    const at = new Date("2026-11-27T02:00:00Z");
    await Promise.all([shop.tick(at), shop.tick(at)]);
    expect((await job("retention"))?.state).toBe("ok");
  });
});

describe("a job that fails", { timeout: 60_000 }, () => {
  it("delays no other job, is shown with its cause, and recovers with its next run", async () => {
    const desk = await atTheDesk(shop.url);
    await run(
      "CREATE TRIGGER of_the_test BEFORE DELETE ON attempts BEGIN SELECT RAISE(ABORT, 'poisoned'); END",
    );
    await expiredToken();
    const drawn =
      "SELECT count(*) AS n FROM documents WHERE is_drawn = 1 AND size > 0 AND order_id IS NOT NULL";
    const before = (await first<{ n: number }>(drawn))?.n ?? 0;
    await shop.tick(new Date("2026-11-28T02:00:00Z"));
    expect((await first<{ n: number }>(drawn))?.n).toBeGreaterThan(before);
    expect(await job("retention")).toMatchObject({
      state: "failing",
      error: expect.stringContaining("poisoned"),
    });
    expect(await job("abandoned_copies")).toMatchObject({
      state: "ok",
      last_run_at: "2026-11-28T02:00:00.000Z",
    });
    expect(await health()).toMatchObject({ status: "ok", jobs: "failing" });
    expect((await desk.get("/operator/health")).text("main")).toContain("poisoned");
    expect((await desk.get("/operator")).text("main")).toContain("lavoro regolare");

    await run("DROP TRIGGER of_the_test");
    await shop.tick(new Date("2026-11-28T02:14:00Z"));
    expect((await job("retention"))?.state).toBe("failing");
    await shop.tick(new Date("2026-11-28T02:15:00Z"));
    expect((await job("retention"))?.state).toBe("ok");
    expect(await health()).toMatchObject({ jobs: "ok" });
  });
});

describe("a document that cannot be rendered", { timeout: 60_000 }, () => {
  it("is set aside after three failures, while the others are rendered, and is tried again on request", async () => {
    const poisoned = await first<{ id: number; order_id: number }>(
      "SELECT id, order_id FROM documents WHERE is_drawn = 1 AND order_id IS NOT NULL AND type = 'order_confirmation' ORDER BY order_id DESC LIMIT 1",
    );
    if (!poisoned) throw new Error("the demo has no drawn document of an order");
    const { vat_lines } = (await first<{ vat_lines: string }>(
      `SELECT vat_lines FROM orders WHERE id = ${poisoned.order_id}`,
    )) ?? { vat_lines: "" };
    await run("UPDATE orders SET vat_lines = '[7]' WHERE id = ?", poisoned.order_id);
    await run("UPDATE documents SET size = 0, drawn_from = NULL WHERE id = ?", poisoned.id);
    for (const minute of [0, 1, 2]) await shop.tick(new Date(Date.UTC(2026, 10, 28, 9, minute)));
    const aside = { job: "order_documents", row: poisoned.id } as const;
    expect((await jobs()).set_aside).toContainEqual(expect.objectContaining({ ...aside, tries: 3 }));
    expect(await health()).toMatchObject({ set_aside: 1 });
    await shop.tick(new Date("2026-11-28T09:03:00Z"));
    expect((await jobs()).set_aside).toContainEqual(expect.objectContaining({ ...aside, tries: 3 }));

    await run("UPDATE orders SET vat_lines = ? WHERE id = ?", vat_lines, poisoned.order_id);
    const desk = await atTheDesk(shop.url);
    const page = await desk.get("/operator/health");
    expect(page.text("#set-aside")).toContain(String(poisoned.id));
    await desk.post("/operator/health", { job: aside.job, row: String(aside.row) });
    await shop.tick(new Date("2026-11-28T09:04:00Z"));
    expect((await jobs()).set_aside).toEqual([]);
    const size = `SELECT size FROM documents WHERE id = ${poisoned.id}`;
    expect((await first<{ size: number }>(size))?.size).toBeGreaterThan(0);
  });
});

describe("emails that were given up", { timeout: 60_000 }, () => {
  it("are sent again by one call, except expired codes and those of a restored backup", async () => {
    const dead = (dedupe: string, kind: string, error: string) =>
      run(
        `INSERT INTO mails (kind, dedupe, recipient, locale, data, state, tries, error, not_before, created_at)
         VALUES (?, ?, 'a@b.test', 'it', '{"order":1}', 'dead', 9, ?, '2026-01-01T00:00:00.000Z', '2026-11-28T00:00:00.000Z')`,
        ...[kind, dedupe, error],
      );
    await dead("given-up", "order-paid", "the provider was away");
    await dead("old-code", "password-code", "the provider was away");
    await dead("from-a-backup", "order-paid", "restored");
    expect(await health()).toMatchObject({ mails_dead: 3 });
    expect(await operator(shop.url).mails.retryAll({})).toEqual({ retried: 1 });
    const states = await shop.db
      .prepare("SELECT dedupe, state FROM mails WHERE dedupe IN ('given-up', 'old-code', 'from-a-backup')")
      .all();
    expect(states.results).toEqual(
      expect.arrayContaining([
        { dedupe: "given-up", state: "waiting" },
        { dedupe: "old-code", state: "dead" },
        { dedupe: "from-a-backup", state: "dead" },
      ]),
    );
  });
});
