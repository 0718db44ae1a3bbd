/** Rows of one table; a value that is an object or a list is stored as JSON. Columns left out take their default. */
export interface Table {
  table: string;
  rows: Iterable<object>;
}
