import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { withLocalStores } from "~/tools/local/local-stores";
import type { Stores } from "~/tools/local/stores-worker";
import { migrate } from "~/tools/migrate";
import { seedDemoWorld } from "~/tools/seed";
import { rememberWorld, worldOption } from "~/tools/world-option";

const state = mkdtempSync(join(tmpdir(), "bottega-seed-"));
afterAll(() => rmSync(state, { recursive: true, force: true }));

describe("the demo world", { timeout: 180_000 }, () => {
  it("is loaded once, is loaded again after an interrupted load, and leaves a database with other data alone", async () => {
    await withLocalStores(state, async (stores) => {
      await migrate(stores.db);
      await expect(migrate(stores.db)).resolves.toEqual([]);

      await expect(seedDemoWorld(cutOffAfter(10, stores))).rejects.toThrow("cut off");
      await expect(seedDemoWorld(stores)).resolves.toBe(true);
      const counts = await countsOf(stores.db);
      expect(counts).toMatchObject({ products: 2281, variants: 4944, customers: 52, orders: 206 });
      await expect(seedDemoWorld(stores)).resolves.toBe(false);
      await expect(countsOf(stores.db)).resolves.toEqual(counts);

      await stores.db.prepare("DELETE FROM settings").run();
      await expect(seedDemoWorld(stores)).rejects.toThrow("holds a shop already");
      await expect(countsOf(stores.db)).resolves.toEqual(counts);
    });
  });
});

describe("the world that a start fills a folder with", () => {
  const asked = (folder: string, ...args: string[]) => worldOption(folder, args).name;

  it("is refused in a sentence if the folder has another shop, and remembered for the next start", () => {
    const folder = mkdtempSync(join(tmpdir(), "bottega-world-"));
    expect([asked(folder), asked(folder, "--empty"), asked(folder, "--demo", "bicycles")]).toEqual([
      "bottega",
      "empty",
      "bicycles",
    ]);
    rememberWorld(folder, "bottega");
    expect([asked(folder), asked(folder, "--demo", "bottega")]).toEqual(["bottega", "bottega"]);
    expect(() => asked(folder, "--empty")).toThrow(
      /holds a shop that was begun with the demo.*npm run reset/,
    );
    rememberWorld(folder, "empty");
    expect([asked(folder), asked(folder, "--empty")]).toEqual(["empty", "empty"]);
    expect(() => asked(folder, "--demo", "bicycles")).toThrow("begun with --empty");
    rmSync(folder, { recursive: true });
  });
});

/** The same stores, whose database fails after `statements` statements. */
function cutOffAfter(statements: number, { db, putFiles }: Stores): Stores {
  let left = statements;
  const prepare = (sql: string) => {
    left -= 1;
    if (left < 0) throw new Error("cut off");
    return db.prepare(sql);
  };
  return {
    putFiles,
    db: new Proxy(db, { get: (target, key) => (key === "prepare" ? prepare : Reflect.get(target, key)) }),
  };
}

const countsOf = (db: D1Database) =>
  db
    .prepare(
      `SELECT (SELECT count(*) FROM products WHERE parent_id IS NULL) AS products,
              (SELECT count(*) FROM products WHERE parent_id IS NOT NULL) AS variants,
              (SELECT count(*) FROM users) AS customers,
              (SELECT count(*) FROM orders) AS orders,
              (SELECT count(*) FROM stock_movements) AS movements`,
    )
    .first();
