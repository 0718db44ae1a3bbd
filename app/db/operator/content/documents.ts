// The shop's own documents, as the back office lists them: none that is a customer's.
import type { DocumentType } from "~/contract/constants/enums";
import type { Locale } from "~/contract/wire";
import { queryAll, queryCount, together } from "~/db/query";
import { type Database, type Row, statement } from "~/platform/database";
import type { Page } from "../page";

const OWN = `FROM documents d LEFT JOIN products p ON p.id = d.product_id
  WHERE d.is_public = 1 AND d.order_id IS NULL AND d.type = coalesce(?1, d.type)
    AND (?2 = '' OR instr(lower(d.title), lower(?2)) > 0 OR instr(lower(p.sku), lower(?2)) > 0)`;

/** A page of them, by title. @param search a part of the title or of the product's code; empty: all */
export const listOwnDocuments = (
  db: Database,
  { type, search, locale }: { type: DocumentType | null; search: string; locale: Locale },
  { limit, offset }: Page,
): Promise<{ count: number; rows: Row[] }> =>
  together(db, {
    count: queryCount(statement(`SELECT count(*) AS n ${OWN}`, type, search)),
    rows: queryAll(
      statement(
        `SELECT d.id, d.type, d.locale, d.title, d.mime, d.size, d.date, d.is_drawn, p.sku,
           (SELECT t.name FROM product_texts t WHERE t.product_id = p.id AND t.locale = ?3) AS name
         ${OWN} ORDER BY d.title, d.id LIMIT ?4 OFFSET ?5`,
        ...[type, search, locale, limit, offset],
      ),
      (row) => row,
    ),
  });
