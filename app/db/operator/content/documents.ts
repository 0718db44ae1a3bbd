// The shop's own documents, as the back office lists and changes them. Documents of customers are excluded.
import type { DocumentType } from "~/contract/constants/enums";
import type { DocumentId } from "~/contract/ids";
import type { Locale } from "~/contract/wire";
import { int } from "~/db/columns";
import { combine, command, mapQuery, queryAll, queryCount, together } from "~/db/query";
import { type Database, type Row, type Statement, statement, type Value } from "~/platform/database";
import { writeAudited } from "../audit";
import type { Page } from "../page";

const IS_OWN = "d.is_public = 1 AND d.order_id IS NULL AND d.customer_id IS NULL";
const OWN = `FROM documents d LEFT JOIN products p ON p.id = d.product_id WHERE ${IS_OWN}`;
const FOUND = `${OWN} AND d.type = coalesce(?1, d.type)
    AND (?2 = '' OR instr(lower(d.title), lower(?2)) > 0 OR instr(lower(p.sku), lower(?2)) > 0)`;

/** All editable columns as one text. */
const STATE = "json_array(d.type, d.locale, d.title, d.product_id, d.file)";

const columnsIn = (
  locale: "?2" | "?3",
) => `d.id, d.type, d.locale, d.title, d.mime, d.size, d.date, d.is_drawn, d.file, ${STATE} AS state, p.sku,
  (SELECT t.name FROM product_texts t WHERE t.product_id = coalesce(p.parent_id, p.id) AND t.locale = ${locale}) AS name`;

/** A page of documents, by title. @param search part of the title or of the product's code; empty: all */
export const listOwnDocuments = (
  db: Database,
  { type, search, locale }: { type: DocumentType | null; search: string; locale: Locale },
  { limit, offset }: Page,
): Promise<{ count: number; rows: Row[] }> =>
  together(db, {
    count: queryCount(statement(`SELECT count(*) AS n ${FOUND}`, type, search)),
    rows: queryAll(
      statement(
        `SELECT ${columnsIn("?3")} ${FOUND} ORDER BY d.sort_name, d.id LIMIT ?4 OFFSET ?5`,
        ...[type, search, locale, limit, offset],
      ),
      (row) => row,
    ),
  });

/** Null also for a document of a customer or an order. */
export const findOwnDocument = (db: Database, id: DocumentId, locale: Locale): Promise<Row | null> =>
  db.first(`SELECT ${columnsIn("?2")} ${OWN} AND d.id = ?1`, id, locale);

export interface OwnDocument {
  type: DocumentType;
  locale: Locale | null;
  title: string;
  product: string | null;
}

export interface DocumentFile {
  /** Key of the file in R2. */
  file: string;
  mime: string;
  size: number;
}

const LOOK = `SELECT json_object('type', d.type, 'locale', d.locale, 'title', d.title, 'product', p.sku, 'file', d.file)
  FROM documents d LEFT JOIN products p ON p.id = d.product_id WHERE d.id = `;

/** @throws BatchRefused `product_not_found` */
export const addOwnDocument = (
  db: Database,
  { type, locale, title, product }: OwnDocument,
  { file, mime, size }: DocumentFile,
  now: string,
): Promise<DocumentId> =>
  writeAudited(
    db,
    {
      call: "documents.create",
      target: `document/${title}`,
      now,
      look: { sql: `${LOOK} (SELECT id FROM documents WHERE file = ?)`, params: [file] },
    },
    mapQuery(
      combine({
        added: command(
          productKnown(product),
          statement(
            `UPDATE document_ids SET
               last = max(last, (SELECT coalesce(max(id), 0) FROM documents WHERE id < 1000000)) + 1`,
          ),
          statement(
            `INSERT INTO documents (id, type, locale, title, product_id, is_public, mime, size, date, file)
             SELECT last, ?, ?, ?, (SELECT id FROM products WHERE sku = ?), 1, ?, ?, ?, ? FROM document_ids`,
            ...[type, locale, title, product, mime, size, now, file],
          ),
        ),
        ids: queryAll(statement("SELECT last FROM document_ids"), (row) => int(row, "last")),
      }),
      ({ ids: [id = 0] }) => id as DocumentId,
    ),
  );

/**
 * @param state of the document when it was read. @throws BatchRefused `edited_by_another`,
 * `product_not_found`
 */
export const editOwnDocument = (
  db: Database,
  id: DocumentId,
  state: string,
  { type, locale, title, product }: OwnDocument,
  now: string,
): Promise<null> =>
  change(db, "documents.edit", id, now, [
    unchanged(id, state),
    productKnown(product),
    statement(
      `UPDATE documents SET type = ?, locale = ?, title = ?, product_id = (SELECT id FROM products WHERE sku = ?)
       WHERE id = ?`,
      ...[type, locale, title, product, id],
    ),
  ]);

/** @param state of the document when it was read. @throws BatchRefused `edited_by_another` */
export const replaceDocumentFile = (
  db: Database,
  id: DocumentId,
  state: string,
  { file, mime, size }: DocumentFile,
  now: string,
): Promise<null> =>
  change(db, "documents.put", id, now, [
    unchanged(id, state),
    statement(
      "UPDATE documents SET file = ?, mime = ?, size = ?, date = ? WHERE id = ?",
      ...[file, mime, size, now, id],
    ),
  ]);

/** @param state of the document when it was read. @throws BatchRefused `edited_by_another` */
export const deleteOwnDocument = (db: Database, id: DocumentId, state: string, now: string): Promise<null> =>
  change(db, "documents.delete", id, now, [
    unchanged(id, state),
    statement("DELETE FROM documents WHERE id = ?", id),
  ]);

const change = (db: Database, call: string, id: DocumentId, now: string, statements: Statement[]) =>
  writeAudited(
    db,
    { call, target: `document/${id}`, now, look: { sql: `${LOOK} ?`, params: [id] } },
    command(...statements),
  );

/** Ends the batch if the document was changed since it was read. */
const unchanged = (id: DocumentId, state: string): Statement =>
  statement(
    `INSERT INTO refusals (code) SELECT 'edited_by_another'
     WHERE (SELECT ${STATE} FROM documents d WHERE d.id = ? AND ${IS_OWN} AND d.is_drawn = 0) IS NOT ?`,
    id,
    state,
  );

const productKnown = (sku: Value): Statement =>
  statement(
    `INSERT INTO refusals (code) SELECT 'product_not_found'
     WHERE ?1 IS NOT NULL AND NOT EXISTS (SELECT 1 FROM products WHERE sku = ?1)`,
    sku,
  );

export const isDocumentFile = async (db: Database, file: string): Promise<boolean> =>
  (await db.first("SELECT 1 AS there FROM documents WHERE file = ? LIMIT 1", file)) !== null;
