// Restore of a backup: its rows are staged in tables of their own, then one batch replaces the shop's rows with them.

import { int, text } from "~/db/columns";
import { quoted } from "~/db/operator/tables/table";
import { query, queryAll, together } from "~/db/query";
import { type Database, type Statement, statement, type Value } from "~/platform/database";
import { dropped, listed, type Schema, SEQUENCES, sourceOf } from "./backup";

/** Creates empty staging tables, in place of those of an earlier attempt. */
export const beginRestore = (db: Database, { tables }: Schema): Promise<unknown> =>
  db.batch(
    tables.flatMap(({ name, columns }) => [
      dropped(staged(name)),
      statement(`CREATE TABLE ${staged(name)} AS SELECT ${listed(columns)} FROM ${sourceOf(name)} WHERE 0`),
    ]),
  );

/** @param after how many rows of the table came before: the same page sent twice is stored once */
export const addRows = (
  db: Database,
  { name, columns }: Schema["tables"][number],
  after: number,
  rows: readonly (readonly (Value | null)[])[],
): Promise<unknown> =>
  db.all(
    `INSERT OR REPLACE INTO ${staged(name)} (rowid, ${listed(columns)})
     SELECT ? + key + 1, ${columns.map((_, n) => `value ->> ${n}`).join(", ")} FROM json_each(?)`,
    after,
    JSON.stringify(rows),
  );

/** Whether rows of a backup wait to be restored. */
export const isRestoring = async (db: Database): Promise<boolean> =>
  (await db.first(`SELECT 1 AS there FROM sqlite_master WHERE name = 'restore_${SEQUENCES}'`)) !== null;

const TEXTS_PER_STATEMENT = 20_000;

/**
 * All or nothing. The triggers would count and record every row, so they are dropped first and created again last, in the
 * same batch.
 * @returns the number of rows restored
 */
export async function applyRestore(db: Database, { tables }: Schema, now: string): Promise<number> {
  const { triggers, counts } = await together(db, {
    triggers: queryAll(statement("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'"), (row) => ({
      name: text(row, "name"),
      sql: text(row, "sql"),
    })),
    counts: query(
      statement(
        `SELECT (SELECT coalesce(max(rowid), 0) FROM ${staged("product_texts")}) AS texts,
         ${tables.map(({ name }) => `(SELECT count(*) FROM ${staged(name)})`).join(" + ")} AS n`,
      ),
      ([row = {}]) => ({ rows: int(row, "n"), texts: int(row, "texts") }),
    ),
  });
  const replaced = tables.filter(
    ({ name }) => ![SEQUENCES, "order_numbers", "document_numbers"].includes(name),
  );
  await db.batch([
    statement("PRAGMA defer_foreign_keys = ON"),
    ...triggers.map(({ name }) => statement(`DROP TRIGGER ${quoted(name)}`)),
    ...["tokens", "operator_sessions", "password_codes"].map((name) => statement(`DELETE FROM ${name}`)),
    ...replaced.map(({ name }) => statement(`DELETE FROM ${quoted(name)}`)),
    ...replaced.map(({ name, columns }) =>
      statement(
        `INSERT INTO ${quoted(name)} (${listed(columns)}) SELECT ${listed(columns)} FROM ${staged(name)} ORDER BY rowid`,
      ),
    ),
    ...numbers(),
    statement("INSERT INTO product_search (product_search) VALUES ('delete-all')"),
    statement("INSERT INTO order_words (order_words) VALUES ('delete-all')"),
    statement(
      "INSERT INTO order_words (rowid, number, reference) SELECT id, number, customer_reference FROM orders",
    ),
    statement("INSERT INTO people_words (people_words) VALUES ('delete-all')"),
    statement("INSERT INTO people_words (rowid, words) SELECT id, words FROM searched_people"),
    ...triggers.map(({ sql }) => statement(sql)),
    // Emails that were queued may have been sent since. With the triggers back, they are counted as dead.
    statement("UPDATE mails SET state = 'dead', error = 'restored' WHERE state IN ('waiting', 'sending')"),
    // Each text is indexed again, as after a change.
    ...Array.from({ length: Math.ceil(counts.texts / TEXTS_PER_STATEMENT) }, (_, n) =>
      statement(
        "UPDATE product_texts SET name = name WHERE id IN (SELECT id FROM product_texts ORDER BY id LIMIT ? OFFSET ?)",
        TEXTS_PER_STATEMENT,
        n * TEXTS_PER_STATEMENT,
      ),
    ),
    statement(
      "INSERT INTO audit (created_at, who, call, target) VALUES (?, 'operator', 'restores.apply', 'all tables')",
      now,
    ),
    statement("UPDATE facts_version SET version = version + 1"),
    ...tables.map(({ name }) => dropped(staged(name))),
  ]);
  return counts.rows;
}

// A shop that is newer than the backup keeps its own counter. Another shop may replace one that had gone on: it skips the
// numbers of orders that the backup does not have.
const SKIPPED_NUMBERS = 1000;

function numbers(): Statement[] {
  return [
    statement(
      `INSERT INTO order_numbers (year, last) SELECT year, last + ${SKIPPED_NUMBERS} FROM ${staged("order_numbers")} WHERE 1
       ON CONFLICT (year) DO UPDATE SET last = iif(last >= excluded.last - ${SKIPPED_NUMBERS}, last, excluded.last)`,
    ),
    // Without gaps, as the law wants them; none is given twice.
    statement(
      `INSERT INTO document_numbers (kind, year, last, skipped) SELECT kind, year, last, skipped FROM ${staged("document_numbers")} WHERE 1
       ON CONFLICT (kind, year) DO UPDATE SET last = max(last, excluded.last), skipped = excluded.skipped`,
    ),
    statement(
      `UPDATE sqlite_sequence SET seq = max(sqlite_sequence.seq, w.seq) FROM ${staged(SEQUENCES)} w WHERE w.name = sqlite_sequence.name`,
    ),
    statement(
      `INSERT INTO sqlite_sequence (name, seq) SELECT name, seq FROM ${staged(SEQUENCES)}
       WHERE name NOT IN (SELECT name FROM sqlite_sequence)`,
    ),
  ];
}

const staged = (name: string): string => quoted(`restore_${name}`);
