// A table as the operator's files show it. Other rows are named by what people know (SKU, slug, user name), never by
// an id, so that a file fits another database. What is written in SQL here are names and constants of this code.
import * as cells from "~/csv/cells";
import type { FileColumn, FileRow } from "~/csv/rows";

export interface Column extends FileColumn {
  stored: string;
  /** SQL for a new row where the file lacks the column; null: a new row needs it. */
  otherwise: string | null;
  ref: Reference | null;
  /** What is written in place of the file's value, until what follows afterwards has set it; null: nothing. */
  meanwhile?: string | null;
}

/** `id` is what the column keeps, `by` what the file says. */
interface Reference {
  table: string;
  by: string;
  id: string;
}

export interface Table {
  name: string;
  columns: readonly Column[];
  /** Names of the columns that tell a row from the others; exports are in their order. */
  key: readonly string[];
  /** Where the key is unique in the database, if not simply on its stored columns. */
  conflict?: string;
  /** SQL on `t`: which of the rows are the operator's. */
  where?: string;
  /**
   * Stored columns beside the file's that each written row gets. SQL on `u`, the import, is written at each change
   * (`u.at` is now); a constant tells the operator's rows from others.
   */
  always?: Readonly<Record<string, string>>;
  /** The same for new rows alone. */
  atFirst?: Readonly<Record<string, string>>;
  /** Names of columns, beside the key, that no two rows may share. */
  unique?: readonly string[];
  /** A row may name one that the same file brings: as many passes as there are storeys. */
  storeys?: number;
  /** Names the column whose cell does not go with the others of its row; null: none. */
  refuses?: (
    cells: FileRow["cells"],
  ) => { column: string; code: string; values?: Record<string, string> } | null;
  /** SELECTs of `line`, `column` and `code`: what else may be wrong with the rows staged under ?1. */
  checks?: readonly string[];
  /** What must give way to the rows staged under ?1, in the batch that writes them. */
  beforehand?: readonly string[];
  /** What else follows from the rows staged under ?1, in the batch that wrote them. */
  afterwards?: readonly string[];
  /** Triggers that step aside for very many rows, and what does their deed for the products from ?1 to ?2. */
  bulk?: { triggers: readonly string[]; anew: readonly string[] };
  /** A record of what happened: it can be read, and comes back by a backup alone. */
  isRecord?: true;
}

interface Options {
  stored?: string;
  nullable?: boolean;
  otherwise?: string;
}

export const column = (name: string, cell: cells.Cell, options: Options = {}): Column => ({
  name,
  stored: options.stored ?? name,
  cell,
  nullable: options.nullable ?? false,
  otherwise: options.otherwise ?? (options.nullable ? "NULL" : null),
  ref: null,
});

export const optional = (name: string, cell: cells.Cell, stored = name): Column =>
  column(name, cell, { stored, nullable: true });

/** With the value that the database gives where nobody says one. */
export const preset = (name: string, cell: cells.Cell, otherwise: string, stored = name): Column =>
  column(name, cell, { stored, otherwise });

export const reference = (
  name: string,
  table: string,
  by: string,
  { nullable = false, id = "id", stored = name }: { nullable?: boolean; id?: string; stored?: string } = {},
): Column => ({
  ...column(name, by === "id" ? cells.whole({ min: 1 }) : cells.word, { stored, nullable }),
  ref: { table, by, id },
});

export const quoted = (name: string): string => `"${name}"`;

/** The staged rows of one import. */
export const STAGED = "imports u CROSS JOIN import_rows s ON s.upload = u.id";

/** What a staged row will say, where the file has the column, else what the row `t` says already. */
export const said = (name: string, stored = name): string =>
  `iif(u.heads ->> '${name}', s.cells ->> '${name}', t.${stored})`;
