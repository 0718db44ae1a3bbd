// Places an order in one batch, whose guards check again what the checkout read.
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
import type { Named } from "~/platform/cache/data-version";
import { type Database, type Statement, statement } from "~/platform/database";
import { fingerprint } from "./checkout-data";
import { madeOrder, orderStatements } from "./insert-order";
import type { OrderDraft } from "./order-draft";

export interface IdempotentAnswer {
  key: IdempotencyKey;
  bodyHash: string;
  expiresAt: string;
  /** The order on the wire, before `id` and `number` are added. */
  answer: string;
}

/** Data that the checkout read has changed: the caller may read again and retry. */
export const FACTS_CHANGED = "facts_changed";

/**
 * @returns the stored answer, byte for byte, the emails to send, and the data version after the order:
 * platform/cache/data-version.ts
 * @throws BatchRefused `answer_kept`, `cart_changed`, `facts_changed`, `quantity_not_available`,
 * `coupon_not_valid`
 */
export async function placeOrder(
  db: Database,
  draft: OrderDraft,
  keep: IdempotentAnswer,
): Promise<{ answer: string; mails: number[]; version: Named }> {
  const { context, shopLocale } = draft;
  const year = yearOf(context);
  const made = madeOrder(year);
  const ids = { sql: `SELECT ${made.sql}`, params: made.params };
  const { mails, copies, answer, version } = await together(db, {
    guards: command(...guardStatements(draft, keep)),
    order: command(...cartStatements(draft, year)),
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

function cartStatements(draft: OrderDraft, year: number): Statement[] {
  const { context, placedBy } = draft;
  const { key, now } = context;
  return [
    ...orderStatements(draft, { now, year }, [
      // Reservations of other carts are checked here; the CHECK of the stock table refuses quantities
      // beyond the stock.
      refuseCartBeyondStock(key, now),
      removeRows(key, productsOf(key)),
    ]),
    touchCart({ key, now, by: placedBy }),
  ];
}
