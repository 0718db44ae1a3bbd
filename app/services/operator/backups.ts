// Backup and restore of the whole shop, page by page of one instant: CONTRACT §9.
import {
  dropSnapshot,
  hasSnapshot,
  readSchema,
  type Schema,
  snapshotPage,
  takeSnapshot,
} from "~/db/operator/transfer/backup";
import * as restore from "~/db/operator/transfer/restore";
import type { ServiceContext } from "~/services/context";
import { notFound, Refusal } from "~/services/refusal";
import { longRunningDatabase } from "./long-running-database";

/** Copies all tables, in place of an earlier copy. @returns what was copied */
export async function takeBackup(c: ServiceContext) {
  const db = longRunningDatabase(c);
  const schema = await readSchema(db);
  const rows = await takeSnapshot(db, schema);
  return {
    schema: schema.migrations,
    tables: schema.tables.map(({ name, columns }) => ({ name, columns, rows: rows.get(name) ?? 0 })),
  };
}

/** @throws Refusal 409 where no backup was taken, 404 for a table that it does not have */
export async function readBackup(c: ServiceContext, table: string, after: number) {
  const schema = await readSchema(c.db);
  if (!(await hasSnapshot(c.db))) throw new Refusal(409, "no_backup");
  return snapshotPage(c.db, tableIn(schema, table), after);
}

/** Ends a backup: the copies that it was read from go. */
export async function dropBackup(c: ServiceContext): Promise<void> {
  await dropSnapshot(c.db, await readSchema(c.db));
}

/** @throws Refusal 409 for a backup of another schema */
export async function beginRestore(c: ServiceContext, migrations: string[]): Promise<void> {
  const schema = await readSchema(c.db);
  refuseOther(migrations, schema.migrations);
  await restore.beginRestore(c.db, schema);
}

type RestoredRows = Parameters<typeof restore.addRows>[3];

/** @throws Refusal 409 where no restore was begun, or for other columns; 404 for an unknown table */
export async function addToRestore(
  c: ServiceContext,
  { table, columns, after, rows }: { table: string; columns: string[]; after: number; rows: RestoredRows },
): Promise<void> {
  const schema = await readSchema(c.db);
  if (!(await restore.isRestoring(c.db))) throw new Refusal(409, "no_restore");
  const there = tableIn(schema, table);
  refuseOther(columns, there.columns);
  await restore.addRows(c.db, there, after, rows);
}

/** All or nothing. @throws Refusal 409 where no restore was begun */
export async function applyRestore(c: ServiceContext): Promise<{ tables: number; rows: number }> {
  const db = longRunningDatabase(c);
  const schema = await readSchema(db);
  if (!(await restore.isRestoring(db))) throw new Refusal(409, "no_restore");
  const rows = await restore.applyRestore(db, schema, c.now.toISOString());
  return { tables: schema.tables.length, rows };
}

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
