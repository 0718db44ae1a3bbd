// Sends what the outbox holds, each mail once: woken by the queue, and by the cron for what the queue has lost.
import { z } from "zod";
import {
  CODE_HIDDEN,
  claimMail,
  dueMails,
  type Mail,
  markFailed,
  markSent,
  PASSWORD_CODE_MAIL,
} from "~/db/mails";
import type { Letter } from "~/mail/letter";
import { later, MINUTE, now } from "~/platform/clock";
import { type Database, openDatabase } from "~/platform/database";
import { type Env, isDevelopment } from "~/platform/env";
import { logError, logWarning } from "~/platform/log";
import { codeOf } from "~/platform/secrets";
import { orderLetter } from "./order-letter";
import { passwordCodeLetter } from "./password-code-letter";
import { isReceivedMail, receivedLetter } from "./received-letter";

/** Whoever claims a mail has this long; after it the mail is taken for abandoned. */
const LEASE = 5 * MINUTE;
/** Minutes between tries; after the last one the mail is given up and waits for the operator. */
const PAUSES = [1, 5, 15, 60, 240];
const SWEEP = 50;

export async function sendMails(batch: MessageBatch<{ mail: number }>, env: Env): Promise<void> {
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
  for (const mail of await dueMails(db, now().toISOString(), SWEEP)) await sendMail(db, env, mail);
}

async function sendMail(db: Database, env: Env, id: number): Promise<void> {
  const mail = await claimMail(db, id, now().toISOString(), later(now(), LEASE));
  if (!mail) return;
  try {
    const code = codeIn(mail, env);
    const letter = await write(db, mail, code);
    deliver(env);
    await markSent(db, id, code === null ? letter : hidden(letter, code), now().toISOString());
  } catch (error) {
    const pause = PAUSES[mail.tries - 1];
    if (pause === undefined) logError("mail_dead", { mail: id, kind: mail.kind }, error);
    else logWarning("mail_failed", { mail: id, kind: mail.kind, tries: mail.tries });
    await markFailed(db, id, String(error), pause === undefined ? null : later(now(), pause * MINUTE));
  }
}

const AboutOrder = z.object({ order: z.int() });
const WithCode = z.object({ seed: z.string() });

function codeIn({ kind, data }: Mail, env: Env): string | null {
  return kind === PASSWORD_CODE_MAIL ? codeOf(WithCode.parse(data).seed, env.PASSWORD_PEPPER) : null;
}

/** What stays in the database must not open an account. */
const hidden = ({ subject, text, html }: Letter, code: string): Letter => ({
  subject,
  text: text.replaceAll(code, CODE_HIDDEN),
  html: html.replaceAll(code, CODE_HIDDEN),
});

function write(db: Database, mail: Mail, code: string | null): Promise<Letter> {
  if (code !== null) return passwordCodeLetter(db, code, mail.locale);
  if (isReceivedMail(mail.kind)) return receivedLetter(db, mail.kind, mail);
  switch (mail.kind) {
    case "order-confirmation":
    case "order-cancelled":
      return orderLetter(db, mail.kind, AboutOrder.parse(mail.data).order);
    default:
      throw new Error(`no mail is called ${mail.kind}`);
  }
}

// In development the sent row itself is the mailbox that /__dev/mailbox shows.
function deliver(env: Env): void {
  if (!isDevelopment(env)) throw new Error("no mail transport is set");
}
