// Loads the demo world into an empty database, once: a row in settings records it. A load that was cut off starts over.
import { fileOf, mimeOf } from "~/demo/pictures";
import type { Table } from "~/demo/table";
import { bottega, type World } from "~/demo/worlds";
import { hashPassword } from "~/platform/password-hash";
import type { Stores } from "./local/stores-worker";
import { DEVELOPMENT_PEPPER } from "./serve";

export class NotEmpty extends Error {}

/**
 * @param world the default is the first demo
 * @param report called with the number of rows loaded so far
 * @returns whether anything was loaded
 */
export async function seedDemoWorld(
  { db, putFiles }: Stores,
  { world = bottega(), report = () => {} }: { world?: World; report?: (rows: number) => void } = {},
): Promise<boolean> {
  const state = await readState(db);
  if (state === "loaded") return false;
  if (state === "loading") await empty(db, [...world.tables("")]);
  await writeState(db, "loading");
  const passwordHash = world.password === null ? "" : await hashPassword(world.password, DEVELOPMENT_PEPPER);
  let rows = 0;
  for (const table of world.tables(passwordHash)) {
    for (const chunk of chunksOf(table)) {
      await db.prepare(chunk.sql).bind(chunk.json).run();
      rows += chunk.rows;
      report(rows);
    }
  }
  await putFiles(
    world.pictures().map((picture) => ({
      key: `img/${fileOf(picture)}`,
      base64: Buffer.from(picture.body).toString("base64"),
      contentType: mimeOf(picture),
    })),
  );
  await writeState(db, "loaded");
  return true;
}

async function readState(db: D1Database): Promise<string | null> {
  const state = await db
    .prepare("SELECT value ->> '$' AS state FROM settings WHERE key = ?")
    .bind(MARK)
    .first("state");
  if (typeof state === "string") return state;
  const { n } = (await db
    .prepare("SELECT (SELECT count(*) FROM users) + (SELECT count(*) FROM products) AS n")
    .first<{ n: number }>()) ?? { n: 0 };
  if (n > 0)
    throw new NotEmpty("the database holds a shop already; the demo world is loaded into an empty one only");
  return null;
}

const writeState = (db: D1Database, state: "loading" | "loaded") =>
  db
    .prepare("INSERT OR REPLACE INTO settings (key, value, write_date) VALUES (?, json_quote(?), ?)")
    .bind(MARK, state, new Date().toISOString())
    .run();

const MARK = "DEMO_WORLD";

// Referring tables first.
async function empty(db: D1Database, tables: Table[]): Promise<void> {
  for (const name of new Set(tables.map(({ table }) => table).reverse()))
    await db.prepare(`DELETE FROM ${name} ${OWN[name] ?? ""}`).run();
}

/** Rows to keep: the forms that the migrations insert. */
const OWN: Record<string, string> = { documents: "WHERE file NOT LIKE 'forms/%'" };

// One statement per chunk: a parameter may be a long text, and inserting rows one by one is a hundred times slower.
const MAX_CHUNK_BYTES = 900_000;

function* chunksOf({ table, rows }: Table): Generator<{ sql: string; json: string; rows: number }> {
  let columns: string[] = [];
  let chunk: string[] = [];
  let bytes = 0;
  const take = () => {
    const values = columns.map((_, index) => `value ->> ${index}`);
    const quoted = columns.map((column) => `"${column}"`);
    const sql = `INSERT INTO ${table} (${quoted.join(", ")}) SELECT ${values.join(", ")} FROM json_each(?)`;
    const taken = { sql, json: `[${chunk.join(",")}]`, rows: chunk.length };
    chunk = [];
    bytes = 0;
    return taken;
  };
  for (const row of rows) {
    if (columns.length === 0) columns = Object.keys(row);
    const cells = new Map(Object.entries(row));
    const unknown = [...cells.keys()].find((key) => !columns.includes(key));
    if (unknown) throw new Error(`${table}: the first row has no ${unknown}`);
    const json = JSON.stringify(columns.map((column) => cells.get(column)));
    if (bytes + Buffer.byteLength(json) > MAX_CHUNK_BYTES) yield take();
    chunk.push(json);
    bytes += Buffer.byteLength(json) + 1;
  }
  if (chunk.length > 0) yield take();
}
