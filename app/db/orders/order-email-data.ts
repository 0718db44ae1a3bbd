// Data of the emails about an order, in one round trip.

import type { OrderId } from "~/contract/ids";
import { readUser, USER_COLUMNS, type UserRow } from "~/db/auth/users";
import { anyJson, int, intOrNull, type Texts, text, textOrNull, textsOrNull } from "~/db/columns";
import { query, queryFirst, together } from "~/db/query";
import { type Database, type Row, statement } from "~/platform/database";
import { type OrderLine, orderLinesQuery } from "./find-orders";
import type { OrderRecord } from "./order-record";

export interface OrderEmailData {
  order: OrderRecord;
  customer: UserRow;
  lines: (OrderLine & { withdrawalException: Texts | null; guaranteeMonths: number | null })[];
  settings: ReadonlyMap<string, unknown>;
  /** Origin of the customer's last order; null: unknown. */
  origin: string | null;
}

/** Data of an order's emails and documents, in one round trip; null for an unknown order. */
export async function findOrderEmailData(db: Database, id: OrderId): Promise<OrderEmailData | null> {
  const { found, terms, customer, settings } = await together(db, {
    found: orderLinesQuery(id),
    // A variant has its product's terms.
    terms: query(
      statement(
        `SELECT r.id, c.guarantee_months, x.body AS withdrawal_exception
       FROM order_rows r LEFT JOIN products p ON p.id = r.product_id
       LEFT JOIN product_compliance c ON c.product_id = coalesce(p.parent_id, p.id)
       LEFT JOIN compliance_texts x ON x.kind = 'withdrawal_exception' AND x.key = c.withdrawal_exception
       WHERE r.order_id = ?`,
        id,
      ),
      (rows) => new Map(rows.map((row) => [int(row, "id"), readTerms(row)])),
    ),
    customer: queryFirst(
      statement(
        `SELECT ${USER_COLUMNS}, u.shop_origin FROM orders o JOIN users u ON u.id = o.customer_id WHERE o.id = ?`,
        id,
      ),
      (row) => ({ user: readUser(row), origin: textOrNull(row, "shop_origin") }),
    ),
    settings: query(
      statement(
        `SELECT key, value FROM settings
         WHERE key IN ('SHOP_NAME', 'SUPPORT_EMAIL', 'COMPANY_DATA', 'BANK_IBAN', 'BRAND_LOGO', 'ACCENT', 'ACCENT_DARK')`,
      ),
      (rows) => new Map(rows.map((row) => [text(row, "key"), anyJson(row, "value")])),
    ),
  });
  if (!found || !customer) return null;
  return {
    order: found.order,
    customer: customer.user,
    origin: customer.origin,
    lines: found.lines.map((line) => ({ ...line, ...(terms.get(line.id) ?? NO_TERMS) })),
    settings,
  };
}

const NO_TERMS = { withdrawalException: null, guaranteeMonths: null };

const readTerms = (row: Row) => ({
  withdrawalException: textsOrNull(row, "withdrawal_exception"),
  guaranteeMonths: intOrNull(row, "guarantee_months"),
});
