// Restores a backup: stages its rows in separate tables, then replaces the shop's rows in one batch.

import { z } from "zod";
import { int, json, text } from "~/db/columns";
import { quoted } from "~/db/operator/tables/table";
import { queryAll, queryFirst, together } from "~/db/query";
import { type Database, type Statement, statement, type Value } from "~/platform/database";
import { dropped, listed, type Schema, SEQUENCES, sourceOf } from "./backup";

export type RowCounts = Readonly<Record<string, number>>;

const Counts = z.record(z.string(), z.int());

/**
 * Creates empty staging tables for one restore. @param expected number of rows that they must contain to be
 * applied
 */
export const beginRestore = (
  db: Database,
  { tables }: Schema,
  restore: { id: string; begunAt: string; expected: RowCounts },
): Promise<unknown> =>
  db.batch([
    statement(
      "INSERT INTO restores (id, begun_at, tables) VALUES (?, ?, ?)",
      ...[restore.id, restore.begunAt, JSON.stringify(restore.expected)],
    ),
    ...tables.map(({ name, columns }) =>
      statement(
        `CREATE TABLE ${staged(restore.id, name)} AS SELECT ${listed(columns)} FROM ${sourceOf(name)} WHERE 0`,
      ),
    ),
  ]);

/** @param after number of rows of the table before this page: the same page sent twice is stored once */
export const addRows = (
  db: Database,
  id: string,
  { name, columns }: Schema["tables"][number],
  after: number,
  rows: readonly (readonly (Value | null)[])[],
): Promise<unknown> =>
  db.all(
    `INSERT OR REPLACE INTO ${staged(id, name)} (rowid, ${listed(columns)})
     SELECT ? + key + 1, ${columns.map((_, n) => `value ->> ${n}`).join(", ")} FROM json_each(?)`,
    after,
    JSON.stringify(rows),
  );

/** Whether this restore was begun, and neither applied nor dropped. */
export const isRestoring = async (db: Database, id: string): Promise<boolean> =>
  (await db.first("SELECT 1 AS there FROM restores WHERE id = ?", id)) !== null;

/** Deletes a restore with its staging tables; the shop's data stay unchanged. */
export async function dropRestore(db: Database, id: string): Promise<void> {
  const tables = await db.all(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND substr(name, 1, length(?1)) = ?1",
    prefixOf(id),
  );
  await db.batch([...tables.map((row) => dropped(quoted(text(row, "name")))), forgotten(id)]);
}

/** Deletes restores that were never applied. @param before ISO 8601: those begun earlier */
export async function dropOldRestores(db: Database, before: string): Promise<void> {
  const old = await db.all("SELECT id FROM restores WHERE begun_at < ?", before);
  for (const row of old) await dropRestore(db, text(row, "id"));
}

// VALUES instead of a sum or a compound SELECT: D1 limits the depth of an expression and the terms of a
// compound.
const stagedCounts = (id: string, { tables }: Schema): string =>
  `(VALUES ${tables.map(({ name }) => `('${name}', (SELECT count(*) FROM ${staged(id, name)}))`).join(", ")})`;

/** Refusal code: the staging tables do not contain the number of rows that the restore announced. */
export const OTHER_ROWS = "restores.tables";

/** Ends the batch unless every staging table contains the number of rows announced at the beginning. */
const guardOf = (id: string, schema: Schema): Statement =>
  statement(
    `UPDATE restores SET tables = iif(EXISTS (SELECT 1 FROM ${stagedCounts(id, schema)}
       LEFT JOIN json_each(restores.tables) e ON e.key = column1 WHERE e.value IS NOT column2), NULL, tables) WHERE id = ?`,
    id,
  );

/** Staged and expected row counts by table; null if the restore is not in progress. */
export async function readStaged(
  db: Database,
  id: string,
  schema: Schema,
): Promise<{ staged: RowCounts; expected: RowCounts }> {
  const { staged, expected } = await together(db, {
    staged: queryAll(
      statement(`SELECT column1 AS name, column2 AS n FROM ${stagedCounts(id, schema)}`),
      (row) => [text(row, "name"), int(row, "n")] as const,
    ),
    expected: queryFirst(statement("SELECT tables FROM restores WHERE id = ?", id), (row) =>
      json(row, "tables", Counts),
    ),
  });
  return { staged: Object.fromEntries(staged), expected: expected ?? {} };
}

const TEXTS_PER_STATEMENT = 20_000;

/**
 * All or nothing. The triggers would count and record every row, so the batch drops them first and creates
 * them again last.
 * @param texts number of staged product texts: each is indexed again
 * @throws BatchRefused if the staged rows differ from the announced number
 */
export async function applyRestore(
  db: Database,
  { id, schema, texts, now }: { id: string; schema: Schema; texts: number; now: string },
): Promise<void> {
  const triggers = (await db.all("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")).map(
    (row) => ({
      name: text(row, "name"),
      sql: text(row, "sql"),
    }),
  );
  const replaced = schema.tables.filter(
    ({ name }) => ![SEQUENCES, "order_numbers", "document_numbers"].includes(name),
  );
  await db.batch([
    guardOf(id, schema),
    statement("PRAGMA defer_foreign_keys = ON"),
    ...triggers.map(({ name }) => statement(`DROP TRIGGER ${quoted(name)}`)),
    ...["tokens", "operator_sessions", "operator_keys", "password_codes", "job_faults"].map((name) =>
      statement(`DELETE FROM ${name}`),
    ),
    ...replaced.map(({ name }) => statement(`DELETE FROM ${quoted(name)}`)),
    ...replaced.map(({ name, columns }) =>
      statement(
        `INSERT INTO ${quoted(name)} (${listed(columns)}) SELECT ${listed(columns)} FROM ${staged(id, name)} ORDER BY rowid`,
      ),
    ),
    ...numbers(id),
    statement("INSERT INTO product_search (product_search) VALUES ('delete-all')"),
    statement("INSERT INTO order_words (order_words) VALUES ('delete-all')"),
    statement(
      "INSERT INTO order_words (rowid, number, reference) SELECT id, number, customer_reference FROM orders",
    ),
    statement("INSERT INTO people_words (people_words) VALUES ('delete-all')"),
    statement("INSERT INTO people_words (rowid, words) SELECT id, words FROM searched_people"),
    ...triggers.map(({ sql }) => statement(sql)),
    // Queued emails may have been sent since the backup. The triggers are back at this point, so that they
    // count as dead.
    statement("UPDATE mails SET state = 'dead', error = 'restored' WHERE state IN ('waiting', 'sending')"),
    statement(
      "UPDATE webhook_deliveries SET state = 'dead', error = 'restored' WHERE state IN ('waiting', 'sending')",
    ),
    // Each text is indexed again, as after a change.
    ...Array.from({ length: Math.ceil(texts / TEXTS_PER_STATEMENT) }, (_, n) =>
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
    ...schema.tables.map(({ name }) => dropped(staged(id, name))),
    forgotten(id),
  ]);
}

// A shop that is ahead of the backup keeps its own counter. A backup may also replace a shop that went on
// after the backup, so this many order numbers are skipped.
const SKIPPED_NUMBERS = 1000;

function numbers(id: string): Statement[] {
  return [
    statement(
      `INSERT INTO order_numbers (year, last) SELECT year, last + ${SKIPPED_NUMBERS} FROM ${staged(id, "order_numbers")} WHERE 1
       ON CONFLICT (year) DO UPDATE SET last = iif(last >= excluded.last - ${SKIPPED_NUMBERS}, last, excluded.last)`,
    ),
    // Document numbers must be gapless by law, and unique.
    statement(
      `INSERT INTO document_numbers (kind, year, last, skipped) SELECT kind, year, last, skipped FROM ${staged(id, "document_numbers")} WHERE 1
       ON CONFLICT (kind, year) DO UPDATE SET last = max(last, excluded.last), skipped = excluded.skipped`,
    ),
    statement(
      `UPDATE sqlite_sequence SET seq = max(sqlite_sequence.seq, w.seq) FROM ${staged(id, SEQUENCES)} w WHERE w.name = sqlite_sequence.name`,
    ),
    statement(
      `INSERT INTO sqlite_sequence (name, seq) SELECT name, seq FROM ${staged(id, SEQUENCES)}
       WHERE name NOT IN (SELECT name FROM sqlite_sequence)`,
    ),
  ];
}

const forgotten = (id: string): Statement => statement("DELETE FROM restores WHERE id = ?", id);

const prefixOf = (id: string): string => `restore_${id}_`;
const staged = (id: string, name: string): string => quoted(prefixOf(id) + name);
