// Backup and restore of the whole shop, page by page of one instant: CONTRACT §9.
import { MAX_BACKUP_PAGES } from "~/contract/constants/limits";
import { backupText } from "~/contract/operator/backup-file";
import type { Backup, BackupPage } from "~/contract/operator/files";
import {
  dropSnapshot,
  findSnapshot,
  PAGE_ROWS,
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
export async function takeBackup(c: ServiceContext): Promise<Backup> {
  const db = longRunningDatabase(c);
  const schema = await readSchema(db);
  const copy = crypto.randomUUID();
  const rows = await takeSnapshot(db, schema, { id: copy, takenAt: c.now.toISOString() });
  return {
    copy,
    schema: schema.migrations,
    tables: schema.tables.map(({ name, columns }) => ({ name, columns, rows: rows.get(name) ?? 0 })),
  };
}

/** @throws Refusal 409 where there is no such copy, or another took its place; 404 for a table that it does not have */
export async function readBackup(
  c: ServiceContext,
  { table, after, copy }: { table: string; after: number; copy: string | undefined },
): Promise<BackupPage> {
  const schema = await readSchema(c.db);
  return pageOf(c, tableIn(schema, table), { after, copy });
}

async function pageOf(
  c: ServiceContext,
  table: Schema["tables"][number],
  { after, copy }: { after: number; copy: string | undefined },
): Promise<BackupPage> {
  const gone = new Refusal(409, "no_backup");
  try {
    const { copy: found, ...page } = await snapshotPage(c.db, table, after);
    if (found === null || found !== (copy ?? found)) throw gone;
    return page;
  } catch (cause) {
    if (cause !== gone && (await findSnapshot(c.db)) === null) throw gone;
    throw cause;
  }
}

/** Ends a backup: the copies that it was read from go, where another one did not take their place. */
export async function dropBackup(c: ServiceContext, copy: string | undefined): Promise<void> {
  const found = await findSnapshot(c.db);
  if (found === null || found === (copy ?? found)) await dropSnapshot(c.db);
}

/**
 * A whole backup, gzipped while it is read. It breaks off where another backup is begun meanwhile.
 * @throws Refusal 409 for a shop too large for one request
 */
export async function backupFile(c: ServiceContext): Promise<ReadableStream<Uint8Array>> {
  const backup = await takeBackup(c);
  const end = () => dropBackup(c, backup.copy);
  const pages = backup.tables.reduce((sum, { rows }) => sum + Math.floor(rows / PAGE_ROWS) + 1, 0);
  if (pages > MAX_BACKUP_PAGES) {
    await end();
    throw new Refusal(409, "backup_too_large");
  }
  const text = backupText(backup, { url: c.env.SHOP_URL ?? "", now: c.now }, (name, after) =>
    pageOf(c, tableIn(backup, name), { after, copy: backup.copy }),
  );
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      try {
        const piece = await text.next();
        if (!piece.done) return controller.enqueue(encoder.encode(piece.value));
        await end();
        controller.close();
      } catch (cause) {
        await end();
        throw cause;
      }
    },
    cancel: end,
  }).pipeThrough(new CompressionStream("gzip"));
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

function tableIn(schema: Pick<Schema, "tables">, name: string): Schema["tables"][number] {
  const table = schema.tables.find((one) => one.name === name);
  if (!table) throw notFound();
  return table;
}
