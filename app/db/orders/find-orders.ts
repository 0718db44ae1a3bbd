// Reads an order and its rows in one round trip.

import type { OrderId, OrderRowId, ProductId } from "~/contract/ids";
import type { BasisPoints, Cents } from "~/contract/units";
import { Locale } from "~/contract/wire";
import { flag, int, listOf, type Texts, text, texts } from "~/db/columns";
import { Attribute } from "~/db/json-columns";
import { type PictureRow, pictureSql, readPicture } from "~/db/pictures";
import { ask, combine, mapQuery, type Query, queryAll, queryFirst } from "~/db/query";
import { type Database, type Row, statement } from "~/platform/database";
import type { OrderRecord } from "./order-record";
import { ORDER_COLUMNS, readOrder } from "./read-order";

/** Finds the order of any customer: the caller checks the owner. */
export async function findOrder(db: Database, id: OrderId): Promise<OrderRecord | null> {
  const row = await db.first(`SELECT ${ORDER_COLUMNS} FROM orders o WHERE o.id = ?`, id);
  return row && readOrder(row);
}

export interface OrderLine {
  id: OrderRowId;
  order: OrderId;
  product: ProductId;
  sku: string;
  slug: string;
  /** The name at the time of the order, in this language. */
  name: string;
  locale: Locale;
  /** Null if the product no longer exists. */
  today: { names: Texts; attributes: Attribute[] } | null;
  picture: PictureRow | null;
  qty: number;
  listPrice: Cents;
  unitPrice: Cents;
  packageSize: number;
  uom: string;
  vatRate: BasisPoints;
  total: Cents;
  notes: string;
  shippedQty: number;
  removedQty: number;
  returnedQty: number;
  /** Whether the product is still sold to this type of customer. */
  canReorder: boolean;
}

/** Null for an unknown id. */
export const orderLinesQuery = (id: OrderId): Query<{ order: OrderRecord; lines: OrderLine[] } | null> =>
  mapQuery(
    combine({
      order: queryFirst(statement(`SELECT ${ORDER_COLUMNS} FROM orders o WHERE o.id = ?`, id), readOrder),
      lines: queryAll(
        statement(
          `SELECT r.*, ${pictureSql("coalesce(r.image, p.image, (SELECT image FROM products WHERE id = p.parent_id))")} AS picture, p.id IS NOT NULL AS can_reorder,
       o.locale, now.attributes, (SELECT json_group_object(locale, name) FROM product_texts WHERE product_id = coalesce(now.parent_id, now.id)) AS names
     FROM order_rows r JOIN orders o ON o.id = r.order_id
     LEFT JOIN products now ON now.id = r.product_id
     LEFT JOIN products p ON p.id = r.product_id AND p.is_active = 1 AND p.variants_count = 0
       AND (p.audience = 'all' OR o.customer_type = 'business')
       AND NOT EXISTS (SELECT 1 FROM products parent WHERE parent.id = p.parent_id AND parent.is_active = 0)
       AND EXISTS (SELECT 1 FROM prices WHERE item_id = p.id AND list = 'retail' AND season_id IS NULL)
     WHERE r.order_id = ? ORDER BY r.id`,
          id,
        ),
        readLine,
      ),
    }),
    ({ order, lines }) => order && { order, lines },
  );

/** Finds the order of any customer with its rows, or null: the caller checks the owner. */
export const findOrderLines = (db: Database, id: OrderId) => ask(db, orderLinesQuery(id));

const readLine = (row: Row): OrderLine => ({
  id: int(row, "id"),
  order: int(row, "order_id"),
  product: int(row, "product_id"),
  sku: text(row, "sku"),
  slug: text(row, "slug"),
  name: text(row, "name"),
  locale: Locale.parse(row.locale),
  today:
    row.attributes === null
      ? null
      : { names: texts(row, "names"), attributes: listOf(row, "attributes", Attribute) },
  picture: readPicture(row, "picture"),
  qty: int(row, "qty"),
  listPrice: int(row, "list_price_cents"),
  unitPrice: int(row, "unit_price_cents"),
  packageSize: int(row, "package_size"),
  uom: text(row, "uom"),
  vatRate: int(row, "vat_rate"),
  total: int(row, "total_cents"),
  notes: text(row, "notes"),
  shippedQty: int(row, "shipped_qty"),
  removedQty: int(row, "removed_qty"),
  returnedQty: int(row, "returned_qty"),
  canReorder: flag(row, "can_reorder"),
});
