// Gapless document numbers: taken in the batch that writes the document, so that a refused batch takes no
// number.

import { int, text } from "~/db/columns";
import { writeAudited } from "~/db/operator/audit";
import { command, type Query, query } from "~/db/query";
import type { Day } from "~/domain/local-day";
import { NUMBERED_DOCUMENTS, type NumberedDocument, type TypedNumber } from "~/domain/orders/document-number";
import { type Database, type Statement, statement } from "~/platform/database";

/** The year whose series numbers a document of this day. */
export const yearOf = (day: Day): number => Number(day.slice(0, 4));

/** Takes the year's next number. */
export const takeNumber = (kind: NumberedDocument, year: number): Statement =>
  statement(
    `INSERT INTO document_numbers (kind, year, last) VALUES (?, ?, 1)
     ON CONFLICT (kind, year) DO UPDATE SET last = last + 1`,
    kind,
    year,
  );

/** SQL of the number that this batch has just taken. */
export const takenNumber = (kind: NumberedDocument, year: number): string =>
  `(SELECT printf('${NUMBERED_DOCUMENTS[kind]} %d/%05d', year, last) FROM document_numbers
    WHERE kind = '${kind}' AND year = ${year})`;

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
      ]
    : []),
  statement(
    `UPDATE document_numbers SET skipped = last - (
       SELECT count(DISTINCT key) FROM (SELECT upper(replace(invoice_number, ' ', '')) AS key FROM orders WHERE invoice_number IS NOT NULL)
       WHERE key GLOB 'FV' || year || '/[0-9]*' AND substr(key, 8) NOT GLOB '*[^0-9]*')
     WHERE kind = 'invoice'`,
  ),
];

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
