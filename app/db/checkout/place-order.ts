// An order is one batch that refuses: what its quote read is tested again by statements that end the batch.
import { versionQuery } from "~/db/cache/data-version";
import type { CartContext } from "~/db/cart/cart-data";
import {
  productsOf,
  refuseCartBeyondStock,
  refuseUnlessVersion,
  removeRows,
  touchCart,
} from "~/db/cart/write-cart";
import { type IdempotencyKey, refuseIfProcessed, storeAnswer } from "~/db/idempotency-keys";
import { orderCopyMail, orderMail } from "~/db/mail/outbox";
import { command, together } from "~/db/query";
import type { SqlFragment } from "~/db/sql-fragment";
import { type Database, type Statement, statement } from "~/platform/database";
import { fingerprint } from "./checkout-data";
import { couponUse, insertLines, insertOrder, madeOrder } from "./insert-order";
import type { OrderDraft } from "./order-draft";

export interface IdempotentAnswer {
  key: IdempotencyKey;
  bodyHash: string;
  expiresAt: string;
  /** The order on the wire, still without `id` and `number`. */
  answer: string;
}

/** A fact that the quote read has changed: it is worth another look. */
export const FACTS_CHANGED = "facts_changed";

/**
 * @returns the answer, word for word as it is kept, the mails to send, and the state after it: platform/cache/data-version.ts
 * @throws BatchRefused `answer_kept`, `cart_changed`, `facts_changed`, `quantity_not_available`, `coupon_not_valid`
 */
export async function placeOrder(
  db: Database,
  draft: OrderDraft,
  keep: IdempotentAnswer,
): Promise<{ answer: string; mails: number[]; version: string }> {
  const { context, shopLocale } = draft;
  const made = madeOrder(yearOf(context));
  const ids = { sql: `SELECT ${made.sql}`, params: made.params };
  const { mails, copies, answer, version } = await together(db, {
    guards: command(...guardStatements(draft, keep)),
    order: command(...orderStatements(draft, made)),
    mails: orderMail("order-confirmation", ids, context.now),
    copies: orderCopyMail(ids, shopLocale, context.now),
    answer: storeAnswer(
      keep.key,
      keep.bodyHash,
      201,
      keep.expiresAt,
      statement(
        `SELECT json_set(?, '$.id', id, '$.number', number) AS answer FROM orders WHERE id = ${made.sql}`,
        keep.answer,
        ...made.params,
      ),
    ),
    version: versionQuery(),
  });
  return { answer, mails: [...mails, ...copies], version };
}

const yearOf = ({ today }: CartContext): number => Number(today.slice(0, 4));

function guardStatements(
  { context, order, version, fingerprint: expected }: OrderDraft,
  keep: IdempotentAnswer,
) {
  const print = fingerprint(context, order.coupon);
  return [
    refuseIfProcessed(keep.key, keep.bodyHash, context.now, { anyBody: true }),
    refuseUnlessVersion(context.key, version),
    statement(
      `INSERT INTO refusals (code) SELECT '${FACTS_CHANGED}' WHERE (${print.sql}) IS NOT ?`,
      ...print.params,
      expected,
    ),
  ];
}

function orderStatements(draft: OrderDraft, made: SqlFragment): Statement[] {
  const { context, order, placedBy, origin } = draft;
  const { key, now } = context;
  const year = yearOf(context);
  return [
    statement(
      "UPDATE users SET shop_origin = ? WHERE id = ? AND shop_origin IS NOT ?",
      origin,
      order.customer,
      origin,
    ),
    statement(
      "INSERT INTO order_numbers (year, last) VALUES (?, 1) ON CONFLICT (year) DO UPDATE SET last = last + 1",
      year,
    ),
    insertOrder(draft, year),
    insertLines(draft, made),
    // What others hold is not this order's; stock's own CHECK refuses what is not in stock at all.
    refuseCartBeyondStock(key, now),
    removeRows(key, productsOf(key)),
    statement(
      `INSERT INTO stock_movements (item_id, kind, ordered, order_row_id, created_at)
       SELECT product_id, 'order', qty, id, ? FROM order_rows WHERE order_id = ${made.sql} ORDER BY id`,
      now,
      ...made.params,
    ),
    ...(order.coupon === null ? [] : [couponUse(draft, order.coupon, made)]),
    statement(
      `INSERT INTO order_history (order_id, status, created_at) VALUES (${made.sql}, ?, ?)`,
      ...made.params,
      order.status,
      order.date,
    ),
    touchCart({ key, now, by: placedBy }),
  ];
}
