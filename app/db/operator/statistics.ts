// Orders, revenue and best-selling products of a period. Revenue is the order total, with VAT and shipping
// if included, less its refunds.
import type { ProductId } from "~/contract/ids";
import { OrderStatus } from "~/contract/orders";
import type { Cents } from "~/contract/units";
import type { Day } from "~/domain/local-day";
import { type Database, type Row, statement } from "~/platform/database";
import { int, text } from "../columns";
import { localDaySql } from "../local-day";
import { query, queryAll, together } from "../query";
import { type Balance, balancesQuery } from "./balances";

export interface Sales {
  statuses: { status: OrderStatus; orders: number; cents: Cents }[];
  /** Sorted by day, in the shop's time zone. */
  days: { day: Day; orders: number; cents: Cents }[];
  /** Number of parcels and credit notes of the same orders, and the refunded total. */
  after: { parcels: number; creditNotes: number; refunded: Cents };
  /** The same orders, by customer. */
  balances: Balance[];
  products: { product: ProductId; sku: string; name: string; qty: number; cents: Cents }[];
}

const MAX_PRODUCTS = 20;
const STATUSES_WITHOUT_REVENUE = "('cancelled', 'failed')";
const REVENUE = `sum(o.total_cents - (SELECT coalesce(sum(amount_cents), 0) FROM order_refunds WHERE order_id = o.id AND number IS NOT NULL))`;

/** @param start and end: ISO 8601; the start is included, the end is not */
export function readSales(db: Database, { start, end }: { start: string; end: string }): Promise<Sales> {
  const within = "o.date >= ? AND o.date < ?";
  return together(db, {
    statuses: queryAll(
      statement(
        `SELECT o.status, count(*) AS orders, ${REVENUE} AS cents FROM orders o WHERE ${within} GROUP BY o.status ORDER BY o.status`,
        ...[start, end],
      ),
      (row) => ({ status: OrderStatus.parse(row.status), ...revenueOf(row) }),
    ),
    days: queryAll(
      statement(
        `SELECT ${localDaySql("o.date")} AS day, count(*) AS orders, ${REVENUE} AS cents FROM orders o
       WHERE ${within} AND o.status NOT IN ${STATUSES_WITHOUT_REVENUE} GROUP BY day ORDER BY day`,
        ...[start, end],
      ),
      (row) => ({ day: text(row, "day"), ...revenueOf(row) }),
    ),
    after: query(
      statement(
        `SELECT sum((SELECT count(*) FROM shipments WHERE order_id = o.id)) AS parcels,
           sum((SELECT count(number) FROM order_refunds WHERE order_id = o.id)) AS credit_notes,
           sum((SELECT coalesce(sum(amount_cents), 0) FROM order_refunds WHERE order_id = o.id AND number IS NOT NULL)) AS refunded
         FROM orders o WHERE ${within}`,
        ...[start, end],
      ),
      ([row = {}]) => ({
        parcels: int(row, "parcels"),
        creditNotes: int(row, "credit_notes"),
        refunded: int(row, "refunded"),
      }),
    ),
    balances: balancesQuery({ start, end }),
    products: queryAll(
      statement(
        `SELECT r.product_id, max(r.sku) AS sku, max(r.name) AS name, sum(r.qty - r.removed_qty - r.returned_qty) AS qty,
         sum(r.unit_price_cents * (r.qty - r.removed_qty - r.returned_qty)) AS cents
       FROM orders o JOIN order_rows r ON r.order_id = o.id
       WHERE ${within} AND o.status NOT IN ${STATUSES_WITHOUT_REVENUE} GROUP BY r.product_id ORDER BY cents DESC, r.product_id LIMIT ${MAX_PRODUCTS}`,
        ...[start, end],
      ),
      (row) => ({
        product: int(row, "product_id"),
        sku: text(row, "sku"),
        name: text(row, "name"),
        qty: int(row, "qty"),
        cents: int(row, "cents"),
      }),
    ),
  });
}

const revenueOf = (row: Row) => ({ orders: int(row, "orders"), cents: int(row, "cents") });
