// A trigger works a product out anew for each row that touches it. Where very many rows come, it steps aside, and each
// product is worked out once, in the batch that brings them.

import { int, text } from "~/db/columns";
import { type Database, type Statement, statement } from "~/platform/database";
import { quoted, type Table } from "./tables/table";

/** From so many changed rows on, once for all is quicker than once a row. */
const MANY = 5_000;
/** So many that no statement runs long. */
const PRODUCTS = 40_000;

export async function writeInBulk(
  db: Database,
  { bulk }: Table,
  changed: number,
): Promise<{ before: Statement[]; after: Statement[] }> {
  if (!bulk || changed < MANY) return { before: [], after: [] };
  const [triggers = [], [last = {}] = []] = await db.batch([
    statement(
      "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND name IN (SELECT value FROM json_each(?))",
      JSON.stringify(bulk.triggers),
    ),
    statement("SELECT coalesce(max(id), 0) AS id FROM products"),
  ]);
  const ranges = Array.from({ length: Math.ceil((int(last, "id") + 1) / PRODUCTS) }, (_, n) => n * PRODUCTS);
  return {
    before: triggers.map((trigger) => statement(`DROP TRIGGER ${quoted(text(trigger, "name"))}`)),
    after: [
      ...ranges.flatMap((from) => bulk.anew.map((sql) => statement(sql, from, from + PRODUCTS - 1))),
      ...triggers.map((trigger) => statement(text(trigger, "sql"))),
    ],
  };
}
