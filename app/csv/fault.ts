// A fault of a CSV file: the line number as in an editor, the column's name as in the header.
export interface Fault {
  line: number;
  column: string;
  /** A key of locales/…/import.json. */
  code: string;
  values: Record<string, string | number>;
}

export const fault = (
  line: number,
  column: string,
  code: string,
  values: Record<string, string | number> = {},
): Fault => ({ line, column, code, values });
