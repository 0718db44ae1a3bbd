// Document numbers without gaps: taken in the batch that writes the document, so that a refused batch takes none.

import { NUMBERED_DOCUMENTS, type NumberedDocument } from "~/domain/orders/document-number";
import { romeDay } from "~/domain/rome-day";
import { type Statement, statement } from "~/platform/database";

const yearOf = (now: string): number => Number(romeDay(now).slice(0, 4));

/** Counts the year's next number. */
export const takeNumber = (kind: NumberedDocument, now: string): Statement =>
  statement(
    `INSERT INTO document_numbers (kind, year, last) VALUES (?, ?, 1)
     ON CONFLICT (kind, year) DO UPDATE SET last = last + 1`,
    kind,
    yearOf(now),
  );

/** An SQL expression: the number that this batch has just taken. */
export const takenNumber = (kind: NumberedDocument, now: string): string =>
  `(SELECT printf('${NUMBERED_DOCUMENTS[kind]} %d/%05d', year, last) FROM document_numbers
    WHERE kind = '${kind}' AND year = ${yearOf(now)})`;
