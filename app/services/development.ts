// Features of a shop in development only: sent emails with their codes, and the accounts (CONTRACT §7).
import { listAccounts } from "~/db/auth/users";
import { CODE_HIDDEN } from "~/db/mail/outbox";
import { type SentMail, sentMails } from "~/db/mail/send-mail";
import type { Database } from "~/platform/database";
import type { Env } from "~/platform/env";
import { mailSecret } from "./emails/mail-secret";

const MAX_EMAILS = 500;

/** Accounts that can sign in with the development password (CONTRACT §7). */
export const developmentAccounts = (db: Database) => listAccounts(db);

/** Emails as received, with their codes. */
export async function developmentMailbox(db: Database, env: Env): Promise<SentMail[]> {
  const mails = await sentMails(db, MAX_EMAILS);
  return mails.map((mail) => {
    if (mail.seed === null) return mail;
    const code = mailSecret(mail.kind, mail.seed, env.PASSWORD_PEPPER);
    const withCode = (text: string) => text.replaceAll(CODE_HIDDEN, code);
    return { ...mail, text: withCode(mail.text), html: withCode(mail.html) };
  });
}
