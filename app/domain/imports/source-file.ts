// Another shop's file, as uploaded and as rows of this shop's tables.
import type { ShopFileSource } from "~/contract/constants/shop-files";

export interface SourceRecord {
  line: number;
  cells: readonly string[];
}

export interface SourceFile {
  source: ShopFileSource;
  heads: readonly string[];
  /** One per column; "" for a column that is left out. */
  fields: readonly string[];
  records: readonly SourceRecord[];
}

export interface SourceNote {
  line: number;
  code: string;
  values: Record<string, string | number>;
}

/** A row as in a form or a file: cells by their column's name in the table's CSV file. */
export interface TypedRow {
  /** Line in the other shop's file. */
  line: number;
  cells: Record<string, string>;
}

/** Rows by table, in the order in which they are written. */
export type TypedRows = [table: string, rows: TypedRow[]][];
