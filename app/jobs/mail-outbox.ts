// Sends what the outbox holds, each mail once: woken by the queue, and by the cron for what the queue has lost.
// In production without a transport all mails wait, untried, until there is one.
import { z } from "zod";
import {
  CODE_HIDDEN,
  claimMail,
  dueMails,
  isOrderMail,
  type Mail,
  markFailed,
  markSent,
  PASSWORD_CODE_MAIL,
  type RenderedEmail,
  storeRenderedEmail,
} from "~/db/mail/outbox";
import { later, MINUTE, now } from "~/platform/clock";
import { codeOf, hashOf } from "~/platform/crypto";
import { type Database, openDatabase } from "~/platform/database";
import { canMail, emailProviderOf } from "~/platform/email-provider";
import type { Env } from "~/platform/env";
import { logError, logWarning } from "~/platform/log";
import { orderAttachment, renderOrderEmail } from "~/services/emails/render-order-email";
import { renderPasswordCodeEmail } from "~/services/emails/render-password-code-email";
import { isSubmissionEmail, renderSubmissionEmail } from "~/services/emails/render-submission-email";

/** Whoever claims a mail has this long; after it the mail is taken for abandoned. */
const LEASE = 5 * MINUTE;
/** Minutes between tries; after the last one the mail is given up and waits for the operator. */
const PAUSES = [1, 5, 15, 60, 240];
const SWEEP = 50;

export async function sendMails(batch: MessageBatch<{ mail: number }>, env: Env): Promise<void> {
  if (!canMail(env)) return;
  const db = openDatabase(env.DB);
  for (const message of batch.messages) {
    try {
      await sendMail(db, env, message.body.mail);
      message.ack();
    } catch (error) {
      logError("mail_claim", { mail: message.body.mail }, error);
      message.retry();
    }
  }
}

export async function sweepMails(env: Env): Promise<void> {
  const db = openDatabase(env.DB);
  const due = await dueMails(db, now().toISOString(), SWEEP);
  if (due.length > 0 && !canMail(env)) return logWarning("mail_no_transport", { waiting: due.length });
  for (const mail of due) await sendMail(db, env, mail);
}

async function sendMail(db: Database, env: Env, id: number): Promise<void> {
  const mail = await claimMail(db, id, now().toISOString(), later(now(), LEASE));
  if (!mail) return;
  try {
    const code = codeIn(mail, env);
    const letter = mail.letter ? told(mail.letter, code) : await write(db, mail, code);
    if (!mail.letter) await storeRenderedEmail(db, id, hidden(letter, code));
    // The same name at each try: an API that took the mail, but whose answer was lost, does not send it again.
    const attachments = isOrderMail(mail.kind)
      ? await orderAttachment(db, env, mail.kind, AboutOrder.parse(mail.data).order)
      : [];
    await emailProviderOf(env)?.({ to: mail.to, ...letter, attachments }, hashOf(mail.dedupe));
    await markSent(db, id, now().toISOString());
  } catch (error) {
    const pause = PAUSES[mail.tries - 1];
    if (pause === undefined) logError("mail_dead", { mail: id, kind: mail.kind }, error);
    else logWarning("mail_failed", { mail: id, kind: mail.kind, tries: mail.tries });
    await markFailed(db, id, String(error), pause === undefined ? null : later(now(), pause * MINUTE));
  }
}

const AboutOrder = z.object({ order: z.int() });
const Invitation = z.object({ username: z.string(), link: z.string() });
const WithCode = z.object({ seed: z.string(), invitation: Invitation.nullable().default(null) });

function codeIn({ kind, data }: Mail, env: Env): string | null {
  return kind === PASSWORD_CODE_MAIL ? codeOf(WithCode.parse(data).seed, env.PASSWORD_PEPPER) : null;
}

/** What stays in the database must not open an account. */
const hidden = (letter: RenderedEmail, code: string | null): RenderedEmail =>
  code === null ? letter : replaced(letter, code, CODE_HIDDEN);

const told = (letter: RenderedEmail, code: string | null): RenderedEmail =>
  code === null ? letter : replaced(letter, CODE_HIDDEN, code);

const replaced = ({ subject, text, html }: RenderedEmail, from: string, to: string): RenderedEmail => ({
  subject,
  text: text.replaceAll(from, to),
  html: html.replaceAll(from, to),
});

async function write(db: Database, mail: Mail, code: string | null): Promise<RenderedEmail> {
  if (code !== null)
    return renderPasswordCodeEmail(db, { code, locale: mail.locale, ...WithCode.parse(mail.data) });
  if (isSubmissionEmail(mail.kind)) return renderSubmissionEmail(db, mail.kind, mail);
  if (!isOrderMail(mail.kind)) throw new Error(`no mail is called ${mail.kind}`);
  return renderOrderEmail(db, mail.kind, AboutOrder.parse(mail.data).order, mail.locale);
}
