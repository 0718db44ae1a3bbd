// Stock of items, and the quantities a customer has ordered: read on each request.

import type { CustomerId } from "~/contract/ids";
import { flag, int, textOrNull } from "~/db/columns";
import { combine, constant, type Query, query } from "~/db/query";
import { type Row, statement } from "~/platform/database";
import type { Ids } from "./price-data";
import type { Catalogued, CataloguedProduct, ItemRow, ProductData, ReadOptions } from "./product-row";
import { availableQuantity } from "./stock-holds";

interface StockFacts {
  stock: ReadonlyMap<number, Row>;
  /** Null: orders are not counted. */
  ordered: ReadonlyMap<number, number> | null;
}

/** Available quantities, and the quantity of each item that the customer `ordersOf` has ordered. */
export const stockQuery = (items: Ids, options: ReadOptions): Query<StockFacts> =>
  combine({
    stock: query(
      statement(
        `SELECT s.item_id, ${availableQuantity("s")} AS quantity, s.is_backorderable, s.restock_date FROM stock s
         WHERE s.item_id IN (${items.sql})`,
        options.now,
        ...items.params,
      ),
      (rows) => new Map(rows.map((row) => [int(row, "item_id"), row])),
    ),
    ordered: options.ordersOf === null ? constant(null) : orderedQuery(items, options.ordersOf),
  });

const orderedQuery = (items: Ids, customer: CustomerId): Query<Map<number, number>> =>
  query(
    statement(
      `SELECT product_id AS item_id, qty FROM ordered_quantities WHERE customer_id = ? AND product_id IN (${items.sql})`,
      customer,
      ...items.params,
    ),
    (rows) => new Map(rows.map((row) => [int(row, "item_id"), int(row, "qty")])),
  );

/** Combines cached products with current stock, by id. */
export function withStock(
  products: readonly CataloguedProduct[],
  { stock, ordered }: StockFacts,
): Map<number, ProductData> {
  const itemWith = (item: Catalogued): ItemRow => {
    const own = stock.get(item.id);
    return {
      ...item,
      quantity: own ? int(own, "quantity") : 0,
      isBackorderable: own ? flag(own, "is_backorderable") : false,
      restockDate: own ? textOrNull(own, "restock_date") : null,
      orderedQty: ordered && (ordered.get(item.id) ?? 0),
    };
  };
  return new Map(
    products.map((product) => [
      product.item.id,
      { ...product, item: itemWith(product.item), variants: product.variants.map(itemWith) },
    ]),
  );
}
