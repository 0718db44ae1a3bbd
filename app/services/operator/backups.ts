// Backup and restore of the whole shop, in pages of one consistent snapshot: CONTRACT §9.
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
import { BatchRefused, type Database } from "~/platform/database";
import type { ServiceContext } from "~/services/context";
import { invalidField, notFound, Refusal } from "~/services/refusal";
import { longRunningDatabase } from "./long-running-database";

/** Copies all tables and replaces an earlier copy. @returns what was copied */
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

/** @throws Refusal 409 if there is no such copy, or another replaced it; 404 for an unknown table */
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

/** Ends a backup: deletes its copies, unless another backup has replaced them. */
export async function dropBackup(c: ServiceContext, copy: string | undefined): Promise<void> {
  const found = await findSnapshot(c.db);
  if (found === null || found === (copy ?? found)) await dropSnapshot(c.db);
}

/**
 * A whole backup, gzipped while it is read. The stream fails if another backup begins in the meantime.
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

/**
 * Creates the staging of one restore. @returns its id
 * @throws Refusal 409 for a backup of another schema, 400 for a backup without rows
 */
export async function beginRestore(
  c: ServiceContext,
  { schema: migrations, tables }: { schema: string[]; tables: { name: string; rows: number }[] },
): Promise<string> {
  const schema = await readSchema(c.db);
  refuseOther(migrations, schema.migrations);
  refuseOther(tables.map(({ name }) => name).sort(), schema.tables.map(({ name }) => name).sort());
  if (tables.every(({ rows }) => rows === 0)) throw invalidField("tables", "restore_empty");
  const id = crypto.randomUUID();
  await restore.beginRestore(c.db, schema, {
    id,
    begunAt: c.now.toISOString(),
    expected: Object.fromEntries(tables.map(({ name, rows }) => [name, rows])),
  });
  return id;
}

type RestoredRows = Parameters<typeof restore.addRows>[4];

/** @throws Refusal 409 if this restore is not in progress, or for other columns; 404 for an unknown table */
export async function addToRestore(
  c: ServiceContext,
  page: { restore: string; table: string; columns: string[]; after: number; rows: RestoredRows },
): Promise<void> {
  const schema = await readSchema(c.db);
  await refuseUnlessRestoring(c.db, page.restore);
  const table = tableIn(schema, page.table);
  refuseOther(page.columns, table.columns);
  await restore.addRows(c.db, page.restore, table, page.after, page.rows);
}

/**
 * All or nothing. @throws Refusal 409 if this restore is not in progress, or if a table received more or
 * fewer rows than announced at the beginning
 */
export async function applyRestore(c: ServiceContext, id: string): Promise<{ tables: number; rows: number }> {
  const db = longRunningDatabase(c);
  const schema = await readSchema(db);
  await refuseUnlessRestoring(db, id);
  try {
    const staged = await completeRows(db, id, schema);
    const texts = staged.product_texts ?? 0;
    await restore.applyRestore(db, { id, schema, texts, now: c.now.toISOString() });
    return {
      tables: schema.tables.length,
      rows: Object.values(staged).reduce((sum, rows) => sum + rows, 0),
    };
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    // Another request may have applied or dropped the restore, or added a page, since the rows were
    // counted.
    await refuseUnlessRestoring(db, id);
    if (cause instanceof BatchRefused && cause.code === restore.OTHER_ROWS)
      await completeRows(db, id, schema);
    throw cause;
  }
}

async function completeRows(db: Database, id: string, schema: Schema): Promise<restore.RowCounts> {
  const { staged, expected } = await restore.readStaged(db, id, schema);
  for (const [table, found] of Object.entries(staged))
    if (found !== expected[table])
      throw new Refusal(409, "restore_incomplete", { table, found, expected: expected[table] ?? 0 });
  return staged;
}

/** Ends a restore that is not needed. The shop's data stay unchanged. */
export const dropRestore = (c: ServiceContext, id: string): Promise<void> => restore.dropRestore(c.db, id);

async function refuseUnlessRestoring(db: Database, id: string): Promise<void> {
  if (!(await restore.isRestoring(db, id))) throw new Refusal(409, "no_restore");
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
