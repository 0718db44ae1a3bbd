// Orders, revenue and what sells, over a stretch of days. Revenue is what was asked, VAT and shipping included where shown so.
import { OrderStatus } from "~/contract/orders";
import type { Cents } from "~/contract/units";
import { type Database, type Row, statement } from "~/platform/database";
import { int, text } from "../columns";

export interface Sales {
  statuses: { status: OrderStatus; orders: number; cents: Cents }[];
  /** By the hour, so that days may be those of Rome. */
  hours: { at: string; orders: number; cents: Cents }[];
  products: { product: number; sku: string; name: string; qty: number; cents: Cents }[];
}

const TOP = 20;
/** Nothing was earned with these. */
const VOID = "('cancelled', 'failed', 'refunded')";

/** @param start and end: instants, the first in and the first out */
export async function readSales(
  db: Database,
  { start, end }: { start: string; end: string },
): Promise<Sales> {
  const within = "o.date >= ? AND o.date < ?";
  const [statuses = [], hours = [], products = []] = await db.batch([
    statement(
      `SELECT o.status, count(*) AS orders, sum(o.total_cents) AS cents FROM orders o WHERE ${within} GROUP BY o.status ORDER BY o.status`,
      ...[start, end],
    ),
    statement(
      `SELECT substr(o.date, 1, 13) || ':00:00.000Z' AS at, count(*) AS orders, sum(o.total_cents) AS cents FROM orders o
       WHERE ${within} AND o.status NOT IN ${VOID} GROUP BY at ORDER BY at`,
      ...[start, end],
    ),
    statement(
      `SELECT r.product, max(r.sku) AS sku, max(r.name) AS name, sum(r.qty) AS qty, sum(r.total_cents) AS cents
       FROM orders o JOIN order_rows r ON r."order" = o.id
       WHERE ${within} AND o.status NOT IN ${VOID} GROUP BY r.product ORDER BY cents DESC, r.product LIMIT ${TOP}`,
      ...[start, end],
    ),
  ]);
  const counted = (row: Row) => ({ orders: int(row, "orders"), cents: int(row, "cents") });
  return {
    statuses: statuses.map((row) => ({ status: OrderStatus.parse(row.status), ...counted(row) })),
    hours: hours.map((row) => ({ at: text(row, "at"), ...counted(row) })),
    products: products.map((row) => ({
      product: int(row, "product"),
      sku: text(row, "sku"),
      name: text(row, "name"),
      qty: int(row, "qty"),
      cents: int(row, "cents"),
    })),
  };
}
