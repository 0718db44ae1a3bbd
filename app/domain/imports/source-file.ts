// A file of another shop, as it came and as rows of this shop's tables.
import type { ShopFileSource } from "~/contract/constants/shop-files";

export interface SourceRecord {
  line: number;
  cells: readonly string[];
}

export interface SourceFile {
  source: ShopFileSource;
  heads: readonly string[];
  /** Of each column; "" for one that is left out. */
  fields: readonly string[];
  records: readonly SourceRecord[];
}

/** Worth knowing, and no reason to refuse the file. */
export interface SourceNote {
  line: number;
  code: string;
  values: Record<string, string | number>;
}

/** A row as a form or a file would have it: cells by their column's name in the file of that table. */
export interface TypedRow {
  /** In the other shop's file. */
  line: number;
  cells: Record<string, string>;
}

/** By table, in the order in which they are written. */
export type TypedRows = [table: string, rows: TypedRow[]][];
