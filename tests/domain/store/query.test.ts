// Queries in one batch: each reads its own rows, in any order.
import { expect, it } from "vitest";
import {
  ask,
  combine,
  combineAll,
  command,
  constant,
  query,
  queryAll,
  queryCount,
  queryFirst,
  together,
} from "~/db/query";
import { type Database, type Row, type Statement, statement } from "~/platform/database";

const counted = (n: number) => queryCount(statement(`SELECT ${n} AS n`));

it("returns results by name from one batch, including the rows of a composed query", async () => {
  const { db, batches } = storeOf({
    "SELECT name": [{ name: "a" }, { name: "b" }],
    "SELECT 7 AS n": [{ n: 7 }],
    "SELECT 8 AS n": [{ n: 8 }],
    "SELECT 9 AS n": [{ n: 9 }],
  });
  const answers = await together(db, {
    guard: command(statement("INSERT"), statement("UPDATE")),
    names: queryAll(statement("SELECT name"), ({ name }) => name),
    nested: combine({ first: counted(7), both: combineAll([counted(8), counted(9)]) }),
    last: queryFirst(statement("SELECT name"), ({ name }) => name),
  });
  expect(answers).toEqual({ guard: null, names: ["a", "b"], nested: { first: 7, both: [8, 9] }, last: "a" });
  expect(batches).toEqual([
    ["INSERT", "UPDATE", "SELECT name", "SELECT 7 AS n", "SELECT 8 AS n", "SELECT 9 AS n", "SELECT name"],
  ]);
});

it("reads an empty result as null, 0 and no rows", async () => {
  const { db } = storeOf({});
  const answers = await together(db, {
    first: queryFirst(statement("SELECT name"), ({ name }) => name),
    count: counted(1),
    rows: query(statement("SELECT name"), (rows) => rows),
  });
  expect(answers).toEqual({ first: null, count: 0, rows: [] });
});

it("makes no round trip without a statement", async () => {
  const { db, batches } = storeOf({});
  expect(await ask(db, combine({ stored: constant(null), page: constant([1]) }))).toEqual({
    stored: null,
    page: [1],
  });
  expect(batches).toEqual([]);
});

/** A store that returns rows by the text of the statement. */
function storeOf(rows: Record<string, Row[]>) {
  const batches: string[][] = [];
  const db: Pick<Database, "batch"> = {
    batch: async (statements: readonly Statement[]) => {
      batches.push(statements.map(({ sql }) => sql));
      return statements.map(({ sql }) => rows[sql] ?? []);
    },
  };
  return { db, batches };
}
