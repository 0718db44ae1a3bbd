// Describes a table of the operator's CSV files. Rows refer to other rows by natural keys (SKU, slug, user
// name), never by id, so that a file fits another database. All SQL here consists of names and constants of
// the code.
import * as cells from "~/csv/cells";
import type { FileColumn, FileRow } from "~/csv/rows";

export interface Column extends FileColumn {
  stored: string;
  /** SQL of the value in a new row if the file lacks the column; null: a new row requires it. */
  otherwise: string | null;
  ref: Reference | null;
  /** SQL of the value to write until `afterwards` has set the file's value; null: nothing is written. */
  meanwhile?: string | null;
}

/** `id` is the stored column, `by` the column in the file. */
interface Reference {
  table: string;
  by: string;
  id: string;
}

export interface Table {
  name: string;
  columns: readonly Column[];
  /** Columns that identify a row; exports are sorted by them. */
  key: readonly string[];
  /** Conflict target, if the key is not unique on its stored columns alone. */
  conflict?: string;
  /** SQL condition on `t`: which rows belong to the operator. */
  where?: string;
  /**
   * Stored columns set in each written row, besides the file's. SQL that uses `u`, the import, is written
   * on each change (`u.created_at` is now); a constant marks the operator's rows.
   */
  always?: Readonly<Record<string, string>>;
  /** Like `always`, for new rows only. */
  atFirst?: Readonly<Record<string, string>>;
  /** Columns, besides the key, that no two rows may share. */
  unique?: readonly string[];
  /** Rows may refer to rows of the same file: number of passes in which they are written. */
  hierarchyDepth?: number;
  /** Returns the fault of a cell that conflicts with others in its row; null if the cells agree. */
  refuses?: (
    cells: FileRow["cells"],
    sellerCountry: string,
  ) => { column: string; code: string; values?: Record<string, string> } | null;
  /** SELECTs of `line`, `column` and `code`: further faults of the rows staged under ?1. */
  checks?: readonly string[];
  /** Statements before the rows staged under ?1 are written, in the same batch. */
  beforehand?: readonly string[];
  /** Statements after the rows staged under ?1 are written, in the same batch. */
  afterwards?: readonly string[];
  /** Statements after rows of the record with the key ?1 were deleted, such as of a product. */
  removed?: readonly string[];
  /**
   * Triggers that are dropped for large imports, and statements that do their work for the products from ?1
   * to ?2.
   */
  bulk?: { triggers: readonly string[]; recalculate: readonly string[] };
  /** Export only: a record of events, which only a backup restores. */
  isRecord?: true;
}

interface Options {
  stored?: string;
  nullable?: boolean;
  otherwise?: string;
}

/**
 * A column of a file. `stored`: the table's column, if it has another name; `otherwise`: SQL of the value
 * if the file lacks the column.
 */
export const column = (name: string, cell: cells.Cell, options: Options = {}): Column => ({
  name,
  stored: options.stored ?? name,
  cell,
  nullable: options.nullable ?? false,
  otherwise: options.otherwise ?? (options.nullable ? "NULL" : null),
  ref: null,
});

/** A column whose cell may be empty, which is stored as NULL. */
export const optional = (name: string, cell: cells.Cell, stored = name): Column =>
  column(name, cell, { stored, nullable: true });

/** A column with a default if the file lacks it. */
export const preset = (name: string, cell: cells.Cell, otherwise: string, stored = name): Column =>
  column(name, cell, { stored, otherwise });

/** Whether the shop shows the row: false hides it. */
export const ACTIVE = preset("is_active", cells.flag, "1");

/** A column that names a row of another table by its key; the table stores that row's id. */
export const reference = (
  name: string,
  table: string,
  by: string,
  {
    nullable = false,
    id = "id",
    stored = id === "id" ? `${name}_id` : name,
  }: { nullable?: boolean; id?: string; stored?: string } = {},
): Column => ({
  ...column(name, by === "id" ? cells.whole({ min: 1 }) : cells.word, { stored, nullable }),
  ref: { table, by, id },
});

/** Quotes an SQL identifier. Names come from the code's tables, never from a request. */
export const quoted = (name: string): string => `"${name}"`;

export const STAGED = "imports u CROSS JOIN import_rows s ON s.import_id = u.id";

/** SQL of the new value: from the staged row if the file has the column, otherwise from the row `t`. */
export const newValue = (name: string, stored = name): string =>
  `iif(u.heads ->> '${name}', s.cells ->> '${name}', t.${stored})`;
