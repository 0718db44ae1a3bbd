// A CSV file for programs and spreadsheets: UTF-8, with the column names of the Shop API. Programs get commas and
// amounts like "12.50".
import type { Locale } from "~/contract/wire";
import { type CsvStyle, FOR_PROGRAMS, forSpreadsheet, writeAmount, writeRecord, writeText } from "~/csv/text";

type Value = string | number | boolean | null;

const AMOUNTS: ReadonlySet<string> = new Set([
  ...["unit_price", "total_price", "vat_rate", "price", "rows_total", "discount", "shipping_price"],
  ...["payment_surcharge", "vat", "total", "weight_kg"],
]);

/**
 * Browsers that follow a link accept HTML; programs accept CSV or send no header.
 * @param request null if only people request the file
 */
export const styleFor = (request: Request | null, locale: Locale): CsvStyle =>
  request === null || request.headers.get("Accept")?.includes("text/html")
    ? forSpreadsheet(locale)
    : FOR_PROGRAMS;

export function csvFile(
  name: string,
  columns: readonly string[],
  rows: readonly (readonly Value[])[],
  style: CsvStyle,
): Response {
  const written = (value: Value, column = ""): string => {
    if (typeof value !== "string") return String(value ?? "");
    return AMOUNTS.has(column) ? writeAmount(value, style) : writeText(value, style);
  };
  const records = [columns, ...rows.map((row) => row.map((value, n) => written(value, columns[n])))].map(
    (row) => writeRecord(row, style),
  );
  return new Response(style.start + records.join(""), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `inline; filename="${name}"`,
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
