// A customer's last purchase of each item: 0008_orders.sql.
import type { CustomerId } from "~/contract/ids";
import { int, text } from "~/db/columns";
import type { Ids } from "~/db/products/price-data";
import { type Query, query } from "~/db/query";
import { type Row, statement } from "~/platform/database";

export interface LastPurchaseRow {
  date: string;
  qty: number;
  unitPriceCents: number;
}

/** Keyed by item. */
export const lastPurchasesQuery = (customer: CustomerId, items: Ids): Query<Map<number, LastPurchaseRow>> =>
  query(
    statement(
      `SELECT product_id, date, qty, unit_price_cents FROM last_purchases
       WHERE customer_id = ? AND product_id IN (${items.sql})`,
      customer,
      ...items.params,
    ),
    (rows) => new Map(rows.map((row) => [int(row, "product_id"), readPurchase(row)])),
  );

/** Reads a row of last_purchases; the price is net, per piece. */
export const readPurchase = (row: Row): LastPurchaseRow => ({
  date: text(row, "date"),
  qty: int(row, "qty"),
  unitPriceCents: int(row, "unit_price_cents"),
});
