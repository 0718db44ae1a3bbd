// Requests for a quote: draft orders begun by a business, with the emails about them.
import { MAX_WAITING_REQUESTS } from "~/contract/constants/limits";
import type { UserId } from "~/contract/ids";
import type { QuoteRequest } from "~/contract/quotes";
import type { Locale } from "~/contract/wire";
import type { CartKey } from "~/db/cart/find-cart";
import { productsOf, refuseUnlessVersion, removeRows, touchCart } from "~/db/cart/write-cart";
import { int, text } from "~/db/columns";
import { mailQuery } from "~/db/mail/outbox";
import { writeAudited } from "~/db/operator/audit";
import { combine, command, type Query, queryFirst } from "~/db/query";
import { operatorPaths } from "~/operator-paths";
import { type Database, statement } from "~/platform/database";
import type { DraftChoices, StoredDraftRow } from "./draft-orders";
import { audited, type DraftVersion, refuseUnlessOpen, setDraft } from "./write-drafts";

export const QUOTE_REQUESTED_MAIL = "quote-requested";
export const QUOTE_REFUSED_MAIL = "quote-refused";

/** Refusal code if the customer has reached the limit of waiting requests. */
export const TOO_MANY_REQUESTS = "too_many_requests";

interface NewRequest {
  key: CartKey;
  /** The cart's version when it was read. */
  version: number;
  by: UserId;
  source: string;
  rows: readonly StoredDraftRow[];
  choices: DraftChoices;
  note: string;
  origin: string;
  shopLocale: Locale;
  now: string;
}

/** The request that the same form created before; null for the first time. */
export const requestBySourceQuery = (source: string): Query<QuoteRequest | null> =>
  queryFirst(
    statement(
      "SELECT id, created_at, request_note, json_array_length(rows) AS rows_count FROM draft_orders WHERE source = ?",
      source,
    ),
    (row) => ({
      id: int(row, "id"),
      created_at: text(row, "created_at"),
      note: text(row, "request_note"),
      rows_count: int(row, "rows_count"),
    }),
  );

/** Turns the cart into a request and empties it. Refuses with `cart_changed`, TOO_MANY_REQUESTS. */
export const insertRequest = ({
  key,
  source,
  now,
  ...request
}: NewRequest): Query<{ made: QuoteRequest | null; mails: number[] }> =>
  combine({
    changes: command(
      refuseUnlessVersion(key, request.version),
      statement(
        `INSERT INTO refusals (code) SELECT '${TOO_MANY_REQUESTS}' WHERE (SELECT count(*) FROM draft_orders
           WHERE customer_id = ? AND is_request = 1 AND state = 'open') >= ${MAX_WAITING_REQUESTS}`,
        key.customer,
      ),
      statement(
        `INSERT INTO draft_orders (customer_id, source, is_request, request_note, rows, choices, created_at, changed_at)
         VALUES (?, ?, 1, ?, ?, ?, ?, ?)`,
        ...[
          key.customer,
          source,
          request.note,
          JSON.stringify(request.rows),
          JSON.stringify(request.choices),
        ],
        ...[now, now],
      ),
      removeRows(key, productsOf(key)),
      touchCart({ key, now, by: request.by }),
    ),
    made: requestBySourceQuery(source),
    mails: mailQuery(
      statement(
        `INSERT INTO mails (kind, dedupe, recipient, locale, data, not_before, created_at)
         SELECT '${QUOTE_REQUESTED_MAIL}', '${QUOTE_REQUESTED_MAIL}:' || d.id, support.value ->> '$', ?,
           json_object('draft', d.id, 'link', ? || d.id), ?, ?
         FROM draft_orders d JOIN settings support ON support.key = 'SUPPORT_EMAIL' AND support.value ->> '$' <> ''
         WHERE d.source = ? ON CONFLICT (dedupe) DO NOTHING RETURNING id`,
        ...[request.shopLocale, `${request.origin}${operatorPaths.drafts()}/`, now, now, source],
      ),
    ),
  });

/** Refuses with DRAFT_CHANGED. @returns ids of the emails to send */
export async function refuseRequest(db: Database, draft: DraftVersion, reason: string): Promise<number[]> {
  const { id, now } = draft;
  const { mails } = await writeAudited(
    db,
    audited("refuse", draft),
    combine({
      done: command(refuseUnlessOpen(draft), setDraft(draft, "state = 'refused', refusal = ?", [reason])),
      mails: mailQuery(
        statement(
          `INSERT INTO mails (kind, dedupe, recipient, locale, data, not_before, created_at)
           SELECT '${QUOTE_REFUSED_MAIL}', '${QUOTE_REFUSED_MAIL}:' || d.id, u.email, u.locale, json_object('draft', d.id), ?, ?
           FROM draft_orders d JOIN users u ON u.id = d.customer_id AND u.is_active = 1 WHERE d.id = ?
           ON CONFLICT (dedupe) DO NOTHING RETURNING id`,
          ...[now, now, id],
        ),
      ),
    }),
  );
  return mails;
}
