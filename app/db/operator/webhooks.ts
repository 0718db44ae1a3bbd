// Webhooks and their deliveries, as the operator lists and changes them. The secret leaves the database
// only for signing.
import { z } from "zod";
import { OUTBOX_STATES } from "~/contract/constants/enums";
import { DELIVERY_FAULTS, MAX_WEBHOOKS, TEST_EVENT, WEBHOOK_EVENTS } from "~/contract/constants/webhooks";
import type { DeliveryId, WebhookId } from "~/contract/ids";
import { type Webhook, WebhookDelivery } from "~/contract/operator/webhooks";
import { flag, int, intOrNull, json, text, textOrNull } from "~/db/columns";
import { ask, command, queryAll, queryCount, queryFirst, together } from "~/db/query";
import { type Database, type Row, statement } from "~/platform/database";
import { type AuditedChange, writeAudited } from "./audit";
import type { Page } from "./page";

const Events = z.array(z.enum(WEBHOOK_EVENTS));
const ofState = (states: string) =>
  `(SELECT count(*) FROM webhook_deliveries WHERE webhook_id = w.id AND state IN (${states}))`;
const SELECT = `SELECT id, url, events, is_active, created_at, ${ofState("'waiting', 'sending'")} AS waiting,
  ${ofState("'dead'")} AS dead FROM webhooks w`;

const readWebhook = (row: Row): Webhook => ({
  id: int(row, "id"),
  url: text(row, "url"),
  events: json(row, "events", Events),
  is_active: flag(row, "is_active"),
  created_at: text(row, "created_at"),
  waiting: int(row, "waiting"),
  dead: int(row, "dead"),
});

/** Oldest first, at most MAX_WEBHOOKS. */
export const listWebhooks = (db: Database): Promise<Webhook[]> =>
  ask(db, queryAll(statement(`${SELECT} ORDER BY id`), readWebhook));

/** Null for an unknown id. */
export const findWebhook = (db: Database, id: WebhookId): Promise<Webhook | null> =>
  ask(db, queryFirst(statement(`${SELECT} WHERE id = ?`, id), readWebhook));

/** The audit log does not contain the secret. */
const audited = (call: string, id: WebhookId, now: string): AuditedChange => ({
  ...{ call, now, target: `webhook/${id}`, onlyItem: null },
  look: {
    sql: "SELECT json_object('url', url, 'events', json(events), 'is_active', is_active) FROM webhooks WHERE id = ?",
    params: [id],
  },
});

export const WEBHOOKS_FULL = "webhooks_full";

/** @returns the id. @throws BatchRefused WEBHOOKS_FULL */
export async function insertWebhook(
  db: Database,
  { url, events, secret, now }: { url: string; events: readonly string[]; secret: string; now: string },
): Promise<WebhookId> {
  const newest = "SELECT max(id) FROM webhooks";
  const id = await writeAudited(
    db,
    {
      ...{ call: "webhooks.create", now, target: "webhooks", onlyItem: null },
      look: {
        sql: `SELECT json_object('url', url, 'events', json(events)) FROM webhooks WHERE id = (${newest}) AND secret = ?`,
        params: [secret],
      },
    },
    {
      statements: [
        statement(
          `INSERT INTO refusals (code) SELECT '${WEBHOOKS_FULL}' WHERE (SELECT count(*) FROM webhooks) >= ${MAX_WEBHOOKS}`,
        ),
        statement(
          "INSERT INTO webhooks (url, events, secret, created_at) VALUES (?, ?, ?, ?) RETURNING id",
          ...[url, JSON.stringify(events), secret, now],
        ),
      ],
      parse: ([, made = []]) => made.map((row) => int(row, "id"))[0],
    },
  );
  if (id === undefined) throw new Error("the insert into webhooks returned no id");
  return id;
}

/**
 * Undefined fields stay unchanged. When a webhook is switched on again, the three days of its waiting
 * deliveries begin again.
 */
export const updateWebhook = (
  db: Database,
  id: WebhookId,
  {
    url,
    events,
    isActive,
    now,
  }: {
    url: string | undefined;
    events: readonly string[] | undefined;
    isActive: boolean | undefined;
    now: string;
  },
): Promise<null> =>
  writeAudited(
    db,
    audited("webhooks.edit", id, now),
    command(
      statement(
        `UPDATE webhook_deliveries SET waits_since = ?1 WHERE webhook_id = ?2 AND state = 'waiting' AND ?3 = 1
           AND EXISTS (SELECT 1 FROM webhooks WHERE id = ?2 AND is_active = 0)`,
        ...[now, id, isActive ? 1 : 0],
      ),
      statement(
        "UPDATE webhooks SET url = coalesce(?, url), events = coalesce(?, events), is_active = coalesce(?, is_active) WHERE id = ?",
        url ?? null,
        events ? JSON.stringify(events) : null,
        isActive === undefined ? null : Number(isActive),
        id,
      ),
    ),
  );

/** Deletes the webhook with its deliveries. */
export const deleteWebhook = (db: Database, id: WebhookId, now: string): Promise<null> =>
  writeAudited(
    db,
    audited("webhooks.remove", id, now),
    command(statement("DELETE FROM webhooks WHERE id = ?", id)),
  );

const DELIVERY = `SELECT id, message, event, subject_id, state, tries, not_before, status, error, created_at, sent_at
  FROM webhook_deliveries`;

const readDelivery = (row: Row): WebhookDelivery => ({
  id: int(row, "id"),
  message: text(row, "message"),
  event: WebhookDelivery.shape.event.parse(row.event),
  subject: int(row, "subject_id"),
  state: z.enum(OUTBOX_STATES).parse(row.state),
  tries: int(row, "tries"),
  next_try_at: row.state === "waiting" ? text(row, "not_before") || null : null,
  status: intOrNull(row, "status"),
  error: z.enum(DELIVERY_FAULTS).nullable().parse(row.error),
  created_at: text(row, "created_at"),
  sent_at: textOrNull(row, "sent_at"),
});

/** A page of a webhook's deliveries, newest first. @param state undefined: any state */
export function listDeliveries(
  db: Database,
  webhook: WebhookId,
  state: string | undefined,
  { limit, offset }: Page,
): Promise<{ count: number; deliveries: WebhookDelivery[] }> {
  const where = state === undefined ? "webhook_id = ?" : "webhook_id = ? AND state = ?";
  const params = state === undefined ? [webhook] : [webhook, state];
  return together(db, {
    count: queryCount(statement(`SELECT count(*) AS n FROM webhook_deliveries WHERE ${where}`, ...params)),
    deliveries: queryAll(
      statement(`${DELIVERY} WHERE ${where} ORDER BY id DESC LIMIT ? OFFSET ?`, ...params, limit, offset),
      readDelivery,
    ),
  });
}

/** Null for an unknown id. */
export const findDelivery = (
  db: Database,
  webhook: WebhookId,
  id: DeliveryId,
): Promise<WebhookDelivery | null> =>
  ask(db, queryFirst(statement(`${DELIVERY} WHERE webhook_id = ? AND id = ?`, webhook, id), readDelivery));

/** A delivery of the test event. @returns its id */
export async function insertTestDelivery(db: Database, webhook: WebhookId, now: string): Promise<DeliveryId> {
  const [id] = await writeAudited(
    db,
    audited("webhooks.test", webhook, now),
    queryAll(
      statement(
        `INSERT INTO webhook_deliveries (webhook_id, event, subject_id, not_before, created_at, waits_since)
         SELECT id, '${TEST_EVENT}', id, ?1, ?1, ?1 FROM webhooks WHERE id = ?2 RETURNING id`,
        ...[now, webhook],
      ),
      (row) => int(row, "id"),
    ),
  );
  if (id === undefined) throw new Error("the insert into webhook_deliveries returned no id");
  return id;
}

const AGAIN = "state = 'waiting', tries = 0, not_before = ?1, waits_since = ?1";

/** Restarts all attempts; changes nothing if the delivery is being posted. */
export const renewDelivery = (db: Database, webhook: WebhookId, id: DeliveryId, now: string): Promise<null> =>
  writeAudited(
    db,
    { ...audited("webhooks.resend", webhook, now), target: `webhook/${webhook}/delivery/${id}` },
    command(
      statement(
        `UPDATE webhook_deliveries SET ${AGAIN} WHERE id = ?2 AND NOT (state = 'sending' AND not_before > ?1)`,
        ...[now, id],
      ),
    ),
  );

/**
 * Queues all failed deliveries again, except those of a restored backup and those about deleted subjects.
 * @returns their number
 */
export async function renewDeadDeliveries(db: Database, webhook: WebhookId, now: string): Promise<number> {
  const rows = await writeAudited(
    db,
    audited("webhooks.resendAll", webhook, now),
    queryAll(
      statement(
        `UPDATE webhook_deliveries SET ${AGAIN} WHERE webhook_id = ?2 AND state = 'dead'
           AND coalesce(error, '') NOT IN ('restored', 'gone') RETURNING id`,
        ...[now, webhook],
      ),
      (row) => int(row, "id"),
    ),
  );
  return rows.length;
}
