// CSV import: rows are staged, validated against the tables and each other, and written in one batch.
import { z } from "zod";
import type { Fault } from "~/csv/fault";
import type { FileRow } from "~/csv/rows";
import { int, json, text } from "~/db/columns";
import { writeAudited } from "~/db/operator/audit";
import { quoted } from "~/db/operator/tables/table";
import { ask, combine, combineAll, command, mapQuery, type Query, query, queryAll } from "~/db/query";
import { type Database, type Statement, statement } from "~/platform/database";
import { writeInBulk } from "./bulk-write";
import { checks, faultOf } from "./import-checks";
import { sourceOf, type Upload } from "./staged";
import { writeStatements } from "./write-statements";

const ABANDONED_AFTER = "-1 day";
const MAX_FAULTS = 1000;
/** D1 limits a bound text to 2 MB. */
const MAX_CHUNK_CHARACTERS = 400_000;

/** Adds a chunk; the same chunk sent twice is stored once. Deletes what other imports left a day ago. */
export const stage = (
  db: Database,
  upload: Upload,
  rows: readonly FileRow[],
  faults: readonly Fault[],
  now: string,
): Promise<unknown> => db.batch(stageStatements(upload, rows, faults, now));

/** Statements of `stage`, so that several uploads can be staged in one batch. */
export const stageStatements = (
  { id, table, heads }: Upload,
  rows: readonly FileRow[],
  faults: readonly Fault[],
  now: string,
): Statement[] => [
  statement(
    "DELETE FROM imports WHERE created_at < strftime('%Y-%m-%dT%H:%M:%fZ', ?, ?)",
    now,
    ABANDONED_AFTER,
  ),
  statement(
    `INSERT INTO imports (id, table_name, heads, created_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET created_at = excluded.created_at`,
    id,
    table.name,
    JSON.stringify(Object.fromEntries([...heads].map((name) => [name, 1]))),
    now,
  ),
  ...[...chunksOf(rows.map((row) => JSON.stringify(row)))].map((chunk) =>
    statement(
      `INSERT OR REPLACE INTO import_rows (import_id, line, cells)
       SELECT ?, value ->> 'line', value -> 'cells' FROM json_each(?)`,
      id,
      chunk,
    ),
  ),
  statement(
    `INSERT OR REPLACE INTO import_faults (import_id, line, column_name, code, message_values)
     SELECT ?, value ->> 'line', value ->> 'column', value ->> 'code', value -> 'values' FROM json_each(?)`,
    id,
    JSON.stringify(faults.slice(0, MAX_FAULTS)),
  ),
];

/** The import of a chunk, as begun by its first chunk. */
export async function findUpload(
  db: Database,
  id: string,
): Promise<{ table: string; columns: string[] } | null> {
  const row = await db.first(`SELECT table_name, heads FROM imports WHERE id = ?`, id);
  return (
    row && {
      table: text(row, "table_name"),
      columns: Object.keys(json(row, "heads", z.record(z.string(), z.int()))),
    }
  );
}

interface ImportReport {
  rows: number;
  changed: number;
  lastLine: number;
  faults: Fault[];
}

/** One round trip that writes nothing. Faults are sorted by line. */
export const validateUpload = (db: Database, upload: Upload): Promise<ImportReport> =>
  ask(db, validationQuery(upload));

/** Query of `validateUpload`, so that several uploads can be validated in one batch. */
export function validationQuery(upload: Upload): Query<ImportReport> {
  const { from, differs } = sourceOf(upload.table, upload.heads);
  const found = combine({
    counts: query(
      statement(
        `SELECT count(*) + (SELECT count(DISTINCT line) FROM import_faults WHERE import_id = ?1) AS n, coalesce(sum(${differs}), 0) AS changed, coalesce(max(s.line), 0) AS last
       ${from} WHERE u.id = ?1`,
        upload.id,
      ),
      ([row = {}]) => ({ rows: int(row, "n"), changed: int(row, "changed"), lastLine: int(row, "last") }),
    ),
    faults: combineAll(
      checks(upload).map((sql) => queryAll(statement(`${sql} LIMIT ${MAX_FAULTS}`, upload.id), faultOf)),
    ),
  });
  return mapQuery(found, ({ counts, faults }) => {
    const inOrder = faults.flat().toSorted((a, b) => a.line - b.line);
    return { ...counts, faults: inOrder.slice(0, MAX_FAULTS) };
  });
}

/** All or nothing. @throws BatchRefused if the tables have changed since the validation */
export async function apply(
  db: Database,
  upload: Upload,
  { lastLine, changed }: ImportReport,
  now: string,
): Promise<void> {
  const look = { sql: `SELECT json_object('rows', count(*)) FROM ${quoted(upload.table.name)}`, params: [] };
  const change = { call: "files.import", target: upload.table.name, now, look };
  const { before, after } = await writeInBulk(db, upload.table, changed);
  await writeAudited(
    db,
    change,
    command(
      ...before,
      ...writeStatements(upload, lastLine),
      ...after,
      statement("DELETE FROM imports WHERE id = ?", upload.id),
    ),
  );
}

/** Deletes an import's rows and faults, written or not. */
export const dropUpload = (db: Database, upload: string): Promise<unknown> =>
  db.all("DELETE FROM imports WHERE id = ?", upload);

/** Rows as JSON lists, each short enough to be bound. */
export function* chunksOf(rows: readonly string[]): Generator<string> {
  let chunk: string[] = [];
  let characters = 0;
  for (const row of rows) {
    if (characters + row.length > MAX_CHUNK_CHARACTERS && chunk.length > 0) {
      yield `[${chunk.join(",")}]`;
      chunk = [];
      characters = 0;
    }
    chunk.push(row);
    characters += row.length;
  }
  if (chunk.length > 0) yield `[${chunk.join(",")}]`;
}
