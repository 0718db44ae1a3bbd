/** Rows of one table. Objects and lists are stored as JSON. Omitted columns have their default. */
export interface Table {
  table: string;
  rows: Iterable<object>;
}
