// Gapless document numbers: taken in the batch that writes the document, so that a refused batch takes no
// number.

import { int, oneOf, text } from "~/db/columns";
import { writeAudited } from "~/db/operator/audit";
import { command, type Query, query, queryAll } from "~/db/query";
import {
  type DocumentSeries,
  NUMBERED_DOCUMENTS,
  type NumberedDocument,
  type TypedNumber,
} from "~/domain/orders/document-number";
import { type Database, type Statement, statement } from "~/platform/database";

/** Counts the series' next number, whose letters are the kind's own from now on. */
export const takeNumber = ({ kind, prefix, year }: DocumentSeries): Statement[] => [
  statement(
    `INSERT INTO document_numbers (kind, year, last) VALUES (?, ?, 1)
     ON CONFLICT (kind, year) DO UPDATE SET last = last + 1`,
    kind,
    year,
  ),
  statement("INSERT OR IGNORE INTO document_prefixes (kind, prefix) VALUES (?, ?)", kind, prefix),
];

/** An SQL expression: the number that this batch has just taken. The letters are A to Z: INVOICE_PREFIX. */
export const takenNumber = ({ kind, prefix, year }: DocumentSeries): string =>
  `(SELECT printf('${prefix} %d/%05d', year, last) FROM document_numbers WHERE kind = '${kind}' AND year = ${year})`;

/**
 * Moves the counter past a typed number, and recounts the numbers without an invoice, because a correction
 * frees one.
 */
export const followTyped = (series: TypedNumber["series"]): Statement[] => [
  ...(series
    ? [
        statement(
          `INSERT INTO document_numbers (kind, year, last) VALUES ('invoice', ?, ?)
           ON CONFLICT (kind, year) DO UPDATE SET last = max(last, excluded.last)`,
          series.year,
          series.n,
        ),
        statement(
          "INSERT OR IGNORE INTO document_prefixes (kind, prefix) VALUES ('invoice', ?)",
          series.prefix,
        ),
      ]
    : []),
  statement(
    `UPDATE document_numbers SET skipped = last - g.given
     FROM (SELECT c.year, count(DISTINCT d.n) AS given FROM document_numbers c
       LEFT JOIN numbered_documents d ON d.kind = c.kind AND d.year = c.year WHERE c.kind = 'invoice' GROUP BY c.year) g
     WHERE kind = 'invoice' AND document_numbers.year = g.year`,
  ),
];

/** The letters that the shop's own invoices have had. */
export const invoicePrefixesQuery = (): Query<string[]> =>
  queryAll(statement("SELECT prefix FROM document_prefixes WHERE kind = 'invoice'"), (row) =>
    text(row, "prefix"),
  );

/** The letters among these that numbers have begun with; an invoice's number outside its series was typed by hand. */
export const ownedPrefixesQuery = (
  prefixes: readonly string[],
): Query<{ prefix: string; kind: NumberedDocument | null }[]> =>
  queryAll(
    statement(
      `SELECT prefix, kind FROM document_prefixes
       UNION ALL SELECT value, NULL FROM json_each(?) WHERE EXISTS (
         SELECT 1 FROM orders INDEXED BY orders_by_invoice_key
         WHERE invoice_number IS NOT NULL AND upper(replace(invoice_number, ' ', '')) > value || '0'
           AND upper(replace(invoice_number, ' ', '')) < value || ':'
           AND substr(upper(replace(invoice_number, ' ', '')), length(value) + 1) GLOB '[0-9][0-9][0-9][0-9]/[0-9]*')
         AND NOT EXISTS (SELECT 1 FROM document_prefixes WHERE prefix = value AND kind = 'invoice')`,
      JSON.stringify(prefixes),
    ),
    (row) => ({
      prefix: text(row, "prefix"),
      kind: row.kind === null ? null : oneOf(row, "kind", NUMBERED_DOCUMENTS),
    }),
  );

/** A series of numbers: of documents, or of orders. */
export type NumberSeries = NumberedDocument | "order";

const COUNTERS = `SELECT kind, year, last FROM document_numbers UNION ALL SELECT 'order', year, last FROM order_numbers`;

/** The last number of each series in a year; series without a number are left out. */
export const lastNumbersQuery = (year: number): Query<Map<string, number>> =>
  query(
    statement(`SELECT kind, last FROM (${COUNTERS}) WHERE year = ?`, year),
    (rows) => new Map(rows.map((row) => [text(row, "kind"), int(row, "last")])),
  );

/**
 * Moves a counter forward. @throws BatchRefused `number_behind` if the counter has already passed the
 * number
 */
export const setNextNumber = (
  db: Database,
  { series, year, next, now }: { series: NumberSeries; year: number; next: number; now: string },
): Promise<unknown> =>
  writeAudited(
    db,
    {
      ...{ call: "numbering.put", target: `numbering/${series}`, now, onlyItem: null },
      look: {
        sql: `SELECT json_object('next', last + 1) FROM (${COUNTERS}) WHERE kind = ? AND year = ?`,
        params: [series, year],
      },
    },
    command(
      statement(
        `INSERT INTO refusals (code) SELECT 'number_behind' FROM (${COUNTERS}) WHERE kind = ? AND year = ? AND last >= ?`,
        ...[series, year, next],
      ),
      series === "order"
        ? statement(
            `INSERT INTO order_numbers (year, last) VALUES (?1, ?2 - 1) ON CONFLICT (year) DO UPDATE SET last = excluded.last`,
            ...[year, next],
          )
        : statement(
            `INSERT INTO document_numbers (kind, year, last, skipped) VALUES (?1, ?2, ?3 - 1, ?3 - 1)
             ON CONFLICT (kind, year) DO UPDATE SET skipped = skipped + excluded.last - last, last = excluded.last`,
            ...[series, year, next],
          ),
    ),
  );
