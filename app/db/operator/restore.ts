// A backup on its way in: its rows wait in tables of their own, then one batch puts them in the place of the shop's.
import { type Database, type Statement, statement, type Value } from "~/platform/database";
import { int, text } from "../columns";
import { dropped, listed, type Schema, SEQUENCES, sourceOf } from "./backup";
import { quoted } from "./tables/table";

/** Empty tables for the rows that come, in place of those of an earlier try. */
export const beginRestore = (db: Database, { tables }: Schema): Promise<unknown> =>
  db.batch(
    tables.flatMap(({ name, columns }) => [
      dropped(waiting(name)),
      statement(`CREATE TABLE ${waiting(name)} AS SELECT ${listed(columns)} FROM ${sourceOf(name)} WHERE 0`),
    ]),
  );

/** @param after how many rows of the table came before: the same page twice stands once */
export const addRows = (
  db: Database,
  { name, columns }: Schema["tables"][number],
  after: number,
  rows: readonly (readonly (Value | null)[])[],
): Promise<unknown> =>
  db.all(
    `INSERT OR REPLACE INTO ${waiting(name)} (rowid, ${listed(columns)})
     SELECT ? + key + 1, ${columns.map((_, n) => `value ->> ${n}`).join(", ")} FROM json_each(?)`,
    after,
    JSON.stringify(rows),
  );

export const isRestoring = async (db: Database): Promise<boolean> =>
  (await db.first(`SELECT 1 AS there FROM sqlite_master WHERE name = 'restore_${SEQUENCES}'`)) !== null;

const TEXTS_AT_ONCE = 20_000;

/**
 * All or nothing. While rows change places no trigger may count or remember anything of it, so the triggers go first and
 * come back last, in the same batch.
 */
export async function applyRestore(db: Database, { tables }: Schema, now: string): Promise<number> {
  const [triggers = [], counts = []] = await db.batch([
    statement("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'"),
    statement(
      `SELECT (SELECT coalesce(max(rowid), 0) FROM ${waiting("product_texts")}) AS texts,
         ${tables.map(({ name }) => `(SELECT count(*) FROM ${waiting(name)})`).join(" + ")} AS n`,
    ),
  ]);
  const replaced = tables.filter(({ name }) => name !== SEQUENCES && name !== "order_numbers");
  const texts = int(counts[0] ?? {}, "texts");
  await db.batch([
    statement("PRAGMA defer_foreign_keys = ON"),
    ...triggers.map((trigger) => statement(`DROP TRIGGER ${quoted(text(trigger, "name"))}`)),
    ...["tokens", "password_codes"].map((name) => statement(`DELETE FROM ${name}`)),
    ...replaced.map(({ name }) => statement(`DELETE FROM ${quoted(name)}`)),
    ...replaced.map(({ name, columns }) =>
      statement(
        `INSERT INTO ${quoted(name)} (${listed(columns)}) SELECT ${listed(columns)} FROM ${waiting(name)} ORDER BY rowid`,
      ),
    ),
    ...numbers(),
    // What was about to be sent may have been sent since.
    statement("UPDATE mails SET state = 'dead', error = 'restored' WHERE state IN ('waiting', 'sending')"),
    statement("INSERT INTO product_search (product_search) VALUES ('delete-all')"),
    statement("INSERT INTO order_words (order_words) VALUES ('delete-all')"),
    statement(
      "INSERT INTO order_words (rowid, number, reference) SELECT id, number, customer_reference FROM orders",
    ),
    statement("INSERT INTO people_words (people_words) VALUES ('delete-all')"),
    statement("INSERT INTO people_words (rowid, words) SELECT id, words FROM searched_people"),
    ...triggers.map((trigger) => statement(text(trigger, "sql"))),
    // Each text finds its way back into the search as after a change.
    ...Array.from({ length: Math.ceil(texts / TEXTS_AT_ONCE) }, (_, n) =>
      statement(
        "UPDATE product_texts SET name = name WHERE id IN (SELECT id FROM product_texts ORDER BY id LIMIT ? OFFSET ?)",
        TEXTS_AT_ONCE,
        n * TEXTS_AT_ONCE,
      ),
    ),
    statement(
      "INSERT INTO audit (at, who, call, target) VALUES (?, 'operator', 'restores.apply', 'all tables')",
      now,
    ),
    statement("UPDATE facts_version SET version = version + 1"),
    ...tables.map(({ name }) => dropped(waiting(name))),
  ]);
  return int(counts[0] ?? {}, "n");
}

// A shop that has gone on since the backup keeps its own count. One that has not may stand in for one that had: orders
// that the backup does not know have numbers too, and theirs are passed over.
const PASSED_OVER = 1000;

function numbers(): Statement[] {
  return [
    statement(
      `INSERT INTO order_numbers (year, last) SELECT year, last + ${PASSED_OVER} FROM ${waiting("order_numbers")} WHERE 1
       ON CONFLICT (year) DO UPDATE SET last = iif(last >= excluded.last - ${PASSED_OVER}, last, excluded.last)`,
    ),
    statement(
      `UPDATE sqlite_sequence SET seq = max(sqlite_sequence.seq, w.seq) FROM ${waiting(SEQUENCES)} w WHERE w.name = sqlite_sequence.name`,
    ),
    statement(
      `INSERT INTO sqlite_sequence (name, seq) SELECT name, seq FROM ${waiting(SEQUENCES)}
       WHERE name NOT IN (SELECT name FROM sqlite_sequence)`,
    ),
  ];
}

const waiting = (name: string): string => quoted(`restore_${name}`);
