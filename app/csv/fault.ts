// A fault of a CSV file: the line as an editor counts it, the column as the header names it.
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
