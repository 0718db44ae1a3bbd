// A cart with all that the rules ask of it, in statements that one batch may carry.

import type { VatClass } from "~/contract/constants/enums";
import {
  flag,
  fromJson,
  int,
  intOrNull,
  type NetQuantityRow,
  netQuantityOf,
  type Texts,
  text,
  textOrNull,
} from "~/db/columns";
import {
  type Ids,
  type PriceContext,
  priceStatements,
  readPriceFacts,
  vatClassOf,
} from "~/db/products/price-data";
import { availableQuantity, heldBy } from "~/db/products/stock-holds";
import type { PriceFacts } from "~/domain/price";
import { type Row, type Statement, statement } from "~/platform/database";
import { CART, type CartKey, keyParams } from "./find-cart";

/** What can be bought, as a cart needs it. */
export interface CartItem {
  id: number;
  parent: number | null;
  sku: string;
  slug: string;
  /** The product's, without the variant's attributes. */
  productName: string;
  image: string | null;
  attributes: { key: string; value: Texts }[];
  uom: string;
  packageSize: number;
  minQty: number;
  qtyStep: number;
  vatClass: VatClass;
  netQuantity: NetQuantityRow | null;
  audience: "all" | "business";
  isSold: boolean;
  /** CONTRACT §4. Nothing of what is no longer sold. */
  available: number;
  isBackorderable: boolean;
  restockDate: string | null;
  price: PriceFacts;
}

export interface CartRowData {
  id: number;
  qty: number;
  notes: string;
  /** What the row itself keeps from others. */
  held: number;
  item: CartItem;
}

export interface CartData {
  /** Null while nothing is stored. */
  cart: { id: number; version: number; updatedBy: number | null; updatedAt: string } | null;
  rows: CartRowData[];
  /** Those of the rows and those asked for besides. */
  items: ReadonlyMap<number, CartItem>;
}

export interface CartQuery extends PriceContext {
  key: CartKey;
  locale: string;
  today: string;
  now: string;
}

/** How many statements cartStatements gives. */
export const CART_STATEMENTS = 5;

/** @param besides items to read though the cart does not hold them */
export function cartStatements(look: CartQuery, besides: Ids = NOTHING): Statement[] {
  const inCart = `SELECT product FROM cart_rows WHERE cart = ${CART}`;
  const items: Ids = {
    sql: `${inCart} UNION ${besides.sql}`,
    params: [...keyParams(look.key), ...besides.params],
  };
  return [
    statement(
      `SELECT id, version, updated_by, updated_at FROM carts WHERE id = ${CART}`,
      ...keyParams(look.key),
    ),
    statement(
      `SELECT r.id, r.product, r.qty, r.notes, ${heldBy("r", "s")} AS held
       FROM cart_rows r LEFT JOIN stock s ON s.item = r.product WHERE r.cart = ${CART} ORDER BY r.id`,
      look.now,
      ...keyParams(look.key),
    ),
    itemsStatement(items, look),
    ...priceStatements(items, look, look.today),
  ];
}

/** From the rows of cartStatements. */
export function readCart(rows: Row[][], look: CartQuery): CartData {
  const [carts = [], cartRows = [], itemRows = [], ...prices] = rows.slice(0, CART_STATEMENTS);
  const priceOf = readPriceFacts(prices, look);
  const items = new Map<number, CartItem>();
  for (const row of itemRows) {
    const price = priceOf.get(int(row, "id"));
    // What has no retail price cannot be sold: it is neither shown in the catalogue nor kept in a cart.
    if (price) items.set(int(row, "id"), itemOf(row, price));
  }
  const cart = carts[0];
  return {
    cart: cart
      ? {
          id: int(cart, "id"),
          version: int(cart, "version"),
          updatedBy: intOrNull(cart, "updated_by"),
          updatedAt: text(cart, "updated_at"),
        }
      : null,
    rows: cartRows.flatMap((row) => {
      const item = items.get(int(row, "product"));
      if (!item) return [];
      return [
        { id: int(row, "id"), qty: int(row, "qty"), notes: text(row, "notes"), held: int(row, "held"), item },
      ];
    }),
    items,
  };
}

const NOTHING: Ids = { sql: "SELECT NULL WHERE 0", params: [] };

const itemsStatement = (items: Ids, { locale, now }: CartQuery): Statement =>
  statement(
    `SELECT p.id, p.parent, p.sku, p.slug, p.image, p.attributes, p.uom, p.package_size, p.min_qty, p.qty_step, p.vat_class, p.net_quantity, p.net_unit,
       p.audience, p.is_active AND coalesce(parent.is_active, 1) AS is_sold, t.name, s.is_backorderable, s.restock_date,
       ${availableQuantity("s")} AS available
     FROM products p
     LEFT JOIN products parent ON parent.id = p.parent
     LEFT JOIN product_texts t ON t.product = coalesce(p.parent, p.id) AND t.locale = ?
     LEFT JOIN stock s ON s.item = p.id
     WHERE p.variants_count = 0 AND p.id IN (${items.sql})`,
    now,
    locale,
    ...items.params,
  );

function itemOf(row: Row, price: PriceFacts): CartItem {
  const isSold = flag(row, "is_sold");
  return {
    id: int(row, "id"),
    parent: intOrNull(row, "parent"),
    sku: text(row, "sku"),
    slug: text(row, "slug"),
    productName: text(row, "name") || text(row, "sku"),
    image: textOrNull(row, "image"),
    attributes: fromJson<CartItem["attributes"]>(row, "attributes") ?? [],
    uom: text(row, "uom"),
    packageSize: int(row, "package_size"),
    minQty: int(row, "min_qty"),
    qtyStep: int(row, "qty_step"),
    vatClass: vatClassOf(row),
    netQuantity: netQuantityOf(row),
    audience: row.audience === "business" ? "business" : "all",
    isSold,
    available: isSold ? int(row, "available") : 0,
    isBackorderable: isSold && flag(row, "is_backorderable"),
    restockDate: textOrNull(row, "restock_date"),
    price,
  };
}
