// Writes of draft orders: each is one audited batch, which refuses if the draft was changed or sent in the
// meantime.
import type { CustomerId, DraftOrderId } from "~/contract/ids";
import { versionQuery } from "~/db/cache/data-version";
import { refuseLinesBeyondStock } from "~/db/cart/write-cart";
import { madeOrder, orderStatements } from "~/db/checkout/insert-order";
import type { NewOrder } from "~/db/checkout/order-draft";
import { orderCopyMail, orderMail } from "~/db/mail/outbox";
import { type AuditedChange, writeAudited } from "~/db/operator/audit";
import { command, together } from "~/db/query";
import { type NewQuote, quoteStatements } from "~/db/quotes/write-quotes";
import type { Named } from "~/platform/cache/data-version";
import { type Database, type Statement, statement, type Value } from "~/platform/database";
import type { DraftChoices, StoredDraftRow } from "./draft-orders";

/** Refusal code: the draft is no longer open, or has another version. */
export const DRAFT_CHANGED = "draft_changed";

export interface DraftVersion {
  id: DraftOrderId;
  version: number;
  now: string;
}

interface DraftContent {
  rows: readonly StoredDraftRow[];
  choices: DraftChoices;
}

/** Prices and their reasons are part of the audit log (CONTRACT §16). */
const LOOK = `SELECT json_object('state', state, 'choices', json(choices), 'rows', (SELECT json_group_array(json_object(
    'sku', (SELECT sku FROM products WHERE id = r.value ->> '$.product'), 'qty', r.value ->> '$.qty',
    'unit_price_cents', r.value ->> '$.unitPrice', 'reason', r.value ->> '$.reason'))
  FROM json_each(draft_orders.rows) r)) FROM draft_orders`;

export const audited = (verb: string, { id, now }: DraftVersion): AuditedChange => ({
  ...{ call: `draftOrders.${verb}`, target: `draft/${id}`, now, onlyItem: null },
  look: { sql: `${LOOK} WHERE id = ?`, params: [id] },
});

/** Ends the batch if the draft is no longer open, or has another version. */
export const refuseUnlessOpen = ({ id, version }: DraftVersion): Statement =>
  statement(
    `INSERT INTO refusals (code) SELECT '${DRAFT_CHANGED}'
     WHERE NOT EXISTS (SELECT 1 FROM draft_orders WHERE id = ? AND state = 'open' AND version = ?)`,
    ...[id, version],
  );

/** Inserting the same source again creates no second draft. */
export const insertDraft = (
  db: Database,
  {
    customer,
    source,
    rows,
    choices,
    now,
  }: DraftContent & { customer: CustomerId; source: string; now: string },
): Promise<null> =>
  writeAudited(
    db,
    {
      ...{ call: "draftOrders.create", target: "drafts", now, onlyItem: null },
      look: { sql: `${LOOK} WHERE source = ?`, params: [source] },
    },
    command(
      statement(
        `INSERT INTO draft_orders (customer_id, source, rows, choices, created_at, changed_at)
         VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (source) DO NOTHING`,
        ...[customer, source, JSON.stringify(rows), JSON.stringify(choices), now, now],
      ),
    ),
  );

/** Refuses with DRAFT_CHANGED. */
export const updateDraft = (
  db: Database,
  draft: DraftVersion,
  { rows, choices }: DraftContent,
): Promise<null> =>
  writeAudited(
    db,
    audited("edit", draft),
    command(
      refuseUnlessOpen(draft),
      setDraft(draft, "rows = ?, choices = ?", [JSON.stringify(rows), JSON.stringify(choices)]),
    ),
  );

/** Sets columns and raises the version. */
export const setDraft = ({ id, now }: DraftVersion, columns: string, params: readonly Value[]): Statement =>
  statement(
    `UPDATE draft_orders SET ${columns}, version = version + 1, changed_at = ? WHERE id = ?`,
    ...params,
    ...[now, id],
  );

/** Refuses with DRAFT_CHANGED. */
export const deleteDraft = (db: Database, draft: DraftVersion): Promise<null> =>
  writeAudited(
    db,
    audited("remove", draft),
    command(refuseUnlessOpen(draft), statement("DELETE FROM draft_orders WHERE id = ?", draft.id)),
  );

/** Turns the draft into a quote. Refuses with DRAFT_CHANGED, `too_many_quotes`. */
export const quoteDraft = (db: Database, draft: DraftVersion, quote: NewQuote): Promise<null> =>
  writeAudited(
    db,
    audited("quote", draft),
    command(
      refuseUnlessOpen(draft),
      ...quoteStatements(quote),
      setDraft(
        draft,
        "state = 'quoted', quote_id = (SELECT id FROM quotes WHERE customer_id = ? AND source = ?)",
        [quote.context.key.customer, quote.source],
      ),
    ),
  );

/**
 * Turns the draft into an order, once even under concurrent requests.
 * @returns the emails to send, and the data version after it: platform/cache/data-version.ts
 * @throws BatchRefused DRAFT_CHANGED, `quantity_not_available`
 */
export async function orderDraft(
  db: Database,
  draft: DraftVersion,
  order: NewOrder,
  year: number,
): Promise<{ mails: number[]; version: Named }> {
  const { now } = draft;
  const made = madeOrder(year);
  const ids = { sql: `SELECT ${made.sql}`, params: made.params };
  const isConsumer = order.order.customerType === "consumer";
  const { mails, copies, version } = await together(db, {
    order: command(
      refuseUnlessOpen(draft),
      ...orderStatements(order, { now, year }, [
        refuseLinesBeyondStock(JSON.stringify(order.lines), { now, isConsumer }),
      ]),
      setDraft(draft, `state = 'ordered', order_id = ${made.sql}`, made.params),
      // The order's history records prices that differ from the price lists.
      statement(
        `INSERT INTO audit (created_at, who, call, target, after)
         SELECT ?, ?, 'draftOrders.order', 'order/' || order_id, (${AGREED}) FROM draft_orders WHERE id = ?`,
        ...[now, db.actor ?? "operator", draft.id],
      ),
    ),
    mails: orderMail("order-confirmation", ids, now),
    copies: orderCopyMail(ids, order.shopLocale, now),
    version: versionQuery(),
  });
  return { mails: [...mails, ...copies], version };
}

const AGREED = `SELECT json_object('draft', draft_orders.id, 'discount_cents', choices ->> '$.discount',
    'shipping_cents', choices ->> '$.shippingPrice', 'prices', json_group_array(json_object(
    'sku', (SELECT sku FROM products WHERE id = r.value ->> '$.product'),
    'unit_price_cents', r.value ->> '$.unitPrice', 'reason', r.value ->> '$.reason')))
  FROM json_each(draft_orders.rows) r WHERE r.value ->> '$.unitPrice' IS NOT NULL`;
