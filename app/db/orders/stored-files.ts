// Files of documents: uploaded, or rendered by the shop on the first download.

import { DOCUMENT_TYPES, type DocumentType, type ORDER_DOCUMENTS } from "~/contract/constants/enums";
import type {
  CategoryId,
  CustomerId,
  DocumentId,
  OrderId,
  OrderRefundId,
  ProductId,
  ShipmentId,
} from "~/contract/ids";
import { Locale } from "~/contract/wire";
import { customerIdOrNull, flag, int, intOrNull, text, textOrNull } from "~/db/columns";
import { notSetAside } from "~/db/jobs/faults";
import { type Database, type Row, type Statement, statement } from "~/platform/database";

export interface StoredFile {
  id: DocumentId;
  title: string;
  type: DocumentType;
  locale: Locale | null;
  mime: string;
  date: string;
  /** Key of the file in R2. */
  file: string;
  isPublic: boolean;
  customer: CustomerId | null;
  order: OrderId | null;
  /** The parcel of a delivery note. */
  shipment: ShipmentId | null;
  /** The refund of a credit note. */
  refund: OrderRefundId | null;
  product: ProductId | null;
  category: CategoryId | null;
  /** Whether the shop renders the file, on the first download. */
  isDrawn: boolean;
  /** Data version that a new file would show; null for an order's document, which is rendered once. */
  source: string | null;
  /** Whether the file is rendered from the current data version. */
  isFresh: boolean;
}

/** Finds the file of any customer: the caller checks the owner. */
export const findFile = (db: Database, id: DocumentId): Promise<StoredFile | null> =>
  db.first(`SELECT ${FILE_COLUMNS} FROM documents d WHERE d.id = ?`, id).then(readFile);

/** An order's document of one type, preferring an uploaded file to a rendered one. */
export const findOrderFile = (
  db: Database,
  order: OrderId,
  type: (typeof ORDER_DOCUMENTS)[number],
): Promise<StoredFile | null> =>
  db
    .first(
      `SELECT ${FILE_COLUMNS} FROM documents d WHERE d.order_id = ? AND d.type = ?
       ORDER BY d.is_drawn, d.date DESC, d.id DESC LIMIT 1`,
      order,
      type,
    )
    .then(readFile);

const UNDRAWN = `d.is_drawn = 1 AND d.size = 0 AND (order_id IS NOT NULL OR is_public = 1)`;
/** About a hundred pages long, which takes seconds to render. */
const BOOKS = "('catalogue', 'price_list')";

/**
 * Documents still to be rendered: those of the latest orders, then others, so that one that cannot be
 * rendered does not block the rest.
 */
export async function findUndrawn(db: Database, most: number): Promise<StoredFile[]> {
  const rows = await db.all(
    `SELECT ${FILE_COLUMNS} FROM documents d WHERE ${UNDRAWN} AND d.type NOT IN ${BOOKS} AND ${notSetAside("order_documents", "d.id")}
     ORDER BY order_id DESC NULLS LAST, random() LIMIT ?`,
    most,
  );
  return rows.flatMap((row) => readFile(row) ?? []);
}

/** A catalogue or price list that was never rendered. After later changes, it is rendered on demand only. */
export const findUndrawnBook = (db: Database): Promise<StoredFile | null> =>
  db
    .first(
      `SELECT ${FILE_COLUMNS} FROM documents d WHERE ${UNDRAWN} AND d.type IN ${BOOKS}
         AND ${notSetAside("catalogues", "d.id")} ORDER BY random() LIMIT 1`,
    )
    .then(readFile);

/** Records the size in bytes of rendered files, and the data version that they show. */
export const markDrawn = (
  drawn: readonly { id: DocumentId; size: number; source: string | null }[],
): Statement =>
  statement(
    `UPDATE documents SET size = j.value ->> 'size', drawn_from = j.value ->> 'source'
     FROM json_each(?) j WHERE documents.id = j.value ->> 'id'`,
    JSON.stringify(drawn),
  );

// A data sheet depends on its product; a catalogue, a price list and a form depend on all reference data.
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
    customer: customerIdOrNull(row, "customer_id"),
    order: intOrNull(row, "order_id"),
    shipment: intOrNull(row, "shipment_id"),
    refund: intOrNull(row, "refund_id"),
    product: intOrNull(row, "product_id"),
    category: intOrNull(row, "category_id"),
    isDrawn: flag(row, "is_drawn"),
    source: textOrNull(row, "source"),
    isFresh: flag(row, "is_fresh"),
  };
