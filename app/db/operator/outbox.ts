// The email outbox for the operator, with the retry of failed emails.
import type { MailId } from "~/contract/ids";
import { OutboxMail } from "~/contract/operator/reports";
import { EXPIRING_MAILS } from "~/db/mail/outbox";
import { BatchRefused, type Database, type Row, statement } from "~/platform/database";
import { int, text, textOrNull } from "../columns";
import { command, queryAll, queryCount, together } from "../query";
import { writeAudited } from "./audit";
import { listCount } from "./list-counts";
import type { Page } from "./page";

// Without `data`, which may contain the seed of a password code.
const COLUMNS = `id, kind, recipient, locale, state, tries, not_before, subject, error, created_at, sent_at`;

/** A page of the outbox, newest first. @param state undefined: any state */
export function listMails(
  db: Database,
  state: string | undefined,
  { limit, offset }: Page,
): Promise<{ count: number; mails: OutboxMail[] }> {
  const where = state === undefined ? "" : "WHERE state = ?";
  const params = state === undefined ? [] : [state];
  return together(db, {
    count: listCount("mails", state),
    mails: queryAll(
      statement(
        `SELECT ${COLUMNS} FROM mails ${where} ORDER BY id DESC LIMIT ? OFFSET ?`,
        ...params,
        limit,
        offset,
      ),
      readMail,
    ),
  });
}

/** Null for an unknown id. */
export async function findMail(db: Database, id: MailId): Promise<OutboxMail | null> {
  const row = await db.first(`SELECT ${COLUMNS} FROM mails WHERE id = ?`, id);
  return row && readMail(row);
}

/** @returns false if the email was sent, or is being sent */
export async function retryMail(db: Database, id: MailId, now: string): Promise<boolean> {
  try {
    await writeAudited(
      db,
      {
        call: "mails.retry",
        target: `mail/${id}`,
        now,
        look: {
          sql: "SELECT json_object('state', state, 'tries', tries, 'not_before', not_before) FROM mails WHERE id = ?",
          params: [id],
        },
      },
      command(
        statement(
          `INSERT INTO refusals (code) SELECT 'mail_not_retryable'
             WHERE NOT EXISTS (SELECT 1 FROM mails WHERE id = ? AND state IN ('waiting', 'dead'))`,
          id,
        ),
        statement("UPDATE mails SET state = 'waiting', tries = 0, not_before = ? WHERE id = ?", now, id),
      ),
    );
    return true;
  } catch (error) {
    if (error instanceof BatchRefused && error.code === "mail_not_retryable") return false;
    throw error;
  }
}

/**
 * Queues all failed emails again, except those with an expired code, and those of a restored backup, which
 * may have been sent since it was taken. @returns their number
 */
export async function retryDeadMails(db: Database, now: string): Promise<number> {
  const dead = `state = 'dead' AND kind NOT IN (${EXPIRING_MAILS}) AND error IS NOT 'restored'`;
  const { count } = await together(db, {
    count: queryCount(statement(`SELECT count(*) AS n FROM mails WHERE ${dead}`)),
    audited: command(
      statement(
        `INSERT INTO audit (created_at, who, call, target, after)
         SELECT ?, ?, 'mails.retryAll', 'mails', json_object('mails', count(*)) FROM mails WHERE ${dead} HAVING count(*) > 0`,
        ...[now, db.actor ?? "operator"],
      ),
      statement(`UPDATE mails SET state = 'waiting', tries = 0, not_before = ? WHERE ${dead}`, now),
    ),
  });
  return count;
}

const readMail = (row: Row): OutboxMail => ({
  id: int(row, "id"),
  kind: text(row, "kind"),
  to: text(row, "recipient"),
  locale: OutboxMail.shape.locale.parse(row.locale),
  state: OutboxMail.shape.state.parse(row.state),
  tries: int(row, "tries"),
  not_before: text(row, "not_before"),
  subject: textOrNull(row, "subject"),
  error: textOrNull(row, "error"),
  created_at: text(row, "created_at"),
  sent_at: textOrNull(row, "sent_at"),
});
