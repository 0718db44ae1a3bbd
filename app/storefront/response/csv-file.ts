// A CSV file for programs and spreadsheets: UTF-8, commas, column names of the Shop API, amounts as "12.50".
import { guarded, writeRecord } from "~/csv/text";

type Value = string | number | boolean | null;

export function csvFile(
  name: string,
  columns: readonly string[],
  rows: readonly (readonly Value[])[],
): Response {
  const records = [columns, ...rows].map((row) =>
    writeRecord(row.map((value) => (typeof value === "string" ? guarded(value) : String(value ?? "")))),
  );
  return new Response(records.join(""), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `inline; filename="${name}"`,
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
