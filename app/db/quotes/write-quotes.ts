// Writes of quotes: each is one batch, which refuses if the quote was decided in the meantime.
import { MAX_OPEN_QUOTES } from "~/contract/constants/limits";
import type { QuoteId, UserId } from "~/contract/ids";
import { versionQuery } from "~/db/cache/data-version";
import type { CartContext } from "~/db/cart/cart-data";
import {
  productsOf,
  refuseLinesBeyondStock,
  refuseUnlessVersion,
  removeRows,
  touchCart,
} from "~/db/cart/write-cart";
import { madeOrder, orderStatements } from "~/db/checkout/insert-order";
import type { NewOrder } from "~/db/checkout/order-draft";
import { orderCopyMail, orderMail } from "~/db/mail/outbox";
import { ask, combine, command, mapQuery, type Query, together } from "~/db/query";
import type { Day } from "~/domain/local-day";
import type { Named } from "~/platform/cache/data-version";
import { type Database, type Statement, statement } from "~/platform/database";
import type { FrozenLine, FrozenOrder } from "./frozen-order";
import {
  type DecisionMail,
  QUOTE_DECIDED_MAIL,
  QUOTE_EXPIRING_MAIL,
  QUOTE_MAIL,
  quoteDecidedMail,
} from "./quote-mails";

/** Refusal codes. */
export const QUOTE_DECIDED = "quote_decided";
export const TOO_MANY_QUOTES = "too_many_quotes";

export interface NewQuote {
  source: string;
  /** The agent; null: the shop. */
  madeBy: UserId | null;
  validUntil: Day;
  frozen: FrozenOrder;
  lines: readonly FrozenLine[];
  context: CartContext;
}

interface CartQuote {
  madeBy: UserId;
  /** The cart's version when it was read. */
  version: number;
}

/** Turns the cart into a quote and empties it. Refuses with `cart_changed`, `too_many_quotes`. */
export function insertQuote(db: Database, quote: NewQuote & CartQuote): Promise<null> {
  const { key, now } = quote.context;
  return ask(
    db,
    command(
      refuseUnlessVersion(key, quote.version),
      ...quoteStatements(quote),
      removeRows(key, productsOf(key)),
      touchCart({ key, now, by: quote.madeBy }),
    ),
  );
}

/** Inserts a quote from a cart or a draft order. Refuses with `too_many_quotes`. */
export function quoteStatements(quote: NewQuote): Statement[] {
  const { context, frozen, lines, madeBy } = quote;
  const { key, now, today } = context;
  return [
    statement(
      `INSERT INTO refusals (code) SELECT '${TOO_MANY_QUOTES}' WHERE (SELECT count(*) FROM quotes
         WHERE customer_id = ? AND state = 'open' AND valid_until >= ?) >= ${MAX_OPEN_QUOTES}`,
      key.customer,
      today,
    ),
    statement(
      `INSERT INTO quotes (year, customer_id, made_by_id, source, valid_until, locale, total_cents, currency, frozen, rows, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[Number(today.slice(0, 4)), key.customer, madeBy, quote.source, quote.validUntil, frozen.locale],
      ...[frozen.total, frozen.currency, JSON.stringify(frozen), JSON.stringify(lines), now],
    ),
  ];
}

interface Decision {
  id: QuoteId;
  /** Null: the operator. */
  by: UserId | null;
  now: string;
  today: Day;
}

/** Ends the batch if the quote is decided or has expired. */
const refuseUnlessOpen = ({ id, today }: Decision): Statement =>
  statement(
    `INSERT INTO refusals (code) SELECT '${QUOTE_DECIDED}'
     WHERE NOT EXISTS (SELECT 1 FROM quotes WHERE id = ? AND state = 'open' AND valid_until >= ?)`,
    id,
    today,
  );

/** Refuses with `quote_decided`. @returns ids of the emails to send */
export const endQuote = (
  decision: Decision,
  { state, reason, ...mail }: { state: "declined" | "withdrawn"; reason: string } & DecisionMail,
): Query<number[]> =>
  mapQuery(
    combine({
      done: command(
        refuseUnlessOpen(decision),
        statement(
          "UPDATE quotes SET state = ?, reason = ?, decided_at = ?, decided_by_id = ? WHERE id = ?",
          ...[state, reason, decision.now, decision.by, decision.id],
        ),
      ),
      mails: quoteDecidedMail(decision.id, mail, decision.now),
    }),
    ({ mails }) => mails,
  );

/**
 * Turns the quote into an order, once even under concurrent requests.
 * @param origin of this shop, for the email about the decision
 * @returns the emails to send, and the data version after it: platform/cache/data-version.ts
 * @throws BatchRefused `quote_decided`, `quantity_not_available`, `coupon_not_valid`
 */
export async function acceptQuote(
  db: Database,
  decision: Decision,
  draft: NewOrder,
  origin: string,
): Promise<{ mails: number[]; version: Named }> {
  const { id, by, now, today } = decision;
  const year = Number(today.slice(0, 4));
  const made = madeOrder(year);
  const ids = { sql: `SELECT ${made.sql}`, params: made.params };
  const isConsumer = draft.order.customerType === "consumer";
  const { mails, copies, news, version } = await together(db, {
    guard: command(refuseUnlessOpen(decision)),
    order: command(
      ...orderStatements(draft, { now, year }, [
        refuseLinesBeyondStock(JSON.stringify(draft.lines), { now, isConsumer }),
      ]),
    ),
    decided: command(
      statement(
        `UPDATE quotes SET state = 'accepted', decided_at = ?, decided_by_id = ?, order_id = ${made.sql} WHERE id = ?`,
        ...[now, by, ...made.params, id],
      ),
    ),
    mails: orderMail("order-confirmation", ids, now),
    copies: orderCopyMail(ids, draft.shopLocale, now),
    news: quoteDecidedMail(id, { origin, shopLocale: draft.shopLocale }, now),
    version: versionQuery(),
  });
  return { mails: [...mails, ...copies, ...news], version };
}

/** Deletes quotes whose last day was before this day, with their emails: the orders have their own copies. */
export const removeQuotes = (before: Day): Statement[] => [
  statement(
    `DELETE FROM mails WHERE kind IN ('${QUOTE_MAIL}', '${QUOTE_DECIDED_MAIL}', '${QUOTE_EXPIRING_MAIL}') AND data ->> '$.quote' IN (SELECT id FROM quotes WHERE valid_until < ?)`,
    before,
  ),
  statement("DELETE FROM quotes WHERE valid_until < ?", before),
];
