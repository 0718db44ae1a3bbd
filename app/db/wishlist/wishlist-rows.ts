// Rows of a wishlist: an item, or a product whose variant is not chosen yet.

import type { ProductId, WishlistId, WishlistRowId } from "~/contract/ids";
import { flag, int, intOrNull, listOf, text, textOrNull } from "~/db/columns";
import { Attribute } from "~/db/json-columns";
import { itemPictureSql, type PictureRow, readPicture } from "~/db/pictures";
import { availableQuantity } from "~/db/products/stock-holds";
import { ask, queryAll, queryFirst } from "~/db/query";
import { smallestQty } from "~/domain/catalogue/stock";
import { type Database, type Row, statement } from "~/platform/database";
import { keyParams, WISHLIST, type WishlistKey } from "./find-wishlist";

export interface WishlistItem {
  product: ProductId;
  parent: number | null;
  sku: string;
  slug: string;
  /** The product's name, without the variant's attributes. */
  productName: string;
  attributes: Attribute[];
  picture: PictureRow | null;
  variantsCount: number;
  /** Sum over the variants, for a product with variants. 0 for an item that is no longer sold. */
  available: number;
  isBackorderable: boolean;
  restockDate: string | null;
  minQty: number;
  qtyStep: number;
}

export interface WishlistItemRow {
  id: WishlistRowId;
  wishlist: WishlistId;
  notes: string;
  createDate: string;
  item: WishlistItem;
}

export interface Reader {
  locale: string;
  /** Cart reservations older than the limit count as available. */
  now: string;
}

/** Null unless the item is sold today. */
export const findSoldItem = (
  db: Database,
  product: ProductId,
  reader: Reader,
): Promise<WishlistItem | null> =>
  ask(
    db,
    queryFirst(
      statement(
        `SELECT ${COLUMNS} ${from("(SELECT ? AS product_id)")} WHERE is_sold`,
        reader.now,
        product,
        reader.locale,
      ),
      itemOf,
    ),
  );

/** Newest first. */
export const listWishlistRows = (
  db: Database,
  key: WishlistKey,
  reader: Reader,
): Promise<WishlistItemRow[]> =>
  ask(
    db,
    queryAll(
      statement(
        `SELECT r.id, r.wishlist_id, r.notes, r.create_date, ${COLUMNS} ${from("wishlist_rows")}
         WHERE r.wishlist_id = ${WISHLIST} ORDER BY r.create_date DESC, r.id DESC`,
        reader.now,
        reader.locale,
        ...keyParams(key),
      ),
      rowOf,
    ),
  );

/** One row, with its product as displayed to the reader. */
export const findWishlistRow = (
  db: Database,
  id: WishlistRowId,
  reader: Reader,
): Promise<WishlistItemRow | null> =>
  ask(
    db,
    queryFirst(
      statement(
        `SELECT r.id, r.wishlist_id, r.notes, r.create_date, ${COLUMNS} ${from("wishlist_rows")} WHERE r.id = ?`,
        reader.now,
        reader.locale,
        id,
      ),
      rowOf,
    ),
  );

/** @param rows a table with a column `product` */
const from = (rows: string): string =>
  `FROM ${rows} r JOIN products p ON p.id = r.product_id
   LEFT JOIN products parent ON parent.id = p.parent_id
   LEFT JOIN product_texts t ON t.product_id = coalesce(p.parent_id, p.id) AND t.locale = ?`;

/** The stock of the product, or of its variants. */
const STOCK = `FROM stock s JOIN products i ON i.id = s.item_id
  WHERE i.is_active = 1 AND CASE WHEN p.variants_count = 0 THEN i.id = p.id ELSE i.parent_id = p.id END`;

const COLUMNS = `p.id AS product_id, p.parent_id, p.sku, p.slug, ${itemPictureSql} AS picture, p.attributes,
  p.variants_count, p.min_qty, p.qty_step, t.name, p.is_active AND coalesce(parent.is_active, 1) AS is_sold,
  (SELECT sum(max(0, ${availableQuantity("s")})) ${STOCK}) AS available,
  (SELECT max(s.is_backorderable) ${STOCK}) AS is_backorderable,
  (SELECT min(s.restock_date) ${STOCK}) AS restock_date`;

const rowOf = (row: Row): WishlistItemRow => ({
  id: int(row, "id"),
  wishlist: int(row, "wishlist_id"),
  notes: text(row, "notes"),
  createDate: text(row, "create_date"),
  item: itemOf(row),
});

function itemOf(row: Row): WishlistItem {
  const isSold = flag(row, "is_sold");
  return {
    product: int(row, "product_id"),
    parent: intOrNull(row, "parent_id"),
    sku: text(row, "sku"),
    slug: text(row, "slug"),
    productName: text(row, "name") || text(row, "sku"),
    attributes: listOf(row, "attributes", Attribute),
    picture: readPicture(row, "picture"),
    variantsCount: int(row, "variants_count"),
    available: isSold ? int(row, "available") : 0,
    isBackorderable: isSold && flag(row, "is_backorderable"),
    restockDate: textOrNull(row, "restock_date"),
    minQty: smallestQty(int(row, "min_qty"), int(row, "qty_step")),
    qtyStep: int(row, "qty_step"),
  };
}
