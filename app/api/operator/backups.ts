// Backup and restore of the whole shop, page by page of one instant: CONTRACT §9.

import type { OperatorHandlers } from "~/api/http/handler";
import {
  dropSnapshot,
  hasSnapshot,
  readSchema,
  type Schema,
  snapshotPage,
  takeSnapshot,
} from "~/db/operator/backup";
import { addRows, applyRestore, beginRestore, isRestoring } from "~/db/operator/restore";
import { notFound, Refusal } from "~/services/refusal";
import { longRunningDatabase } from "./long-running-database";

export const backups: OperatorHandlers<"backups"> = {
  async take(c) {
    const db = longRunningDatabase(c);
    const schema = await readSchema(db);
    const rows = await takeSnapshot(db, schema);
    return {
      schema: schema.migrations,
      tables: schema.tables.map(({ name, columns }) => ({ name, columns, rows: rows.get(name) ?? 0 })),
    };
  },

  async read(c, { table, after = 0 }) {
    const schema = await readSchema(c.db);
    if (!(await hasSnapshot(c.db))) throw new Refusal(409, "no_backup");
    return snapshotPage(c.db, tableIn(schema, table), after);
  },

  async drop(c) {
    await dropSnapshot(c.db, await readSchema(c.db));
    return null;
  },
};

export const restores: OperatorHandlers<"restores"> = {
  async begin(c, { schema: migrations }) {
    const schema = await readSchema(c.db);
    refuseOther(migrations, schema.migrations);
    await beginRestore(c.db, schema);
    return null;
  },

  async add(c, { table, columns, after, rows }) {
    const schema = await readSchema(c.db);
    if (!(await isRestoring(c.db))) throw new Refusal(409, "no_restore");
    const there = tableIn(schema, table);
    refuseOther(columns, there.columns);
    await addRows(c.db, there, after, rows);
    return null;
  },

  async apply(c) {
    const db = longRunningDatabase(c);
    const schema = await readSchema(db);
    if (!(await isRestoring(db))) throw new Refusal(409, "no_restore");
    const rows = await applyRestore(db, schema, c.now.toISOString());
    return { tables: schema.tables.length, rows };
  },
};

function refuseOther(theirs: string[], ours: string[]): void {
  if (JSON.stringify(theirs) !== JSON.stringify(ours))
    throw new Refusal(409, "backup_of_other_schema", {
      theirs: theirs.at(-1) ?? "",
      ours: ours.at(-1) ?? "",
    });
}

function tableIn(schema: Schema, name: string): Schema["tables"][number] {
  const table = schema.tables.find((one) => one.name === name);
  if (!table) throw notFound();
  return table;
}
