// Export and import of the shop's tables as CSV (CONTRACT §9).
import { offeredLocales } from "~/contract/constants/settings";
import type { Locale } from "~/contract/wire";
import { type Fault, fault } from "~/csv/fault";
import { columnsIn, type FileRows, headRecord, headsOf, readRows, rowRecord } from "~/csv/rows";
import { type CsvStyle, fileOfPages } from "~/csv/text";
import { TABLES, tableNamed } from "~/db/operator/tables/all-tables";
import type { Table } from "~/db/operator/tables/table";
import { tablePages } from "~/db/operator/transfer/export";
import { apply, dropUpload, findUpload, stage, validateUpload } from "~/db/operator/transfer/import";
import type { Upload } from "~/db/operator/transfer/staged";
import { countRows } from "~/db/operator/transfer/table-counts";
import { shopData } from "~/db/shop/shop-data";
import { BatchRefused } from "~/platform/database";
import type { ServiceContext } from "~/services/context";
import { notFound, Refusal } from "~/services/refusal";
import { longRunningDatabase } from "./long-running-database";

export interface TableHead {
  name: string;
  rows: number;
  columns: string[];
  key: string[];
  /** Export only: a record of events. */
  is_record: boolean;
}

/** Tables that can be imported and exported, with their columns, keys and row counts. */
export async function listTables(c: ServiceContext): Promise<TableHead[]> {
  const [counts, locales] = await Promise.all([countRows(c.db, TABLES), shopLocales(c)]);
  return TABLES.map((table, n) => ({
    name: table.name,
    rows: counts[n] ?? 0,
    columns: columnsIn(table.columns, locales).flatMap(headsOf),
    key: [...table.key],
    is_record: table.isRecord === true,
  }));
}

/** The table's rows in UTF-8, read from the database in pages. @throws Refusal 404 for an unknown table */
export async function exportTable(
  c: ServiceContext,
  name: string,
  style: CsvStyle,
): Promise<ReadableStream<Uint8Array>> {
  const table = tableNamed(name);
  if (!table) throw notFound();
  const columns = columnsIn(table.columns, await shopLocales(c));
  const pages = tablePages(longRunningDatabase(c), table);
  return fileOfPages(headRecord(columns, style), async () => {
    const page = await pages.next();
    const rows = page.done ? [] : page.value;
    return { text: rows.map((row) => rowRecord(columns, row, style)).join(""), isLast: page.done === true };
  });
}

/** The table to import. @throws Refusal 404, or 409 if the table is export only */
export function tableToImport(name: string): Table {
  const table = tableNamed(name);
  if (!table) throw notFound();
  if (table.isRecord) throw new Refusal(409, "table_is_record", { table: name });
  return table;
}

export interface ImportPart {
  /** The same id for all parts of one upload; null for a single part. */
  id: string | null;
  csv: string;
  /** Line number of the part's first record in the whole file. */
  firstLine: number | undefined;
  hasMore: boolean;
  isDryRun: boolean;
}

export interface ImportResult {
  rows: number;
  changed: number;
  faults: readonly Fault[];
}

/**
 * Stages a part; after the last one, validates all rows and, unless one has a fault, writes them in one
 * batch. @throws Refusal 409
 */
export async function importTable(c: ServiceContext, table: Table, part: ImportPart): Promise<ImportResult> {
  const read = readRows(part.csv, table.columns, table.key, part.firstLine, await shopLocales(c));
  if (read.columns.length === 0) return { rows: 0, changed: 0, faults: read.faults };
  const db = longRunningDatabase(c);
  const upload: Upload = { id: part.id ?? crypto.randomUUID(), table, heads: new Set(read.columns) };
  refuseOther(await findUpload(db, upload.id), upload);
  const faults = [...read.faults, ...refusedRows(table, read, (await shopData(c)).sellerCountry)];
  const faulty = new Set(faults.map(({ line }) => line));
  const good = read.rows.filter((row) => !faulty.has(row.line));
  await stage(db, upload, good, faults, c.now.toISOString());
  if (part.hasMore) return { rows: read.rows.length, changed: 0, faults };

  if (!part.isDryRun) return write(c, upload);
  const checked = await validateUpload(db, upload);
  await dropUpload(db, upload.id);
  return unlessFaulty(checked);
}

/** Reports what a staged upload would change. @throws Refusal 404 if the table has no such upload */
export const checkImport = async (c: ServiceContext, table: Table, id: string): Promise<ImportResult> =>
  unlessFaulty(await validateUpload(longRunningDatabase(c), await stagedUpload(c, table, id)));

/**
 * Writes a staged upload, unless it has a fault. @throws Refusal 404, or 409 if the shop has changed in the
 * meantime
 */
export const applyImport = async (c: ServiceContext, table: Table, id: string): Promise<ImportResult> =>
  write(c, await stagedUpload(c, table, id));

async function stagedUpload(c: ServiceContext, table: Table, id: string): Promise<Upload> {
  const staged = await findUpload(c.db, id);
  if (staged?.table !== table.name) throw notFound();
  return { id, table, heads: new Set(staged.columns) };
}

async function write(c: ServiceContext, upload: Upload): Promise<ImportResult> {
  const db = longRunningDatabase(c);
  const checked = await validateUpload(db, upload);
  if (checked.faults.length > 0 || checked.changed === 0) {
    await dropUpload(db, upload.id);
    return unlessFaulty(checked);
  }
  try {
    await apply(db, upload, checked, c.now.toISOString());
  } catch (error) {
    if (!(error instanceof BatchRefused)) throw error;
    await dropUpload(db, upload.id);
    throw new Refusal(409, "import_refused", { cause: error.code });
  }
  return checked;
}

const unlessFaulty = (checked: ImportResult): ImportResult => ({
  ...checked,
  changed: checked.faults.length > 0 ? 0 : checked.changed,
});

// Rows with valid cells may still conflict with each other.
function refusedRows(table: Table, { rows, faults }: FileRows, sellerCountry: string): Fault[] {
  if (!table.refuses) return [];
  const known = new Set(faults.map(({ line }) => line));
  return rows.flatMap(({ line, cells }) => {
    const refused = known.has(line) ? null : table.refuses?.(cells, sellerCountry);
    return refused ? [fault(line, refused.column, refused.code, refused.values)] : [];
  });
}

function refuseOther(begun: { table: string; columns: string[] } | null, upload: Upload): void {
  const isSame =
    !begun ||
    (begun.table === upload.table.name &&
      begun.columns.length === upload.heads.size &&
      begun.columns.every((name) => upload.heads.has(name)));
  if (!isSame) throw new Refusal(409, "import_parts_differ");
}

const shopLocales = async (c: ServiceContext): Promise<readonly Locale[]> =>
  offeredLocales((await shopData(c)).settings.get("LOCALES"));
