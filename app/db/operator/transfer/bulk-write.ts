// A trigger recalculates a product for each row that changes it. For very many rows the triggers are dropped, and each
// product is recalculated once, in the batch of the rows.

import { text } from "~/db/columns";
import { quoted, type Table } from "~/db/operator/tables/table";
import { type Query, queryAll, queryCount, together } from "~/db/query";
import { type Database, type Statement, statement } from "~/platform/database";

/** From so many changed rows on, one calculation for all is quicker than one for each row. */
const MIN_CHANGED_ROWS = 5_000;
/** So many that no statement runs long. */
const PRODUCTS_PER_STATEMENT = 40_000;

/**
 * What to do before and after an import of many rows: the triggers step aside, and what they keep is counted once. Empty
 * for few rows.
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

/** The SQL of these triggers, as they are in the schema. */
const triggersQuery = (names: readonly string[]): Query<{ name: string; sql: string }[]> =>
  queryAll(
    statement(
      "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND name IN (SELECT value FROM json_each(?))",
      JSON.stringify(names),
    ),
    (row) => ({ name: text(row, "name"), sql: text(row, "sql") }),
  );
