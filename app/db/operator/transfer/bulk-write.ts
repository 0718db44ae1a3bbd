// Triggers recompute a product for each changed row. For large imports the triggers are dropped, and each
// product is recomputed once, in the batch of the rows.

import { text } from "~/db/columns";
import { quoted, type Table } from "~/db/operator/tables/table";
import { type Query, queryAll, queryCount, together } from "~/db/query";
import { type Database, type Statement, statement } from "~/platform/database";

/** Number of changed rows from which on one recomputation of everything is faster than one per row. */
const MIN_CHANGED_ROWS = 5_000;
/** Limits the run time of a statement. */
const PRODUCTS_PER_STATEMENT = 40_000;

/**
 * Statements before and after a large import: they drop the triggers, recompute what the triggers maintain,
 * and create them again. Empty for few rows.
 */
export async function writeInBulk(
  db: Database,
  { bulk }: Pick<Table, "bulk">,
  changed: number,
): Promise<{ before: Statement[]; after: Statement[] }> {
  if (!bulk || changed < MIN_CHANGED_ROWS) return { before: [], after: [] };
  const { triggers, lastProduct } = await together(db, {
    triggers: triggersQuery(bulk.triggers),
    lastProduct: queryCount(statement("SELECT coalesce(max(id), 0) AS n FROM products")),
  });
  const starts = Array.from(
    { length: Math.ceil((lastProduct + 1) / PRODUCTS_PER_STATEMENT) },
    (_, n) => n * PRODUCTS_PER_STATEMENT,
  );
  return {
    before: triggers.map(({ name }) => statement(`DROP TRIGGER ${quoted(name)}`)),
    after: [
      ...starts.flatMap((from) =>
        bulk.recalculate.map((sql) => statement(sql, from, from + PRODUCTS_PER_STATEMENT - 1)),
      ),
      ...triggers.map(({ sql }) => statement(sql)),
    ],
  };
}

const triggersQuery = (names: readonly string[]): Query<{ name: string; sql: string }[]> =>
  queryAll(
    statement(
      "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND name IN (SELECT value FROM json_each(?))",
      JSON.stringify(names),
    ),
    (row) => ({ name: text(row, "name"), sql: text(row, "sql") }),
  );
