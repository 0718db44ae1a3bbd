// A table in the operator's CSV files. Other rows are referred to by their natural keys (SKU, slug, user name), never by
// an id, so that a file fits another database. All SQL here is made of this code's names and constants.
import * as cells from "~/csv/cells";
import type { FileColumn, FileRow } from "~/csv/rows";

export interface Column extends FileColumn {
  stored: string;
  /** SQL for a new row where the file lacks the column; null: a new row needs it. */
  otherwise: string | null;
  ref: Reference | null;
  /** SQL that is written instead of the file's value until `afterwards` has set it; null: nothing is written. */
  meanwhile?: string | null;
}

/** `id` is the stored column, `by` the one in the file. */
interface Reference {
  table: string;
  by: string;
  id: string;
}

export interface Table {
  name: string;
  columns: readonly Column[];
  /** Names of the columns that identify a row; exports are sorted by them. */
  key: readonly string[];
  /** Where the key is unique in the database, if not simply on its stored columns. */
  conflict?: string;
  /** SQL on `t`: which of the rows are the operator's. */
  where?: string;
  /**
   * Stored columns beside the file's that each written row gets. SQL on `u`, the import, is written at each change
   * (`u.created_at` is now); a constant marks the operator's rows.
   */
  always?: Readonly<Record<string, string>>;
  /** The same for new rows alone. */
  atFirst?: Readonly<Record<string, string>>;
  /** Names of columns, beside the key, that no two rows may share. */
  unique?: readonly string[];
  /** Rows may refer to rows of the same file: they are written in as many passes. */
  hierarchyDepth?: number;
  /** The fault of a cell that conflicts with its row's others; null: none. */
  refuses?: (
    cells: FileRow["cells"],
    sellerCountry: string,
  ) => { column: string; code: string; values?: Record<string, string> } | null;
  /** SELECTs of `line`, `column` and `code`: what else may be wrong with the rows staged under ?1. */
  checks?: readonly string[];
  /** Statements before the rows staged under ?1 are written, in the same batch. */
  beforehand?: readonly string[];
  /** Statements after the rows staged under ?1 were written, in the same batch. */
  afterwards?: readonly string[];
  /** Statements after rows were deleted of the thing whose key is ?1, as its product. */
  removed?: readonly string[];
  /** Triggers that are dropped for very many rows, and statements that do their work for the products from ?1 to ?2. */
  bulk?: { triggers: readonly string[]; recalculate: readonly string[] };
  /** Export only: a record of what happened, which only a backup restores. */
  isRecord?: true;
}

interface Options {
  stored?: string;
  nullable?: boolean;
  otherwise?: string;
}

/**
 * A column of a file. `stored`: the table's column, where it has another name; `otherwise`: SQL of the value where the
 * file lacks the column.
 */
export const column = (name: string, cell: cells.Cell, options: Options = {}): Column => ({
  name,
  stored: options.stored ?? name,
  cell,
  nullable: options.nullable ?? false,
  otherwise: options.otherwise ?? (options.nullable ? "NULL" : null),
  ref: null,
});

/** A column whose cell may be empty: NULL. */
export const optional = (name: string, cell: cells.Cell, stored = name): Column =>
  column(name, cell, { stored, nullable: true });

/** With a default where the file does not have the column. */
export const preset = (name: string, cell: cells.Cell, otherwise: string, stored = name): Column =>
  column(name, cell, { stored, otherwise });

/** Whether the shop shows the row: false hides it. */
export const ACTIVE = preset("is_active", cells.flag, "1");

/** A column that names a row of another table by its key; the table has that row's id. */
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

/** A name as an SQL identifier. Names come from the code's tables, never from a request. */
export const quoted = (name: string): string => `"${name}"`;

/** The staged rows of one import. */
export const STAGED = "imports u CROSS JOIN import_rows s ON s.import_id = u.id";

/** The new value: of the staged row, where the file has the column, else of the row `t`. */
export const newValue = (name: string, stored = name): string =>
  `iif(u.heads ->> '${name}', s.cells ->> '${name}', t.${stored})`;
