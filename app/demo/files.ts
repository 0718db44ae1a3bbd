// The catalogue's files. A folder written by `build.mjs --scale` contains only some of them: the others are read from
// the demo.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Papa from "papaparse";

export const CATALOGUE = "app/demo/catalogue";

export interface Text {
  it: string;
  en: string;
  es: string;
}
export const LOCALES = ["it", "en", "es"] as const;

export interface Files {
  /** Rows by the column names of the file. All values are texts. */
  csv<Column extends string>(name: string): Record<Column, string>[];
  json<T>(name: string): T;
  /** Whether the folder itself contains the file. */
  owns(name: string): boolean;
}

export function openFiles(folder: string): Files {
  const owns = (name: string) => existsSync(join(folder, name));
  const read = (name: string) => readFileSync(join(owns(name) ? folder : CATALOGUE, name), "utf8");
  return {
    owns,
    csv: <Column extends string>(name: string) =>
      Papa.parse<Record<Column, string>>(read(name), { header: true, skipEmptyLines: true }).data,
    json<T>(name: string): T {
      return JSON.parse(read(name));
    },
  };
}

/** Returns the instant at which a day of the catalogue starts, as the database stores it. */
export const startOf = (day: string): string => `${day}T00:00:00.000Z`;
