import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { withLocalStores } from "~/tools/local/local-stores";
import { migrate, migrationFiles, splitStatements } from "~/tools/migrate";
import { ownShop } from "../support/worker/own-shop";

describe("a shop after the migrations, without data", () => {
  it("shows its pages", async () => {
    const shop = await ownShop({ ENVIRONMENT: "production" }, mkdtempSync(join(tmpdir(), "empty-")));
    try {
      await migrate(shop.db);
      for (const path of ["/p", "/p?search=malto", "/news", "/contatti", "/api/v3/client/products/p/"])
        expect([path, (await shop.fetch(path)).status]).toEqual([path, 200]);
      const home = await shop.fetch("/home");
      expect([home.status, home.headers.get("Location")]).toEqual([302, "/p"]);
    } finally {
      await shop.close();
    }
  }, 60_000);
});

describe("a database with other migrations", () => {
  it("is refused before anything is changed", async () => {
    const state = mkdtempSync(join(tmpdir(), "other-"));
    try {
      await withLocalStores(state, async ({ db }) => {
        await migrate(db);
        await db.prepare("DELETE FROM d1_migrations WHERE name <> '0001_shop.sql'").run();
        await db.prepare("INSERT INTO d1_migrations (name) VALUES ('0003_people.sql')").run();
        await expect(migrate(db)).rejects.toThrow(/0003_people\.sql, which this version does not have/);
      });
    } finally {
      rmSync(state, { recursive: true, force: true });
    }
  }, 60_000);
});

describe("a migration is split into its statements", () => {
  it("keeps a trigger in one piece, with everything between BEGIN and END", () => {
    const trigger = `CREATE TRIGGER t AFTER INSERT ON a BEGIN
      UPDATE b SET n = CASE WHEN n > 0 THEN n ELSE 0 END; DELETE FROM c;
    END`;
    expect(splitStatements(`CREATE TABLE a (x); ${trigger}; SELECT 1;`)).toEqual([
      "CREATE TABLE a (x)",
      trigger,
      "SELECT 1",
    ]);
  });

  it("ignores a semicolon in a text or a comment", () => {
    expect(splitStatements("-- one; two\nINSERT INTO a VALUES ('x; it''s BEGIN'); /* ; */ SELECT 2")).toEqual(
      ["INSERT INTO a VALUES ('x; it''s BEGIN')", "SELECT 2"],
    );
  });

  it("loses nothing except white space", () => {
    for (const name of migrationFiles()) {
      const statements = splitStatements(readFileSync(`app/db/migrations/${name}`, "utf8"));
      expect(
        statements.every((sql) => /^(CREATE|INSERT|ALTER|UPDATE|DROP|DELETE)\b/.test(sql)),
        name,
      ).toBe(true);
    }
  });
});
