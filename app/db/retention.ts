// Retention: tokens, codes, counted tries, answers kept for repeats, old messages and the mails that copy them.
import { DAY, HOUR } from "~/platform/clock";
import { type Database, statement } from "~/platform/database";
import { removeCodeMails } from "./mail/outbox";
import { removeMessages } from "./mail/submissions";

/** Kept a while past their end, so that a late visitor hears "expired" and not "never heard of". */
const TOKENS_KEPT = 30 * DAY;
/** The longest window in which tries are counted. */
const ATTEMPTS_KEPT = HOUR;
/** Messages: 24 months, as the privacy notice says. */
const MESSAGES_KEPT = 730 * DAY;
/** A code lives for 15 minutes; its mail stays as long as an operator may ask whether it left. */
const CODE_MAILS_KEPT = DAY;

export async function removeExpired(db: Database, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  await db.batch([
    statement("DELETE FROM tokens WHERE expires_at < ?", ago(TOKENS_KEPT)),
    statement("DELETE FROM password_codes WHERE expires_at < ?", ago(0)),
    statement("DELETE FROM attempts WHERE at < ?", ago(ATTEMPTS_KEPT)),
    statement("DELETE FROM kept_answers WHERE expires_at < ?", ago(0)),
    ...removeMessages(ago(MESSAGES_KEPT)),
    removeCodeMails(ago(CODE_MAILS_KEPT)),
  ]);
}
