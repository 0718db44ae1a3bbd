// The email outbox, for the operator.
import type { MailId } from "~/contract/ids";
import type { OutboxMail } from "~/contract/operator/reports";
import { findMail, listMails, retryDeadMails, retryMail } from "~/db/operator/outbox";
import { shopData } from "~/db/shop/shop-data";
import { testMail } from "~/email/test-mail";
import { shopOrigin } from "~/platform/env";
import { emailProviderOf } from "~/platform/mail/provider";
import { wakeMail } from "~/platform/queue";
import type { ServiceContext } from "~/services/context";
import { senderOf } from "~/services/emails/email-sender";
import { notFound, Refusal } from "~/services/refusal";

/** A page of the outbox. @param state undefined: any state */
export const listOutbox = (
  c: ServiceContext,
  state: OutboxMail["state"] | undefined,
  range: { limit: number; offset: number },
) => listMails(c.db, state, range);

/** Sends a failed email again. @throws Refusal 404, 409 for any other email */
export async function retryGivenUp(c: ServiceContext, id: MailId): Promise<OutboxMail> {
  if (!(await findMail(c.db, id))) throw notFound();
  if (!(await retryMail(c.db, id, c.now.toISOString()))) throw new Refusal(409, "mail_not_retryable");
  const mail = await findMail(c.db, id);
  if (!mail) throw notFound();
  c.ctx.waitUntil(wakeMail(c.env, [id]));
  return mail;
}

/** Queues all failed emails, to be sent within minutes. @returns their number */
export const retryAllGivenUp = (c: ServiceContext): Promise<number> =>
  retryDeadMails(c.db, c.now.toISOString());

/** @throws Refusal 409 if MAIL_URL or MAIL_FROM is missing, or with the email service's own error */
export async function sendTestMail(c: ServiceContext, to: string): Promise<void> {
  const send = emailProviderOf(c.env);
  if (!send) throw new Refusal(409, "mail_not_configured");
  const { settings } = await shopData(c);
  const mail = testMail(senderOf(settings, shopOrigin(c.env)), c.locale);
  try {
    await send({ ...mail, to, attachments: [] }, crypto.randomUUID());
  } catch (error) {
    throw new Refusal(409, "mail_refused", { cause: error instanceof Error ? error.message : String(error) });
  }
}
