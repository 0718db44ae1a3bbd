// Concurrent reads share a round trip, and equal reads are sent once.
import { expect, it } from "vitest";
import { openDatabase } from "~/platform/database";

interface Prepared {
  sql: string;
  params: unknown[];
}

/** D1 as openDatabase uses it: each statement returns its own text and parameters; FAULT fails its batch. */
function d1() {
  const batches: string[][] = [];
  const session = {
    prepare: (sql: string) => ({ bind: (...params: unknown[]): Prepared => ({ sql, params }) }),
    async batch(statements: Prepared[]) {
      batches.push(statements.map(textOf));
      if (statements.some(({ sql }) => sql.includes("FAULT"))) throw new Error("no such table: FAULT");
      return statements.map((one) => ({ results: [{ said: textOf(one) }], meta: { rows_read: 1 } }));
    },
    getBookmark: () => null,
  };
  const binding = { withSession: () => session } as unknown as D1Database;
  return { db: openDatabase(binding), batches };
}

const textOf = ({ sql, params }: Prepared): string => `${sql} ${JSON.stringify(params)}`;

it("reads once for two concurrent callers, and gives each its own rows", async () => {
  const { db, batches } = d1();
  const [one, other] = await Promise.all([
    db.batch([
      { sql: "SELECT a", params: [1] },
      { sql: "SELECT b", params: [] },
    ]),
    db.batch([
      { sql: "SELECT b", params: [] },
      { sql: "SELECT a", params: [2] },
      { sql: "SELECT a", params: ["1"] },
      { sql: "SELECT a", params: [1] },
    ]),
  ]);
  expect(batches).toEqual([["SELECT a [1]", "SELECT b []", "SELECT a [2]", 'SELECT a ["1"]']]);
  expect(one).toEqual([[{ said: "SELECT a [1]" }], [{ said: "SELECT b []" }]]);
  expect(other).toEqual([
    [{ said: "SELECT b []" }],
    [{ said: "SELECT a [2]" }],
    [{ said: 'SELECT a ["1"]' }],
    [{ said: "SELECT a [1]" }],
  ]);
  expect(db.meter).toEqual({ roundTrips: 1, rowsRead: 4 });
});

it("reads again for a later caller, and after a write", async () => {
  const { db, batches } = d1();
  await db.all("SELECT a");
  await db.batch([{ sql: "UPDATE a", params: [] }]);
  await db.all("SELECT a");
  expect(batches).toEqual([["SELECT a []"], ["UPDATE a []"], ["SELECT a []"]]);
});

it("fails only the faulty read", async () => {
  const { db } = d1();
  const [good, bad] = await Promise.allSettled([db.all("SELECT a"), db.all("SELECT FAULT")]);
  expect(good).toMatchObject({ status: "fulfilled", value: [{ said: "SELECT a []" }] });
  expect(bad.status).toBe("rejected");
});
