// Applies app/db/migrations in order. It uses wrangler's own table, so that `wrangler d1 migrations apply` and this
// tool can alternate on one database.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const MIGRATIONS = "app/db/migrations";

/**
 * Applies each file as one batch, together with the row that records it.
 * @returns the names of the files applied; empty the second time
 * @throws Error if the database has migrations that these files do not continue
 */
export async function migrate(db: D1Database): Promise<string[]> {
  await db.prepare(BOOK).run();
  const { results } = await db.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
  const done = new Set(results.map(({ name }) => name));
  const files = migrationFiles();
  const unknown = [...done].find((name) => !files.includes(name));
  if (unknown !== undefined)
    throw new Error(
      `The database has the migration ${unknown}, which this version does not have: use the version that made it, or begin a new shop with npm run reset.`,
    );
  const waiting = files.filter((name) => !done.has(name));
  for (const name of waiting) {
    const statements = splitStatements(readFileSync(join(MIGRATIONS, name), "utf8"));
    await db.batch([
      ...statements.map((sql) => db.prepare(sql)),
      db.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name),
    ]);
  }
  return waiting;
}

export const migrationFiles = (): string[] =>
  readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith(".sql"))
    .sort();

const BOOK = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

/** A semicolon ends a statement unless it is in a string, a comment, or a trigger's BEGIN … END. */
export function splitStatements(sql: string): string[] {
  const statements: string[] = [];
  let statement = "";
  let depth = 0;
  for (const [token] of sql.matchAll(TOKENS)) {
    if (token.startsWith("--") || token.startsWith("/*")) continue;
    if (/^(BEGIN|CASE)$/i.test(token)) depth += 1;
    if (/^END$/i.test(token)) depth -= 1;
    if (token === ";" && depth === 0) {
      statements.push(statement.trim());
      statement = "";
    } else statement += token;
  }
  return [...statements, statement.trim()].filter((text) => text !== "");
}

const TOKENS = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|\w+|[\s\S]/g;
