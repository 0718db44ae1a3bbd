// How the fields of a record's form are named: `product_texts.0.name` is a cell of the first row of that table.

/** Ticked in a row: it goes. */
export const REMOVED = "_remove";

/** Separates the values of one cell, as a CSV file has them. */
export const BAR = "|";

/** The value of a box that ticks every member state of the European Union. */
export const ALL_EU = "EU";

/** The header cells of a field: one, or one for each language. */
export const headsOf = (
  { column, isTranslated }: { column: string; isTranslated?: true },
  locales: readonly string[],
): string[] => (isTranslated ? locales.map((locale) => `${column}_${locale}`) : [column]);

/** The name of a cell: its table, its row in the form, its head. */
export const fieldName = (table: string, row: number, head: string): string => `${table}.${row}.${head}`;

/** Counts rows by their indexes: the largest, plus one. */
export const rowsIn = (rows: Record<string, unknown> | undefined): number =>
  Math.max(0, ...Object.keys(rows ?? {}).map((row) => Number(row) + 1));

/** How many rows of a table the values have. */
export const rowCount = (values: Record<string, string>, table: string): number =>
  Math.max(
    0,
    ...Object.keys(values)
      .filter((name) => name.startsWith(`${table}.`))
      .map((name) => Number(name.split(".")[1]) + 1),
  );
