// Webhook deliveries: claimed by one sender, rendered once, then posted, retried or given up.
import type { DeliveryFault } from "~/contract/constants/webhooks";
import type { DeliveryId, WebhookId } from "~/contract/ids";
import { int, text } from "~/db/columns";
import { type Database, type Row, type Statement, statement } from "~/platform/database";
import { WEBHOOK_DATA } from "./webhook-data";

export interface ClaimedDelivery {
  id: DeliveryId;
  webhook: WebhookId;
  message: string;
  event: string;
  /** JSON; "null" if the subject has been deleted. */
  data: string;
  tries: number;
  createdAt: string;
  url: string;
  secret: string;
}

export async function dueWebhooks(db: Database, now: string): Promise<WebhookId[]> {
  const rows = await db.all(
    `SELECT id FROM webhooks w WHERE is_active = 1 AND EXISTS (SELECT 1 FROM webhook_deliveries
       WHERE webhook_id = w.id AND state IN ('waiting', 'sending') AND not_before <= ?) ORDER BY id`,
    now,
  );
  return rows.map((row) => int(row, "id"));
}

const CLAIM = `UPDATE webhook_deliveries SET state = 'sending', tries = tries + 1, not_before = ?, data = coalesce(data, ${WEBHOOK_DATA})`;
const CLAIMED = `RETURNING id, webhook_id, message, event, data, tries, created_at,
  (SELECT url FROM webhooks w WHERE w.id = webhook_id) AS url, (SELECT secret FROM webhooks w WHERE w.id = webhook_id) AS secret`;

/** Claims the webhook's next due delivery, new ones first; null if there is no such delivery. */
export async function claimNext(
  db: Database,
  webhook: WebhookId,
  now: string,
  leaseUntil: string,
): Promise<ClaimedDelivery | null> {
  const row = await db.first(
    `${CLAIM} WHERE id = (SELECT id FROM webhook_deliveries
       WHERE webhook_id = ? AND state IN ('waiting', 'sending') AND not_before <= ? ORDER BY not_before, id LIMIT 1) ${CLAIMED}`,
    ...[leaseUntil, webhook, now],
  );
  return row && readClaimed(row);
}

/** Claims this delivery in any state; null if another sender has it. */
export async function claimDelivery(
  db: Database,
  id: DeliveryId,
  now: string,
  leaseUntil: string,
): Promise<ClaimedDelivery | null> {
  const row = await db.first(
    `${CLAIM} WHERE id = ? AND NOT (state = 'sending' AND not_before > ?) ${CLAIMED}`,
    ...[leaseUntil, id, now],
  );
  return row && readClaimed(row);
}

const readClaimed = (row: Row): ClaimedDelivery => ({
  id: int(row, "id"),
  webhook: int(row, "webhook_id"),
  message: text(row, "message"),
  event: text(row, "event"),
  data: text(row, "data"),
  tries: int(row, "tries"),
  createdAt: text(row, "created_at"),
  url: text(row, "url"),
  secret: text(row, "secret"),
});

/** The receiver has accepted the delivery; it is not sent again. */
export const markDelivered = (db: Database, id: DeliveryId, status: number | null, now: string) =>
  db.all(
    "UPDATE webhook_deliveries SET state = 'sent', status = ?, error = NULL, sent_at = ? WHERE id = ?",
    ...[status, now, id],
  );

/**
 * Gives up other deliveries of this receiver that have waited longer than the retry period as well.
 * @param nextTry null: the delivery is given up and remains visible to the operator
 * @param waitingSince the other deliveries began to wait before this instant
 */
export const markUndelivered = (
  db: Database,
  { id, webhook }: Pick<ClaimedDelivery, "id" | "webhook">,
  { status, fault }: { status: number | null; fault: DeliveryFault },
  { nextTry, waitingSince }: { nextTry: string | null; waitingSince: string },
) =>
  db.batch([
    statement(
      `UPDATE webhook_deliveries SET state = ?, status = ?, error = ?, not_before = coalesce(?, not_before) WHERE id = ?`,
      ...[nextTry === null ? "dead" : "waiting", status, fault, nextTry, id],
    ),
    statement(
      `UPDATE webhook_deliveries SET state = 'dead', error = coalesce(error, 'expired')
       WHERE webhook_id = ? AND state = 'waiting' AND waits_since < ?`,
      ...[webhook, waitingSince],
    ),
  ]);

/** Deletes deliveries created before this instant. */
export const removeDeliveries = (before: string): Statement =>
  statement("DELETE FROM webhook_deliveries WHERE created_at < ?", before);
