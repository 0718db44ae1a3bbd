// The catalogue's files. A folder written by `build.mjs --scale` holds only some of them: the demo's own fill in.
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
  /** Rows as the head of the file names them; all values are texts. */
  csv<Column extends string>(name: string): Record<Column, string>[];
  json<T>(name: string): T;
  /** Whether the folder holds a file of its own, not the demo's. */
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

/** A day of the catalogue as the instant that the database keeps. */
export const startOf = (day: string): string => `${day}T00:00:00.000Z`;
