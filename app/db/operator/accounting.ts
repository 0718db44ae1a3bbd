// Exports for the accountant: invoices and credit notes of a period, and its orders.
import { z } from "zod";
import { ORDER_STATUSES, PAYMENT_STATES, VAT_SCHEMES } from "~/contract/constants/enums";
import type { DocumentId, OrderId, OrderRefundId } from "~/contract/ids";
import { int, intOrNull, json, oneOf, text } from "~/db/columns";
import { localDaySql } from "~/db/local-day";
import { type Query, queryAll } from "~/db/query";
import { addDays, type Day, localDayRange } from "~/domain/local-day";
import type { RegisterDocument } from "~/domain/orders/vat-register";
import { statement } from "~/platform/database";

export interface AccountedDocument extends RegisterDocument {
  number: string;
  day: Day;
  order: OrderId;
  orderNumber: string;
  /** The refund of a credit note; null for an invoice. */
  refund: OrderRefundId | null;
  document: DocumentId | null;
  customer: string;
  vatNumber: string;
  taxCode: string;
  /** Cents, as printed on the document. */
  total: number;
}

const VatLine = z.object({ rate: z.int(), base: z.int(), vat: z.int() });

const SHARED = `o.id AS order_id, o.number AS order_number, o.currency, o.vat_scheme,
  o.shipping_address ->> '$.country' AS country, o.billing_address ->> '$.vat_number' AS vat_number,
  o.billing_address ->> '$.tax_code' AS tax_code,
  coalesce(nullif(o.business_name, ''), o.billing_address ->> '$.recipient') AS customer`;

/** Sorted by day, then number. @param from first day in the shop's time zone, `to` the last */
export function documentsQuery(
  { from, to, zone }: { from: Day; to: Day; zone: string },
  { limit, offset = 0 }: { limit: number; offset?: number },
): Query<AccountedDocument[]> {
  const { start, end } = localDayRange(from, to, zone);
  return queryAll(
    statement(
      `SELECT 'invoice' AS kind, o.invoice_number AS number, substr(o.invoice_date, 1, 10) AS day, NULL AS refund_id,
         o.vat_lines, o.total_cents AS total,
         (SELECT max(id) FROM documents d WHERE d.order_id = o.id AND d.type = 'invoice') AS document_id, ${SHARED}
       FROM orders o WHERE o.invoice_number IS NOT NULL AND o.invoice_date >= ?1 AND o.invoice_date < ?2
       UNION ALL
       SELECT 'credit_note', r.number, ${localDaySql("r.created_at")}, r.id, r.vat_lines, r.amount_cents,
         (SELECT max(id) FROM documents d WHERE d.refund_id = r.id AND d.type = 'credit_note'), ${SHARED}
       FROM order_refunds r JOIN orders o ON o.id = r.order_id
       WHERE r.number IS NOT NULL AND r.created_at >= ?3 AND r.created_at < ?4
       ORDER BY day, number LIMIT ?5 OFFSET ?6`,
      ...[from, addDays(to, 1), start, end, limit, offset],
    ),
    (row) => ({
      kind: oneOf(row, "kind", ["invoice", "credit_note"]),
      number: text(row, "number"),
      day: text(row, "day"),
      order: int(row, "order_id"),
      orderNumber: text(row, "order_number"),
      refund: intOrNull(row, "refund_id"),
      document: intOrNull(row, "document_id"),
      customer: text(row, "customer"),
      vatNumber: text(row, "vat_number"),
      taxCode: text(row, "tax_code"),
      country: text(row, "country"),
      currency: text(row, "currency"),
      scheme: oneOf(row, "vat_scheme", VAT_SCHEMES),
      vatLines: json(row, "vat_lines", z.array(VatLine)),
      total: int(row, "total"),
    }),
  );
}

const ORDER_CENTS = ["rows_total", "discount", "shipping", "surcharge", "vat", "total"] as const;
const AMOUNTS = [...ORDER_CENTS, "refunded"] as const;

/** A page of the period's orders by time; `after` is the last order of the previous page. */
export const accountedOrders = (
  { start, end }: { start: string; end: string },
  after: { date: string; id: number },
  limit: number,
) =>
  queryAll(
    statement(
      `SELECT o.id, o.date, ${localDaySql("o.date")} AS day, o.number, o.status, o.customer_type, o.payment_kind,
         o.payment_state, o.invoice_number, substr(o.invoice_date, 1, 10) AS invoice_day, o.article_count,
         o.includes_vat, ${ORDER_CENTS.map((name) => `o.${name}_cents`).join(", ")}, ${SHARED},
         o.shipping_address ->> '$.postal_code' AS postal_code, o.shipping_address ->> '$.city' AS city,
         o.shipping_address ->> '$.province' AS province,
         (SELECT coalesce(sum(r.amount_cents), 0) FROM order_refunds r WHERE r.order_id = o.id) AS refunded_cents
       FROM orders o WHERE o.date >= ?1 AND o.date < ?2 AND (o.date, o.id) > (?3, ?4) ORDER BY o.date, o.id LIMIT ?5`,
      ...[start, end, after.date, after.id, limit],
    ),
    (row) => ({
      id: int(row, "id"),
      date: text(row, "date"),
      /** Columns other than amounts, in the order of the file. */
      words: [
        text(row, "number"),
        text(row, "day"),
        oneOf(row, "status", ORDER_STATUSES),
        ...["customer_type", "customer", "vat_number", "tax_code", "country", "postal_code", "city"].map(
          (name) => text(row, name),
        ),
        ...["province", "article_count", "currency", "vat_scheme", "payment_kind"].map((name) =>
          text(row, name),
        ),
        oneOf(row, "payment_state", PAYMENT_STATES),
        ...["invoice_number", "invoice_day"].map((name) => text(row, name)),
      ],
      cents: AMOUNTS.map((name) => int(row, `${name}_cents`)),
    }),
  );

export const ORDER_HEADS = {
  words: [
    ...["number", "date", "status", "customer_type", "customer", "vat_number", "tax_code", "country"],
    ...["postal_code", "city", "province", "article_count", "currency", "vat_scheme", "payment_kind"],
    ...["payment_state", "invoice_number", "invoice_date"],
  ],
  amounts: AMOUNTS,
} as const;
