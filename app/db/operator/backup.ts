// The whole database as one instant saw it: copied by one batch, read page by page, and put back by one batch.
import { type Database, type Row, type Statement, statement, type Value } from "~/platform/database";
import { int, text } from "../columns";
import { quoted } from "./tables/table";

export interface Schema {
  /** The names of the migrations that made it. */
  migrations: string[];
  tables: { name: string; columns: string[] }[];
}

/** AUTOINCREMENT's memory, as if it were a table of ours: no id is given twice. */
export const SEQUENCES = "sequences";

// What is not of the shop but of a moment: sessions and codes end with a restore, counts of failed tries stay.
const MOMENTARY = ["tokens", "password_codes", "attempts", "facts_version", "clock", "refusals"];
const OURS = ["d1_migrations", "imports", "import_rows", "import_faults"];

export async function readSchema(db: Database): Promise<Schema> {
  const [migrations = [], columns = []] = await db.batch([
    statement("SELECT name FROM d1_migrations ORDER BY name"),
    statement(
      `SELECT t.name AS "table", c.name AS "column" FROM pragma_table_list t JOIN pragma_table_info(t.name) c
       WHERE t.schema = 'main' AND t.type = 'table' AND t.name NOT GLOB 'sqlite_*' AND t.name NOT GLOB '_cf_*'
         AND t.name NOT GLOB 'backup_*' AND t.name NOT GLOB 'restore_*'
       ORDER BY t.name, c.cid`,
    ),
  ]);
  const tables = new Map<string, string[]>([[SEQUENCES, ["name", "seq"]]]);
  for (const row of columns) {
    const name = text(row, "table");
    if ([...MOMENTARY, ...OURS].includes(name)) continue;
    tables.set(name, [...(tables.get(name) ?? []), text(row, "column")]);
  }
  return {
    migrations: migrations.map((row) => text(row, "name")),
    tables: [...tables].map(([name, columns]) => ({ name, columns })),
  };
}

/** A copy of all tables in one batch, in place of an earlier one. The rows of each. */
export async function takeSnapshot(db: Database, { tables }: Schema): Promise<Map<string, number>> {
  const rows = await db.batch(
    tables.flatMap(({ name, columns }) => [
      statement(`DROP TABLE IF EXISTS ${copyOf(name)}`),
      statement(`CREATE TABLE ${copyOf(name)} AS SELECT ${listed(columns)} FROM ${sourceOf(name)}`),
      statement(`SELECT count(*) AS n FROM ${copyOf(name)}`),
    ]),
  );
  return new Map(tables.map(({ name }, n) => [name, int(rows[n * 3 + 2]?.[0] ?? {}, "n")]));
}

const PAGE_ROWS = 1000;

/** Rows of the copy from one on. Throws where there is no copy. */
export async function snapshotPage(
  db: Database,
  { name, columns }: Schema["tables"][number],
  after: number,
): Promise<{ rows: (Value | null)[][]; next: number | null }> {
  const rows = await db.all<Row>(
    `SELECT rowid AS "row at", ${columns.map(exact).join(", ")} FROM ${copyOf(name)} WHERE rowid > ? ORDER BY rowid LIMIT ${PAGE_ROWS}`,
    after,
  );
  const last = rows.at(-1);
  return {
    rows: rows.map((row) => columns.map((column) => row[column] ?? null)),
    next: last && rows.length === PAGE_ROWS ? int(last, "row at") : null,
  };
}

// A number beyond 2^53 would lose its last bits on the way; as text it finds back into a column of numbers.
const exact = (column: string): string =>
  `iif(typeof(${quoted(column)}) = 'integer' AND abs(${quoted(column)}) >= 9007199254740992,
    CAST(${quoted(column)} AS TEXT), ${quoted(column)}) AS ${quoted(column)}`;

export const dropSnapshot = (db: Database, { tables }: Schema): Promise<unknown> =>
  db.batch(tables.map(({ name }) => dropped(copyOf(name))));

export const hasSnapshot = async (db: Database): Promise<boolean> =>
  (await db.first(`SELECT 1 AS there FROM sqlite_master WHERE name = 'backup_${SEQUENCES}'`)) !== null;

export const dropped = (name: string): Statement => statement(`DROP TABLE IF EXISTS ${name}`);
export const listed = (columns: readonly string[]): string => columns.map(quoted).join(", ");
export const sourceOf = (name: string): string => (name === SEQUENCES ? "sqlite_sequence" : quoted(name));
const copyOf = (name: string): string => quoted(`backup_${name}`);
