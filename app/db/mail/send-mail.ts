// Delivery of an email of the outbox: claimed by one sender, rendered once, then sent, retried or given up.
import { z } from "zod";
import type { MailId } from "~/contract/ids";
import { Locale } from "~/contract/wire";
import { anyJson, int, text, textOrNull } from "~/db/columns";
import type { Database, Row } from "~/platform/database";

export interface Mail {
  id: MailId;
  kind: string;
  dedupe: string;
  to: string;
  locale: Locale;
  data: unknown;
  tries: number;
  /** Rendered by an earlier attempt: one idempotency key must always carry the same content. */
  rendered: RenderedEmail | null;
}

/** The email's language if the shop still offers it, otherwise the default language: CONTRACT §13. */
const OFFERED = "(SELECT value FROM settings WHERE key = 'LOCALES' AND json_array_length(value) > 0)";
const OFFERED_LOCALE = `iif(locale IN (SELECT value FROM json_each(coalesce(${OFFERED}, json_array(locale)))), locale,
  coalesce((SELECT value ->> '$' FROM settings WHERE key = 'DEFAULT_LOCALE'
    AND value ->> '$' IN (SELECT value FROM json_each(${OFFERED}))), ${OFFERED} ->> '$[0]'))`;

/** Claims the email until the lease expires; null if another sender has it, or it was deleted. */

export async function claimMail(
  db: Database,
  id: MailId,
  now: string,
  leaseUntil: string,
): Promise<Mail | null> {
  const row = await db.first(
    `UPDATE mails SET state = 'sending', tries = tries + 1, not_before = ?
     WHERE id = ? AND state IN ('waiting', 'sending') AND not_before <= ?
     RETURNING id, kind, dedupe, recipient, ${OFFERED_LOCALE} AS locale, data, tries, subject, text, html`,
    leaseUntil,
    id,
    now,
  );
  return (
    row && {
      id: int(row, "id"),
      kind: text(row, "kind"),
      dedupe: text(row, "dedupe"),
      to: text(row, "recipient"),
      locale: Locale.catch("it").parse(row.locale),
      data: anyJson(row, "data"),
      tries: int(row, "tries"),
      rendered: readRendered(row),
    }
  );
}

function readRendered(row: Row): RenderedEmail | null {
  const [subject, plain, html] = ["subject", "text", "html"].map((column) => textOrNull(row, column));
  return subject && plain && html
    ? { subject, text: plain, html, ...RenderedParts.parse(anyJson(row, "data")) }
    : null;
}

export interface RenderedEmail {
  subject: string;
  text: string;
  html: string;
  /** Content of the bank transfer QR code in the HTML; null if the email has no code. */
  transferCode: string | null;
  replyTo: string | null;
}

/** Stored with the email, so that every attempt attaches the same picture and uses the same address. */
const RenderedParts = z.object({
  transferCode: z.string().nullable().default(null),
  replyTo: z.string().nullable().default(null),
});

/** Stores the rendered email before it is sent, so that every later attempt sends the same text. */

export const storeRenderedEmail = (
  db: Database,
  id: MailId,
  { subject, text, html, transferCode, replyTo }: RenderedEmail,
) =>
  db.all(
    `UPDATE mails SET subject = ?, text = ?, html = ?, data = json_set(data, '$.transferCode', ?, '$.replyTo', ?)
     WHERE id = ?`,
    ...[subject, text, html, transferCode, replyTo, id],
  );

/** The provider has accepted the email; it is not sent again. */

export const markSent = (db: Database, id: MailId, now: string) =>
  db.all("UPDATE mails SET state = 'sent', sent_at = ?, error = NULL WHERE id = ?", now, id);

/** @param nextTry null: the email is given up and remains visible to the operator */

export const markFailed = (db: Database, id: MailId, error: string, nextTry: string | null) =>
  db.all(
    "UPDATE mails SET state = ?, error = ?, not_before = coalesce(?, not_before) WHERE id = ?",
    nextTry === null ? "dead" : "waiting",
    error,
    nextTry,
    id,
  );

/** Emails that the queue has lost, or that wait for a retry. */

export async function dueMails(db: Database, now: string, limit: number): Promise<number[]> {
  const rows = await db.all(
    "SELECT id FROM mails WHERE state IN ('waiting', 'sending') AND not_before <= ? ORDER BY id LIMIT ?",
    now,
    limit,
  );
  return rows.map((row) => int(row, "id"));
}

export interface SentMail extends Omit<RenderedEmail, "transferCode"> {
  id: MailId;
  to: string;
  sentAt: string;
  /** The code of the email, which its stored text hides. */
  kind: string;
  seed: string | null;
}

/** The development mailbox, newest first. */

export async function sentMails(db: Database, limit: number): Promise<SentMail[]> {
  const rows = await db.all(
    `SELECT id, kind, recipient, subject, text, html, sent_at, data ->> '$.seed' AS seed,
       data ->> '$.replyTo' AS reply_to FROM mails WHERE state = 'sent' ORDER BY sent_at DESC, id DESC LIMIT ?`,
    limit,
  );
  return rows.map((row) => ({
    id: int(row, "id"),
    to: text(row, "recipient"),
    subject: text(row, "subject"),
    text: text(row, "text"),
    html: textOrNull(row, "html") ?? "",
    replyTo: textOrNull(row, "reply_to"),
    sentAt: text(row, "sent_at"),
    kind: text(row, "kind"),
    seed: textOrNull(row, "seed"),
  }));
}
