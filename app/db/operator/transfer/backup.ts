// A backup is consistent: one batch copies every table, pages of the copies are then downloaded, and one
// batch restores them.

import { int, text } from "~/db/columns";
import { quoted } from "~/db/operator/tables/table";
import {
  ask,
  combine,
  combineAll,
  command,
  mapQuery,
  type Query,
  queryAll,
  queryCount,
  queryFirst,
  together,
} from "~/db/query";
import { type Database, type Statement, statement, type Value } from "~/platform/database";

export interface Schema {
  /** Names of the migrations applied to its database. */
  migrations: string[];
  tables: { name: string; columns: string[] }[];
}

/** SQLite's AUTOINCREMENT counters, exported as a table so that no id is used twice. */
export const SEQUENCES = "sequences";

// A restore ends sessions, keys of other systems and password codes; failed attempts and the rest stay
// unchanged.
const TRANSIENT_TABLES = [
  "tokens",
  "operator_sessions",
  "operator_keys",
  "password_codes",
  "attempts",
  "facts_version",
  "clock",
  "refusals",
  "job_runs",
  "job_faults",
];
const TECHNICAL_TABLES = [
  "d1_migrations",
  "imports",
  "import_rows",
  "import_faults",
  "snapshots",
  "restores",
];

/** The tables with their columns, and the applied migrations: a backup fits only the same ones. */
export async function readSchema(db: Database): Promise<Schema> {
  const { migrations, columns } = await together(db, {
    migrations: queryAll(statement("SELECT name FROM d1_migrations ORDER BY name"), (row) =>
      text(row, "name"),
    ),
    columns: queryAll(
      statement(
        `SELECT t.name AS table_name, c.name AS column_name FROM pragma_table_list t JOIN pragma_table_info(t.name) c
       WHERE t.schema = 'main' AND t.type = 'table' AND t.name NOT GLOB 'sqlite_*' AND t.name NOT GLOB '_cf_*'
         AND t.name NOT GLOB 'backup_*' AND t.name NOT GLOB 'restore_*'
       ORDER BY t.name, c.cid`,
      ),
      (row) => ({ table: text(row, "table_name"), column: text(row, "column_name") }),
    ),
  });
  const tables = new Map<string, string[]>([[SEQUENCES, ["name", "seq"]]]);
  for (const { table, column } of columns)
    if (![...TRANSIENT_TABLES, ...TECHNICAL_TABLES].includes(table))
      tables.set(table, [...(tables.get(table) ?? []), column]);
  return {
    migrations,
    tables: [...tables].map(([name, columns]) => ({ name, columns })),
  };
}

/** Copies all tables in one batch and replaces an earlier copy. @returns number of rows of each table */
export async function takeSnapshot(
  db: Database,
  { tables }: Schema,
  snapshot: { id: string; takenAt: string },
): Promise<Map<string, number>> {
  const { counts } = await together(db, {
    named: command(
      FORGOTTEN,
      statement("INSERT INTO snapshots (id, taken_at) VALUES (?, ?)", snapshot.id, snapshot.takenAt),
      // The audit log records who downloaded all of the shop's data.
      statement(
        "INSERT INTO audit (created_at, who, call, target) VALUES (?, ?, 'backups.take', 'all tables')",
        ...[snapshot.takenAt, db.actor ?? "operator"],
      ),
    ),
    counts: combineAll(tables.map(copyQuery)),
  });
  return new Map(tables.map(({ name }, index) => [name, counts[index] ?? 0]));
}

const FORGOTTEN = statement("DELETE FROM snapshots");

const copyQuery = ({ name, columns }: Schema["tables"][number]): Query<number> =>
  mapQuery(
    combine({
      copy: command(
        dropped(copyOf(name)),
        statement(`CREATE TABLE ${copyOf(name)} AS SELECT ${listed(columns)} FROM ${sourceOf(name)}`),
      ),
      rows: queryCount(statement(`SELECT count(*) AS n FROM ${copyOf(name)}`)),
    }),
    ({ rows }) => rows,
  );

export const PAGE_ROWS = 1000;

/**
 * Rows of the copy from an offset on, and the id of the copy; null id without a copy. Throws if the copied
 * tables are missing.
 */
export async function snapshotPage(
  db: Database,
  { name, columns }: Schema["tables"][number],
  after: number,
): Promise<{ copy: string | null; rows: (Value | null)[][]; next: number | null }> {
  const page = queryAll(
    statement(
      `SELECT rowid AS "row at", ${columns.map(exact).join(", ")} FROM ${copyOf(name)} WHERE rowid > ? ORDER BY rowid LIMIT ${PAGE_ROWS}`,
      after,
    ),
    (row) => row,
  );
  const { copy, rows } = await together(db, { copy: SNAPSHOT, rows: page });
  const last = rows.at(-1);
  return {
    copy,
    rows: rows.map((row) => columns.map((column) => row[column] ?? null)),
    next: last && rows.length === PAGE_ROWS ? int(last, "row at") : null,
  };
}

// A number beyond 2^53 would lose its last digits in JSON; as text it is restored exactly into a numeric
// column.
const exact = (column: string): string =>
  `iif(typeof(${quoted(column)}) = 'integer' AND abs(${quoted(column)}) >= 9007199254740992,
    CAST(${quoted(column)} AS TEXT), ${quoted(column)}) AS ${quoted(column)}`;

/** Deletes the copies of a backup. */
export async function dropSnapshot(db: Database): Promise<void> {
  const copies = await db.all("SELECT name FROM sqlite_master WHERE type = 'table' AND name GLOB 'backup_*'");
  await db.batch([...copies.map((row) => dropped(quoted(text(row, "name")))), FORGOTTEN]);
}

const SNAPSHOT: Query<string | null> = queryFirst(statement("SELECT id FROM snapshots"), (row) =>
  text(row, "id"),
);

/**
 * Deletes copies of an interrupted download. @param before ISO 8601: copies taken earlier count as
 * interrupted
 */
export async function dropOldSnapshot(db: Database, before: string): Promise<void> {
  const old = await db.first("SELECT id FROM snapshots WHERE taken_at < ?", before);
  if (old !== null) await dropSnapshot(db);
}

/** Id of the existing copies; null without copies. */
export const findSnapshot = (db: Database): Promise<string | null> => ask(db, SNAPSHOT);

export const dropped = (name: string): Statement => statement(`DROP TABLE IF EXISTS ${name}`);

export const listed = (columns: readonly string[]): string => columns.map(quoted).join(", ");

/** The table's name in SQL; id counters are in SQLite's own table. */
export const sourceOf = (name: string): string => (name === SEQUENCES ? "sqlite_sequence" : quoted(name));
const copyOf = (name: string): string => quoted(`backup_${name}`);
