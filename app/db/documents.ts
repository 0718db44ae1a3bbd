// Papers and videos that may be fetched: public ones by all, a customer's own by the customer.
import type { DocumentType, ORDER_DOCUMENTS } from "~/contract/documents";
import type { Locale } from "~/contract/wire";
import { type Database, type Row, statement } from "~/platform/database";
import { flag, int, intOrNull, text } from "./columns";
import { foldedWords, foundIn } from "./folded";

export interface DocumentFilters {
  type: DocumentType | null;
  /** Whose private papers stand beside the public ones; null: nobody's. */
  customer: number | null;
  search: string;
  /** Null: of products and others. */
  ofProducts: boolean | null;
  /** Null: in whatever language. */
  publicIn: Locale | null;
}

export async function listDocuments(
  db: Database,
  { type, customer, search, ofProducts, publicIn }: DocumentFilters,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; rows: Row[] }> {
  const found = foundIn(`SELECT id, title AS words FROM documents
    WHERE (customer = ? OR (is_public = 1 AND coalesce(locale = ?, 1)))
    AND type = coalesce(?, type) AND (product IS NOT NULL) = coalesce(?, product IS NOT NULL)`);
  const params = [
    customer,
    publicIn,
    type,
    ofProducts === null ? null : Number(ofProducts),
    foldedWords(search),
  ];
  const [counted, rows = []] = await db.batch([
    statement(`${found} SELECT count(*) AS count FROM found`, ...params),
    statement(
      `${found} SELECT id, type, locale, title, mime, size, date FROM documents
       WHERE id IN (SELECT id FROM found) ORDER BY date DESC, id DESC LIMIT ? OFFSET ?`,
      ...params,
      limit,
      offset,
    ),
  ]);
  return { count: counted?.[0] ? int(counted[0], "count") : 0, rows };
}

export interface StoredFile {
  id: number;
  title: string;
  mime: string;
  /** Where the bytes stand in R2. */
  file: string;
  isPublic: boolean;
  customer: number | null;
}

export const findFile = (db: Database, id: number): Promise<StoredFile | null> =>
  db.first<Row>(`SELECT ${FILE_COLUMNS} FROM documents WHERE id = ?`, id).then(readFile);

/** The newest of an order's papers of one type. */
export const findOrderFile = (
  db: Database,
  order: number,
  type: (typeof ORDER_DOCUMENTS)[number],
): Promise<StoredFile | null> =>
  db
    .first<Row>(
      `SELECT ${FILE_COLUMNS} FROM documents WHERE "order" = ? AND type = ? ORDER BY date DESC, id DESC LIMIT 1`,
      order,
      type,
    )
    .then(readFile);

const FILE_COLUMNS = "id, title, mime, file, is_public, customer";

const readFile = (row: Row | null): StoredFile | null =>
  row && {
    id: int(row, "id"),
    title: text(row, "title"),
    mime: text(row, "mime"),
    file: text(row, "file"),
    isPublic: flag(row, "is_public"),
    customer: intOrNull(row, "customer"),
  };
