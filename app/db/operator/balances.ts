// Balances by customer, for the orders of a period.

import type { CustomerId } from "~/contract/ids";
import type { Cents } from "~/contract/units";
import { customerId } from "~/db/columns";
import { statement } from "~/platform/database";
import { int, text } from "../columns";
import { type Query, queryAll } from "../query";

export interface Balance {
  customer: CustomerId;
  name: string;
  /** Received, less what was refunded or is on its way back. */
  paid: Cents;
  due: Cents;
  /** Owed by the shop: refunds that are decided but not paid yet. */
  owed: Cents;
}

/** Largest amounts first. @param start and end: ISO 8601; the start is included, the end is not */
export const balancesQuery = ({ start, end }: { start: string; end: string }): Query<Balance[]> =>
  queryAll(
    statement(
      `WITH balance AS MATERIALIZED (
         SELECT o.customer_id, iif(o.business_name <> '', o.business_name, o.billing_address ->> '$.recipient') AS name, o.total_cents,
           o.payment_state IN ('due', 'failed') AND o.status NOT IN ('cancelled', 'failed', 'refunded') AS is_due,
           (SELECT coalesce(sum(amount_cents), 0) FROM payments WHERE order_id = o.id) AS came,
           (SELECT coalesce(sum(amount_cents), 0) FROM refunds WHERE order_id = o.id AND state <> 'failed') AS back,
           (SELECT coalesce(sum(amount_cents), 0) FROM refunds WHERE order_id = o.id AND state IN ('waiting', 'by_hand')) AS owed
         FROM orders o WHERE o.date >= ? AND o.date < ?)
       SELECT customer_id, max(name) AS name, sum(came - back) AS paid,
         sum(iif(is_due, max(0, total_cents - came + back), 0)) AS due, sum(owed) AS owed
       FROM balance GROUP BY customer_id HAVING paid <> 0 OR due > 0 OR owed > 0 ORDER BY due + owed DESC, customer_id`,
      ...[start, end],
    ),
    (row) => ({
      customer: customerId(row, "customer_id"),
      name: text(row, "name"),
      paid: int(row, "paid"),
      due: int(row, "due"),
      owed: int(row, "owed"),
    }),
  );
