// Data of the back office's start page, in one round trip; each read is bounded by an index or a stored
// count.
import type { Locale } from "~/contract/wire";
import type { Day } from "~/domain/local-day";
import { type Database, type Row, statement } from "~/platform/database";
import { int, text } from "../columns";
import { backlog } from "../health";
import { queryAll, queryCount, together } from "../query";
import { listCount } from "./list-counts";

/** Larger counts are displayed as "or more". */
const MANY = 1000;
/** Stock at or below this counts as low. */
const LOW = 5;
const SHOWN = 8;

const few = (sql: string, ...params: string[]) =>
  queryCount(statement(`SELECT count(*) AS n FROM (${sql} LIMIT ${MANY})`, ...params));

/** Days in the shop's time zone; the last day is included. */
interface Days {
  first: Day;
  last: Day;
}

/** @param lateBefore orders in preparation from before this instant are late */
export const readToday = (
  db: Database,
  { lateBefore, locale, now, before }: { lateBefore: string; locale: Locale; now: Days; before: Days },
) =>
  together(db, {
    orders: queryAll(statement("SELECT status, orders FROM order_counts WHERE owner_id = 0"), (row) => ({
      status: text(row, "status"),
      orders: int(row, "orders"),
    })),
    late: few(
      "SELECT 1 FROM orders WHERE status IN ('processing', 'partially_shipped') AND date < ?",
      lateBefore,
    ),
    lowStock: few(
      `SELECT 1 FROM stock s CROSS JOIN products i ON i.id = s.item_id
       WHERE s.on_hand - s.ordered <= ${LOW} AND i.variants_count = 0 AND i.is_active = 1`,
    ),
    messages: listCount("messages", "new"),
    withdrawals: listCount("withdrawals", "new"),
    mails: listCount("mails", "dead"),
    signUps: few("SELECT 1 FROM sign_ups WHERE state = 'waiting'"),
    reviews: few("SELECT 1 FROM reviews WHERE state = 'new'"),
    quoteRequests: few("SELECT 1 FROM draft_orders WHERE state = 'open' AND is_request = 1"),
    disputes: few("SELECT 1 FROM payment_disputes WHERE state = 'open'"),
    toShip: queryAll(
      statement(
        `SELECT * FROM (SELECT ${SHIP} FROM orders WHERE status = 'processing' ORDER BY date, id LIMIT ${SHOWN})
         UNION ALL
         SELECT * FROM (SELECT ${SHIP} FROM orders WHERE status = 'partially_shipped' ORDER BY date, id LIMIT ${SHOWN})
         ORDER BY date, id LIMIT ${SHOWN}`,
      ),
      (row) => ({
        id: int(row, "id"),
        number: text(row, "number"),
        name: text(row, "name"),
        status: text(row, "status"),
        date: text(row, "date"),
        cents: int(row, "total_cents"),
        currency: text(row, "currency"),
      }),
    ),
    low: queryAll(
      statement(
        `SELECT i.sku, coalesce(t.name, i.sku) AS name, s.on_hand - s.ordered AS quantity
         FROM stock s CROSS JOIN products i ON i.id = s.item_id
         LEFT JOIN product_texts t ON t.product_id = coalesce(i.parent_id, i.id) AND t.locale = ?
         WHERE s.on_hand - s.ordered <= ${LOW} AND i.variants_count = 0 AND i.is_active = 1
         ORDER BY s.on_hand - s.ordered, s.item_id LIMIT ${SHOWN}`,
        locale,
      ),
      (row) => ({ sku: text(row, "sku"), name: text(row, "name"), quantity: int(row, "quantity") }),
    ),
    backlog,
    now: salesQuery(now),
    before: salesQuery(before),
  });

const SHIP = `id, number, date, status, total_cents, currency,
  coalesce(nullif(business_name, ''), json_extract(billing_address, '$.recipient'), '') AS name`;

const salesQuery = ({ first, last }: Days) =>
  queryAll(
    statement(
      "SELECT day, orders, cents FROM sales_by_day WHERE customer_id = 0 AND day BETWEEN ? AND ? AND orders > 0",
      first,
      last,
    ),
    (row: Row) => ({
      day: text(row, "day"),
      orders: int(row, "orders"),
      cents: int(row, "cents"),
    }),
  );
