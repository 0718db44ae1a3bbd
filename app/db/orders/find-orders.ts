// Orders and their rows, each read in one round trip.
import type { OrderStatus } from "~/contract/orders";
import { flag, int, text, textOrNull } from "~/db/columns";
import type { BasisPoints, Cents } from "~/domain/money";
import { type Day, romeDayRange } from "~/domain/rome-day";
import { type Database, type Row, type Statement, statement, type Value } from "~/platform/database";
import { ORDER_COLUMNS, type OrderRecord, readOrder } from "./order-record";

export interface OrderFilter {
  /** One customer's, those of all of an agent's customers, or everybody's. */
  of: { customer: number } | { agent: number } | "everybody";
  dateFrom: Day | undefined;
  dateTo: Day | undefined;
  number: string | undefined;
  reference: string | undefined;
  status: OrderStatus | undefined;
}

export async function listOrders(
  db: Database,
  filter: OrderFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ count: number; orders: OrderRecord[] }> {
  const { sql, params } = conditions(filter);
  const [counted = [], rows = []] = await db.batch([
    statement(`SELECT count(*) AS n FROM orders o WHERE ${sql}`, ...params),
    statement(
      `SELECT ${ORDER_COLUMNS} FROM orders o WHERE ${sql} ORDER BY o.date DESC, o.id DESC LIMIT ? OFFSET ?`,
      ...params,
      limit,
      offset,
    ),
  ]);
  return { count: counted[0] ? int(counted[0], "n") : 0, orders: rows.map(readOrder) };
}

export async function findOrder(db: Database, id: number): Promise<OrderRecord | null> {
  const row = await db.first<Row>(`SELECT ${ORDER_COLUMNS} FROM orders o WHERE o.id = ?`, id);
  return row && readOrder(row);
}

export interface OrderLine {
  id: number;
  order: number;
  product: number;
  sku: string;
  slug: string;
  name: string;
  image: string | null;
  qty: number;
  listPrice: Cents;
  unitPrice: Cents;
  packageSize: number;
  uom: string;
  vatRate: BasisPoints;
  total: Cents;
  notes: string;
  shippedQty: number;
  /** The product is still for sale to a customer of this order's kind. */
  canReorder: boolean;
}

/** An order and its rows; readOrderLines takes the rows of these. */
export const orderStatements = (id: number): [Statement, Statement] => [
  statement(`SELECT ${ORDER_COLUMNS} FROM orders o WHERE o.id = ?`, id),
  statement(
    `SELECT r.*, p.id IS NOT NULL AS can_reorder
     FROM order_rows r JOIN orders o ON o.id = r."order"
     LEFT JOIN products p ON p.id = r.product AND p.is_active = 1 AND p.variants_count = 0
       AND (p.audience = 'all' OR o.customer_type = 'business')
       AND NOT EXISTS (SELECT 1 FROM products parent WHERE parent.id = p.parent AND parent.is_active = 0)
       AND EXISTS (SELECT 1 FROM prices WHERE item = p.id AND list = 'retail' AND season IS NULL)
     WHERE r."order" = ? ORDER BY r.id`,
    id,
  ),
];

export function readOrderLines([orders = [], rows = []]: Row[][]): {
  order: OrderRecord;
  lines: OrderLine[];
} | null {
  const [order] = orders;
  return order ? { order: readOrder(order), lines: rows.map(readLine) } : null;
}

export const findOrderLines = async (db: Database, id: number) =>
  readOrderLines(await db.batch(orderStatements(id)));

const readLine = (row: Row): OrderLine => ({
  id: int(row, "id"),
  order: int(row, "order"),
  product: int(row, "product"),
  sku: text(row, "sku"),
  slug: text(row, "slug"),
  name: text(row, "name"),
  image: textOrNull(row, "image"),
  qty: int(row, "qty"),
  listPrice: int(row, "list_price_cents"),
  unitPrice: int(row, "unit_price_cents"),
  packageSize: int(row, "package_size"),
  uom: text(row, "uom"),
  vatRate: int(row, "vat_rate"),
  total: int(row, "total_cents"),
  notes: text(row, "notes"),
  shippedQty: int(row, "shipped_qty"),
  canReorder: flag(row, "can_reorder"),
});

// Far enough either way, so that one open end is an ordinary range.
const FIRST_DAY: Day = "1970-01-01";
const LAST_DAY: Day = "9999-12-30";

function conditions({ of, dateFrom, dateTo, number, reference, status }: OrderFilter) {
  const parts: string[] = [];
  const params: Value[] = [];
  const where = (sql: string, ...values: Value[]) => {
    parts.push(sql);
    params.push(...values);
  };
  if (of === "everybody") where("true");
  else if ("customer" in of) where("o.customer = ?", of.customer);
  else where("o.customer IN (SELECT id FROM users WHERE agent = ? AND is_active = 1)", of.agent);
  if (dateFrom !== undefined || dateTo !== undefined) {
    const { start, end } = romeDayRange(dateFrom ?? FIRST_DAY, dateTo ?? LAST_DAY);
    where("o.date >= ? AND o.date < ?", start, end);
  }
  if (number) where("instr(o.number, ?) > 0", number.trim());
  if (reference) where("instr(lower(o.customer_reference), lower(?)) > 0", reference.trim());
  if (status) where("o.status = ?", status);
  return { sql: parts.join(" AND "), params };
}
