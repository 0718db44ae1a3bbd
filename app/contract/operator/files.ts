// Import and export of tables as CSV files, and backups: CONTRACT §9.
import { z } from "zod";
import { Flag } from "~/contract/wire";

export const TableName = z.object({ table: z.string().regex(/^[a-z_]{1,40}$/) });

export const TableInfo = z.object({
  name: z.string(),
  rows: z.int(),
  /** Names in the header of its file. */
  columns: z.array(z.string()),
  key: z.array(z.string()),
  /** A record of events: it is exported, but only a backup restores it. */
  is_record: z.boolean(),
});
export type TableInfo = z.infer<typeof TableInfo>;

/**
 * `spreadsheet`: for Excel in the language of the call, with a byte order mark; with `;` and decimal commas
 * in it and es.
 */
export const ExportQuery = z.object({ spreadsheet: Flag.default(false) });

/** Identifies the parts of one file. */
export const UploadName = TableName.extend({ upload: z.uuid() });

/**
 * A file larger than MAX_IMPORT_BYTES is sent in parts, each with the header; the last one, without `more`,
 * writes them all.
 */
export const ImportQuery = z.object({
  dry_run: Flag.default(false),
  /** The same id for all parts of a file. */
  upload: z.uuid().optional(),
  /** Line number of this part's first record in the whole file. */
  line: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(2))
    .optional(),
  more: Flag.default(false),
});

export const ImportAnswer = z.object({
  rows: z.int(),
  /** Number of new or different rows; with `dry_run`, of those that would be. */
  changed: z.int(),
  /** The first 1,000; with any fault, nothing was changed. */
  faults: z.array(z.object({ line: z.int(), column: z.string(), code: z.string(), message: z.string() })),
});
export type ImportAnswer = z.infer<typeof ImportAnswer>;

const Cell = z.union([z.string(), z.number(), z.null()]);

/** The applied migrations: a backup fits only a shop with the same ones. */
const Schema = z.array(z.string());

const TableRows = z.object({ name: z.string(), rows: z.int().min(0) });

export const Backup = z.object({
  /** Id of the copy; the next backup replaces it. */
  copy: z.string(),
  schema: Schema,
  tables: z.array(TableRows.extend({ columns: z.array(z.string()) })),
});
export type Backup = z.infer<typeof Backup>;

/** Default: the copy that exists. */
const copy = z.string().max(36).optional();
export const BackupCopy = z.object({ copy });

export const BackupQuery = z.object({
  copy,
  /** `next` of the previous page. */
  after: z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number)
    .optional(),
});
export const BackupPage = z.object({
  rows: z.array(z.array(Cell)),
  /** null: the last page. */
  next: z.int().nullable(),
});
export type BackupPage = z.infer<typeof BackupPage>;

/**
 * Lists every table of the schema with the number of rows to be sent: the restore is not applied if a
 * number differs at the end.
 */
export const RestoreStart = z.object({
  schema: Schema,
  tables: z.array(TableRows).max(1000),
});
export const RestoreId = z.object({ restore: z.uuid() });
export const RestorePage = RestoreId.extend({
  columns: z.array(z.string()).max(100),
  /** Number of the table's rows before this page; a page sent twice is written once. */
  after: z.int().min(0),
  rows: z.array(z.array(Cell)).max(10_000),
});
export const RestoreAnswer = z.object({ tables: z.int(), rows: z.int() });

/** An image or a document, by its key in the bucket. */
export const ObjectName = z.object({ key: z.string().min(1).max(500) });
export const ObjectQuery = z.object({
  /** `next` of the previous page. */
  after: z.string().max(2000).optional(),
});
export const ObjectPage = z.object({
  results: z.array(z.object({ key: z.string(), size: z.int() })),
  /** null: the last page. */
  next: z.string().nullable(),
});
