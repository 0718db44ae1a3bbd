// Documents and videos to download: public ones for everybody, a customer's own for that customer.

import type { DocumentType } from "~/contract/constants/enums";
import type { CustomerId, OrderId } from "~/contract/ids";
import type { Locale } from "~/contract/wire";
import { matchesNormalized, normalizedTokens } from "~/db/normalize-search";
import { type Query, query, queryCount, together } from "~/db/query";
import { type Database, type Row, type Statement, statement, type Value } from "~/platform/database";

export interface DocumentFilters {
  type: DocumentType | null;
  /** The customer whose private documents are included; null: public ones only. */
  customer: CustomerId | null;
  order: OrderId | null;
  search: string;
  /** Null: both documents of products and others. */
  ofProducts: boolean | null;
  /** Null: any language. */
  publicIn: Locale | null;
}

const EVERYBODY = 0;

interface Slice {
  limit: number;
  offset: number;
}

/** A page of public documents and of the customer's own, newest first. */
export function listDocuments(
  db: Database,
  filters: DocumentFilters,
  slice: Slice,
): Promise<{ count: number; rows: Row[] }> {
  const isNarrow = filters.order !== null || normalizedTokens(filters.search) !== "[]";
  return together(db, isNarrow ? searched(filters, slice) : inOrder(filters, slice));
}

interface ListQueries {
  [name: string]: Query<unknown>;
  count: Query<number>;
  rows: Query<Row[]>;
}

/** `number`: number of the order, parcel, invoice or credit note that the document is rendered from. */
const SHOWN = `d.id, d.type, d.locale, d.title, d.mime, d.size, d.date,
  iif(d.is_drawn = 1, CASE d.type
    WHEN 'order_confirmation' THEN (SELECT number FROM orders WHERE id = d.order_id)
    WHEN 'invoice' THEN (SELECT invoice_number FROM orders WHERE id = d.order_id)
    WHEN 'delivery_note' THEN (SELECT number FROM shipments WHERE id = d.shipment_id)
    WHEN 'credit_note' THEN (SELECT number FROM order_refunds WHERE id = d.refund_id) END, NULL) AS number`;

/**
 * Reads each owner's documents from an index in list order, merged up to the end of the page; the counts
 * are stored.
 */
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

/** One SELECT per owner, each in list order. D1 merges five of them at most. */
function partsOf(
  owner: CustomerId | typeof EVERYBODY,
  { type, ofProducts, publicIn }: DocumentFilters,
): Statement[] {
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

/** Documents of one order, or with the words of the search in their title. */
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
