// Names of the fields in a record's form: `product_texts.0.name` is a cell of the first row of that table.

/** Checkbox that removes a row. */
export const REMOVED = "_remove";

/** Separates the values of one cell, as in a CSV file. */
export const BAR = "|";

/** The value of a checkbox for all member states of the European Union. */
export const ALL_EU = "EU";

/** The header cells of a field: one, or one per language. */
export const headsOf = (
  { column, isTranslated }: { column: string; isTranslated?: true },
  locales: readonly string[],
): string[] => (isTranslated ? locales.map((locale) => `${column}_${locale}`) : [column]);

/** The name of a cell: its table, its row in the form, its header cell. */
export const fieldName = (table: string, row: number, head: string): string => `${table}.${row}.${head}`;

/** Counts rows by their indexes: the largest, plus one. */
export const rowsIn = (rows: Record<string, unknown> | undefined): number =>
  Math.max(0, ...Object.keys(rows ?? {}).map((row) => Number(row) + 1));

export const rowCount = (values: Record<string, string>, table: string): number =>
  Math.max(
    0,
    ...Object.keys(values)
      .filter((name) => name.startsWith(`${table}.`))
      .map((name) => Number(name.split(".")[1]) + 1),
  );
