// Documents and videos to download: public ones for everybody, a customer's own for that customer.
import { DOCUMENT_TYPES, type DocumentType, type ORDER_DOCUMENTS } from "~/contract/constants/enums";
import { Locale } from "~/contract/wire";
import { flag, int, intOrNull, text, textOrNull } from "~/db/columns";
import { matchesNormalized, normalizedTokens } from "~/db/normalize-search";
import { type Query, query, queryCount, together } from "~/db/query";
import { type Database, type Row, type Statement, statement, type Value } from "~/platform/database";

export interface DocumentFilters {
  type: DocumentType | null;
  /** The customer whose private documents are listed as well; null: public ones only. */
  customer: number | null;
  order: number | null;
  search: string;
  /** Null: of products and others. */
  ofProducts: boolean | null;
  /** Null: in any language. */
  publicIn: Locale | null;
}

const EVERYBODY = 0;

interface Slice {
  limit: number;
  offset: number;
}

export function listDocuments(
  db: Database,
  filters: DocumentFilters,
  slice: Slice,
): Promise<{ count: number; rows: Row[] }> {
  const isNarrow = filters.order !== null || normalizedTokens(filters.search) !== "[]";
  return together(db, isNarrow ? searched(filters, slice) : inOrder(filters, slice));
}

/** The count of all, and the rows of one page. */
interface ListQueries {
  [name: string]: Query<unknown>;
  count: Query<number>;
  rows: Query<Row[]>;
}

const SHOWN = "d.id, d.type, d.locale, d.title, d.mime, d.size, d.date";

/** Each owner's documents by an index in the order of the list, merged as far as the page goes; their number is stored. */
function inOrder(filters: DocumentFilters, { limit, offset }: Slice): ListQueries {
  const { type, customer, ofProducts, publicIn } = filters;
  const parts = [
    ...partsOf(EVERYBODY, filters),
    ...(customer === null ? [] : partsOf(customer, { ...filters, publicIn: null })),
  ];
  return {
    count: queryCount(
      statement(
        `SELECT coalesce(sum(documents), 0) AS n FROM document_counts WHERE owner_id IN (?, ?) AND type = coalesce(?, type)
       AND of_products = coalesce(?, of_products) AND (owner_id <> ${EVERYBODY} OR locale = '' OR locale = coalesce(?, locale))`,
        EVERYBODY,
        customer ?? EVERYBODY,
        type,
        ofProducts === null ? null : Number(ofProducts),
        publicIn,
      ),
    ),
    rows: query(
      statement(
        `SELECT ${SHOWN} FROM (${parts.map(({ sql }) => sql).join(" UNION ALL ")}
         ORDER BY date DESC, id DESC LIMIT ? OFFSET ?) f
       JOIN documents d ON d.id = f.id ORDER BY f.date DESC, f.id DESC`,
        ...parts.flatMap(({ params }) => params),
        limit,
        offset,
      ),
      (rows) => rows,
    ),
  };
}

/** In the order of the list each. The database merges five of them at most. */
function partsOf(owner: number, { type, ofProducts, publicIn }: DocumentFilters): Statement[] {
  const part = (index: string, where: string, ...params: Value[]) =>
    statement(
      `SELECT id, date FROM documents INDEXED BY ${index} WHERE owner_id = ? AND ${where}`,
      owner,
      ...params,
    );
  const kind = ofProducts === null ? null : Number(ofProducts);
  if (type === null)
    return (kind === null ? [0, 1] : [kind]).map((one) =>
      part("documents_listed", "of_products = ? AND coalesce(locale = ?, 1)", one, publicIn),
    );
  const ofType = "type = ? AND of_products = coalesce(?, of_products)";
  if (publicIn === null) return [part("documents_listed_by_type", ofType, type, kind)];
  return [null, publicIn].map((locale) =>
    part("documents_listed_by_language", `${ofType} AND locale IS ?`, type, kind, locale),
  );
}

/** One order's, or those with these words in their title. */
function searched(
  { type, customer, order, search, ofProducts, publicIn }: DocumentFilters,
  { limit, offset }: Slice,
): ListQueries {
  const found = matchesNormalized(`SELECT id, title AS words FROM documents
    WHERE owner_id IN (?, ?) AND ${order === null ? "? IS NULL" : "order_id = ?"} AND type = coalesce(?, type)
    AND of_products = coalesce(?, of_products) AND (owner_id <> ${EVERYBODY} OR coalesce(locale = ?, 1))`);
  const params = [
    EVERYBODY,
    customer ?? EVERYBODY,
    order,
    type,
    ofProducts === null ? null : Number(ofProducts),
    publicIn,
    normalizedTokens(search),
  ];
  return {
    count: queryCount(statement(`${found} SELECT count(*) AS n FROM found`, ...params)),
    rows: query(
      statement(
        `${found} SELECT ${SHOWN} FROM documents d WHERE d.id IN (SELECT id FROM found)
       ORDER BY d.date DESC, d.id DESC LIMIT ? OFFSET ?`,
        ...params,
        limit,
        offset,
      ),
      (rows) => rows,
    ),
  };
}

export interface StoredFile {
  id: number;
  title: string;
  type: DocumentType;
  locale: Locale | null;
  mime: string;
  date: string;
  /** The key of the bytes in R2. */
  file: string;
  isPublic: boolean;
  customer: number | null;
  order: number | null;
  /** The parcel of a delivery note. */
  shipment: number | null;
  /** The refund of a credit note. */
  refund: number | null;
  product: number | null;
  category: number | null;
  /** The shop renders it itself, when it is first fetched. */
  isDrawn: boolean;
  /** The version of the facts that it would be rendered from now; null: an order's, which is rendered once. */
  source: string | null;
  /** Rendered, and from the current version of the facts. */
  isFresh: boolean;
}

export const findFile = (db: Database, id: number): Promise<StoredFile | null> =>
  db.first<Row>(`SELECT ${FILE_COLUMNS} FROM documents d WHERE d.id = ?`, id).then(readFile);

/** An order's document of one type: an uploaded one before a rendered one. */
export const findOrderFile = (
  db: Database,
  order: number,
  type: (typeof ORDER_DOCUMENTS)[number],
): Promise<StoredFile | null> =>
  db
    .first<Row>(
      `SELECT ${FILE_COLUMNS} FROM documents d WHERE d.order_id = ? AND d.type = ?
       ORDER BY d.is_drawn, d.date DESC, d.id DESC LIMIT 1`,
      order,
      type,
    )
    .then(readFile);

const UNDRAWN = `d.is_drawn = 1 AND d.size = 0 AND (order_id IS NOT NULL OR is_public = 1)`;
/** Of a hundred pages: seconds of work each. */
const BOOKS = "('catalogue', 'price_list')";

/** Some whose file is still to be drawn: the last orders' first, then any, so that one that cannot be drawn holds up no other. */
export async function findUndrawn(db: Database, most: number): Promise<StoredFile[]> {
  const rows = await db.all<Row>(
    `SELECT ${FILE_COLUMNS} FROM documents d WHERE ${UNDRAWN} AND d.type NOT IN ${BOOKS}
     ORDER BY order_id DESC NULLS LAST, random() LIMIT ?`,
    most,
  );
  return rows.flatMap((row) => readFile(row) ?? []);
}

/** A catalogue or price list that was never rendered. Later changes are rendered on demand only. */
export const findUndrawnBook = (db: Database): Promise<StoredFile | null> =>
  db
    .first<Row>(
      `SELECT ${FILE_COLUMNS} FROM documents d WHERE ${UNDRAWN} AND d.type IN ${BOOKS} ORDER BY random() LIMIT 1`,
    )
    .then(readFile);

export const markDrawn = (drawn: readonly { id: number; size: number; source: string | null }[]): Statement =>
  statement(
    `UPDATE documents SET size = j.value ->> 'size', drawn_from = j.value ->> 'source'
     FROM json_each(?) j WHERE documents.id = j.value ->> 'id'`,
    JSON.stringify(drawn),
  );

// A data sheet depends on its product; a catalogue, a price list and a form on all reference data.
const SOURCE = `CASE WHEN d.order_id IS NULL THEN (SELECT version FROM facts_version) || ' ' ||
  coalesce((SELECT write_date FROM products WHERE id = d.product_id),
    CASE d.type WHEN 'catalogue' THEN (SELECT max(write_date) FROM products)
      WHEN 'price_list' THEN (SELECT max(write_date) FROM products) || (SELECT max(id) FROM price_history) END, '') END`;

const FILE_COLUMNS = `d.id, d.type, d.locale, d.title, d.mime, d.date, d.file, d.is_public, d.customer_id, d.order_id, d.shipment_id, d.refund_id, d.product_id,
  d.category_id, d.is_drawn, ${SOURCE} AS source, d.size > 0 AND d.drawn_from IS ${SOURCE} AS is_fresh`;

const readFile = (row: Row | null): StoredFile | null =>
  row && {
    id: int(row, "id"),
    title: text(row, "title"),
    type: DOCUMENT_TYPES.find((type) => type === row.type) ?? "technical_sheet",
    locale: Locale.nullable().parse(row.locale),
    mime: text(row, "mime"),
    date: text(row, "date"),
    file: text(row, "file"),
    isPublic: flag(row, "is_public"),
    customer: intOrNull(row, "customer_id"),
    order: intOrNull(row, "order_id"),
    shipment: intOrNull(row, "shipment_id"),
    refund: intOrNull(row, "refund_id"),
    product: intOrNull(row, "product_id"),
    category: intOrNull(row, "category_id"),
    isDrawn: flag(row, "is_drawn"),
    source: textOrNull(row, "source"),
    isFresh: flag(row, "is_fresh"),
  };
