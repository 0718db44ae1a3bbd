// The rows of a table, in the order of its export.
import Papa from "papaparse";
import type { Shop } from "./open-shop";

export async function rowsOf(shop: Shop, table: string): Promise<Record<string, string>[]> {
  const answer = await shop.fetch(`export/${encodeURIComponent(table)}/`, `table ${table}`);
  return Papa.parse<Record<string, string>>(await answer.text(), { header: true, skipEmptyLines: true }).data;
}
