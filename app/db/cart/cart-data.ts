// Reads a cart with everything that the rules need, as one query.

import type { VatClass } from "~/contract/constants/enums";
import type { CartId, ProductId, UserId } from "~/contract/ids";
import {
  flag,
  int,
  intOrNull,
  listOf,
  type NetQuantityRow,
  netQuantityOf,
  text,
  textOrNull,
  userIdOrNull,
} from "~/db/columns";
import { Attribute } from "~/db/json-columns";
import { itemPictureSql, type PictureRow, readPicture } from "~/db/pictures";
import { type Ids, type PriceContext, pricesQuery, vatClassOf } from "~/db/products/price-data";
import { availableQuantity, heldBy } from "~/db/products/stock-holds";
import { combine, mapQuery, type Query, query, queryFirst } from "~/db/query";
import type { PriceFacts } from "~/domain/catalogue/price";
import { smallestQty } from "~/domain/catalogue/stock";
import { type Row, type Statement, statement } from "~/platform/database";
import { CART, type CartKey, keyParams } from "./find-cart";

/** An item that can be bought, with the columns a cart needs. */
export interface CartItem {
  id: ProductId;
  parent: number | null;
  sku: string;
  slug: string;
  /** The product's name, without the variant's attributes. */
  productName: string;
  picture: PictureRow | null;
  attributes: Attribute[];
  uom: string;
  packageSize: number;
  minQty: number;
  qtyStep: number;
  vatClass: VatClass;
  netQuantity: NetQuantityRow | null;
  audience: "all" | "business";
  /** False if the item is hidden, has no retail price, or is sold in variants. */
  isSold: boolean;
  /** CONTRACT §4. 0 for an item that is no longer sold. */
  available: number;
  isBackorderable: boolean;
  restockDate: string | null;
  /** Grams per piece; null: unknown. */
  weight: number | null;
  price: PriceFacts;
}

export interface CartRowData {
  /** Id of the stored row; for lines outside a cart, the product's id. */
  id: number;
  qty: number;
  notes: string;
  /** Pieces that this row itself reserves. */
  held: number;
  item: CartItem;
  /** Unit price of a draft order's row in cents, in the customer's view; undefined in carts. */
  agreedPrice?: number | undefined;
}

export interface CartData {
  /** Null until a cart is stored. */
  cart: { id: CartId; version: number; updatedBy: UserId | null; updatedAt: string } | null;
  rows: CartRowData[];
  items: ReadonlyMap<number, CartItem>;
}

export interface CartContext extends PriceContext {
  key: CartKey;
  locale: string;
  today: string;
  now: string;
}

/**
 * Reads the cart, its rows and their reservations. @param besides items to read though the cart does not
 * contain them
 */
export function cartQuery(context: CartContext, besides?: Ids): Query<CartData> {
  const inCart = `SELECT product_id FROM cart_rows WHERE cart_id = ${CART}`;
  const items: Ids = {
    sql: besides ? `${inCart} UNION ${besides.sql}` : inCart,
    params: [...keyParams(context.key), ...(besides?.params ?? [])],
  };
  const queries = combine({
    cart: cartHeadQuery(context.key),
    rows: query(
      statement(
        `SELECT r.id, r.product_id, r.qty, r.notes,
           ${heldBy("r", "(SELECT quantity FROM stock WHERE item_id = r.product_id)")} AS held
         FROM cart_rows r WHERE r.cart_id = ${CART}`,
        context.now,
        ...keyParams(context.key),
      ),
      (rows) => [...rows].sort((one, other) => int(one, "id") - int(other, "id")),
    ),
    items: query(itemsStatement(items, context), (rows) => rows),
    prices: pricesQuery(items, context, context.today),
  });
  return mapQuery(queries, ({ cart, rows, items, prices }) => {
    const itemOfId = itemsById(items, prices);
    return { cart, rows: rows.flatMap((row) => cartRowOf(row, itemOfId)), items: itemOfId };
  });
}

/** Ids of the rows changed last, newest first. */
export const lastChangedQuery = (key: CartKey, limit: number): Query<number[]> =>
  query(
    statement(
      `SELECT id FROM cart_rows WHERE cart_id = ${CART} ORDER BY updated_at DESC, id DESC LIMIT ?`,
      ...keyParams(key),
      limit,
    ),
    (rows) => rows.map((row) => int(row, "id")),
  );

const cartHeadQuery = (key: CartKey): Query<CartData["cart"]> =>
  queryFirst(
    statement(`SELECT id, version, updated_by, updated_at FROM carts WHERE id = ${CART}`, ...keyParams(key)),
    (row) => ({
      id: int(row, "id"),
      version: int(row, "version"),
      updatedBy: userIdOrNull(row, "updated_by"),
      updatedAt: text(row, "updated_at"),
    }),
  );

const itemsById = (rows: Row[], prices: ReadonlyMap<number, PriceFacts>): Map<number, CartItem> =>
  new Map(
    rows.map((row) => {
      const id = int(row, "id");
      return [id, itemOf(row, prices.get(id))];
    }),
  );

/** Price of an item without a retail price: it cannot be sold, and its cart row adds nothing to the total. */
const NO_PRICE: PriceFacts = {
  retail: {
    isGross: false,
    standard: 0,
    special: null,
    specialFrom: null,
    specialTo: null,
    lowest30: null,
    tiers: [],
  },
  list: null,
  season: null,
  promotions: [],
};

function cartRowOf(row: Row, items: ReadonlyMap<number, CartItem>): CartRowData[] {
  const item = items.get(int(row, "product_id"));
  if (!item) return [];
  return [
    { id: int(row, "id"), qty: int(row, "qty"), notes: text(row, "notes"), held: int(row, "held"), item },
  ];
}

const itemsStatement = (items: Ids, { locale, now }: CartContext): Statement =>
  statement(
    `WITH wanted (id) AS (${items.sql})
     SELECT p.id, p.parent_id, p.sku, p.slug, ${itemPictureSql} AS picture, p.attributes, p.uom, p.package_size, p.min_qty, p.qty_step, p.vat_class, p.net_quantity, p.net_unit,
       p.audience, p.is_active AND coalesce(parent.is_active, 1) AND p.variants_count = 0 AS is_sold, t.name, s.is_backorderable, s.restock_date, s.weight_grams,
       ${availableQuantity("s")} AS available
     FROM wanted CROSS JOIN products p ON p.id = wanted.id
     LEFT JOIN products parent ON parent.id = p.parent_id
     LEFT JOIN product_texts t ON t.product_id = coalesce(p.parent_id, p.id) AND t.locale = ?
     LEFT JOIN stock s ON s.item_id = p.id`,
    ...items.params,
    now,
    locale,
  );

function itemOf(row: Row, price: PriceFacts | undefined): CartItem {
  const isSold = price !== undefined && flag(row, "is_sold");
  return {
    id: int(row, "id"),
    parent: intOrNull(row, "parent_id"),
    sku: text(row, "sku"),
    slug: text(row, "slug"),
    productName: text(row, "name") || text(row, "sku"),
    picture: readPicture(row, "picture"),
    attributes: listOf(row, "attributes", Attribute),
    uom: text(row, "uom"),
    packageSize: int(row, "package_size"),
    minQty: smallestQty(int(row, "min_qty"), int(row, "qty_step")),
    qtyStep: int(row, "qty_step"),
    vatClass: vatClassOf(row),
    netQuantity: netQuantityOf(row),
    audience: row.audience === "business" ? "business" : "all",
    isSold,
    available: isSold ? int(row, "available") : 0,
    isBackorderable: isSold && flag(row, "is_backorderable"),
    restockDate: textOrNull(row, "restock_date"),
    weight: intOrNull(row, "weight_grams"),
    price: price ?? NO_PRICE,
  };
}
