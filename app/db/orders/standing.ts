// Credit status of a customer: what the customer owes, open orders, and the dates of recent orders.
import { z } from "zod";
import type { CustomerId } from "~/contract/ids";
import { OrderStatus } from "~/contract/orders";
import type { Cents } from "~/contract/units";
import { int, intOrNull, listOf, oneOf, text, textOrNull } from "~/db/columns";
import { localDaySql } from "~/db/local-day";
import { combine, type Query, queryAll, queryFirst } from "~/db/query";
import { statement } from "~/platform/database";

interface Money {
  due: Cents;
  /** The part that is past its due day. */
  overdue: Cents;
  /** The earliest due day that has passed. */
  overdueSince: string | null;
  creditLimit: Cents | null;
  paymentDays: number;
}

export interface Standing {
  /** Null for a deleted customer. */
  money: Money | null;
  openOrders: { id: number; number: string; date: string; status: OrderStatus; total: Cents }[];
  /** ISO 8601, newest first. */
  orderDates: string[] | null;
}

/** Payment term of a customer without an agreed one. */
const USUAL_DAYS = 30;
/** Number of recent orders from which a customer's ordering interval is computed. */
const RHYTHM = 12;
const MAX_OPEN = 10;

/** SQL of the amount due of an order `o`. */
const OWED = `max(0, o.total_cents
  - (SELECT coalesce(sum(amount_cents), 0) FROM payments WHERE order_id = o.id)
  + (SELECT coalesce(sum(amount_cents), 0) FROM refunds WHERE order_id = o.id AND state <> 'failed'))`;

/** SQL of the day of the invoice, or of the order if there is no invoice. */
const INVOICED = `coalesce(o.invoice_date, ${localDaySql("o.date")})`;

const DUE = "o.payment_state IN ('due', 'failed') AND o.status NOT IN ('cancelled', 'failed', 'refunded')";

/** SQL of the cents that a user `u` should have paid by `today`. */
export const overdueSql = (today: string): string =>
  `coalesce((SELECT sum(${OWED}) FROM orders o WHERE o.customer_id = u.id AND ${DUE}
    AND date(${INVOICED}, '+' || coalesce(u.payment_days, ${USUAL_DAYS}) || ' days') < ${today}), 0)`;

export const overdueCustomersSql = (today: string): string =>
  `SELECT o.customer_id FROM orders o JOIN users debtor ON debtor.id = o.customer_id WHERE ${DUE}
    AND date(${INVOICED}, '+' || coalesce(debtor.payment_days, ${USUAL_DAYS}) || ' days') < ${today}`;

/** @param today the day in the shop's time zone */
export const standingQuery = (customer: CustomerId, today: string): Query<Standing> =>
  combine({
    money: queryFirst(
      statement(
        `SELECT u.credit_limit_cents, coalesce(u.payment_days, ${USUAL_DAYS}) AS days,
           coalesce(sum(d.owed), 0) AS due,
           coalesce(sum(iif(date(d.date, '+' || coalesce(u.payment_days, ${USUAL_DAYS}) || ' days') < ?, d.owed, 0)), 0) AS overdue,
           date(min(d.date), '+' || coalesce(u.payment_days, ${USUAL_DAYS}) || ' days') AS first_day
         FROM users u LEFT JOIN (SELECT o.customer_id, ${INVOICED} AS date, ${OWED} AS owed FROM orders o
           WHERE o.customer_id = ? AND ${DUE}) d ON d.customer_id = u.id
         WHERE u.id = ? GROUP BY u.id`,
        ...[today, customer, customer],
      ),
      (row) => ({
        due: int(row, "due"),
        overdue: int(row, "overdue"),
        overdueSince: int(row, "overdue") > 0 ? textOrNull(row, "first_day") : null,
        creditLimit: intOrNull(row, "credit_limit_cents"),
        paymentDays: int(row, "days"),
      }),
    ),
    openOrders: queryAll(
      statement(
        `SELECT id, number, date, status, total_cents FROM orders WHERE customer_id = ?
           AND status IN ('pending', 'processing', 'partially_shipped') ORDER BY date DESC, id DESC LIMIT ${MAX_OPEN}`,
        customer,
      ),
      (row) => ({
        id: int(row, "id"),
        number: text(row, "number"),
        date: text(row, "date"),
        status: oneOf(row, "status", OrderStatus.options),
        total: int(row, "total_cents"),
      }),
    ),
    orderDates: queryFirst(
      statement(
        `SELECT json_group_array(date) AS dates FROM (SELECT date FROM orders WHERE customer_id = ?
           AND status NOT IN ('cancelled', 'failed') ORDER BY date DESC LIMIT ${RHYTHM})`,
        customer,
      ),
      (row) => listOf(row, "dates", z.string()),
    ),
  });
