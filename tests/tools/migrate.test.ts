import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { migrationFiles, splitStatements } from "~/tools/migrate";

describe("a migration is split into its statements", () => {
  it("keeps a trigger whole, with all that stands between its BEGIN and its END", () => {
    const trigger = `CREATE TRIGGER t AFTER INSERT ON a BEGIN
      UPDATE b SET n = CASE WHEN n > 0 THEN n ELSE 0 END; DELETE FROM c;
    END`;
    expect(splitStatements(`CREATE TABLE a (x); ${trigger}; SELECT 1;`)).toEqual([
      "CREATE TABLE a (x)",
      trigger,
      "SELECT 1",
    ]);
  });

  it("takes a semicolon in a text or a comment for what it is", () => {
    expect(splitStatements("-- one; two\nINSERT INTO a VALUES ('x; it''s BEGIN'); /* ; */ SELECT 2")).toEqual(
      ["INSERT INTO a VALUES ('x; it''s BEGIN')", "SELECT 2"],
    );
  });

  it("leaves nothing behind but white space", () => {
    for (const name of migrationFiles()) {
      const statements = splitStatements(readFileSync(`app/db/migrations/${name}`, "utf8"));
      expect(
        statements.every((sql) => /^(CREATE|INSERT|ALTER|UPDATE|DROP|DELETE)\b/.test(sql)),
        name,
      ).toBe(true);
    }
  });
});
