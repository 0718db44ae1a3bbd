// The email outbox: sends each email once, triggered by the queue, and by the cron for what the queue has
// lost.
// In production without an email provider, emails wait unsent until one is configured.

import { z } from "zod";
import type { MailId } from "~/contract/ids";
import { SIGN_UP_CODE_MAIL } from "~/db/auth/sign-up-mails";
import { NEWSLETTER_MAIL } from "~/db/content/newsletter";
import { CODE_HIDDEN, isOrderMail, PASSWORD_CODE_MAIL } from "~/db/mail/outbox";
import {
  claimMail,
  dueMails,
  type Mail,
  markFailed,
  markSent,
  type RenderedEmail,
  storeRenderedEmail,
} from "~/db/mail/send-mail";
import { OPERATOR_LINK_MAIL } from "~/db/operator/access/links";
import { LIST_DUE_MAIL } from "~/db/order-pad/list-reminders";
import { REVIEW_MAIL } from "~/db/products/reviews";
import { QUOTE_MAIL } from "~/db/quotes/quote-mails";
import { retryPause } from "~/domain/retry";
import { later, MINUTE, now } from "~/platform/clock";
import { hashOf } from "~/platform/crypto";
import { type Database, openDatabase } from "~/platform/database";
import { type Env, shopOrigin } from "~/platform/env";
import { logError, logWarning } from "~/platform/log";
import { canMail, emailProviderOf } from "~/platform/mail/provider";
import { mailSecret } from "~/services/emails/mail-secret";
import { renderListEmail } from "~/services/emails/render-list-email";
import { renderNewsletterEmail } from "~/services/emails/render-newsletter-email";
import { renderOperatorLinkEmail } from "~/services/emails/render-operator-link-email";
import { orderAttachment, renderOrderEmail } from "~/services/emails/render-order-email";
import { renderPasswordCodeEmail } from "~/services/emails/render-password-code-email";
import { attachmentOfQuote, renderQuoteEmail } from "~/services/emails/render-quote-email";
import { isQuoteNews, renderQuoteNews } from "~/services/emails/render-quote-news";
import { isRestockEmail, renderRestockEmail } from "~/services/emails/render-restock-email";
import { renderReviewEmail } from "~/services/emails/render-review-email";
import { isSignUpEmail, renderSignUpEmail } from "~/services/emails/render-sign-up-email";
import { isSubmissionEmail, renderSubmissionEmail } from "~/services/emails/render-submission-email";
import { transferCodeAttachment } from "~/services/emails/transfer-code-attachment";

/** Duration of a claim; afterwards the sender counts as crashed. */
const LEASE_MS = 5 * MINUTE;
/** Attempts for an email with a code, which expires: a late email would only mislead. */
const TRIES_WITH_CODE = 6;

const MAX_SWEPT = 50;

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

/**
 * Sends what the queue has lost, and what waits for a retry. @param isOver whether the rest waits for the
 * next minute
 */
export async function sweepMails(env: Env, isOver: () => boolean): Promise<void> {
  const db = openDatabase(env.DB);
  const due = await dueMails(db, now().toISOString(), MAX_SWEPT);
  if (due.length > 0 && !canMail(env)) return logWarning("mail_no_transport", { waiting: due.length });
  for (const mail of due) {
    if (isOver()) return;
    await sendMail(db, env, mail);
  }
}

async function sendMail(db: Database, env: Env, id: MailId): Promise<void> {
  const mail = await claimMail(db, id, now().toISOString(), later(now(), LEASE_MS));
  if (!mail) return;
  try {
    const code = codeIn(mail, env);
    const atShop = { ...mail, data: linksAtShop(mail.data, shopOrigin(env)) };
    const email = mail.rendered ? withCode(mail.rendered, code) : await render(db, env, atShop, code);
    if (!mail.rendered) await storeRenderedEmail(db, id, withoutCode(email, code));
    // The same idempotency key at each attempt: a provider whose response was lost does not send the email
    // twice.
    const attachments = [
      ...(await attachmentsOf(db, env, atShop)),
      ...transferCodeAttachment(email.transferCode),
    ];
    await emailProviderOf(env)?.({ to: mail.to, ...email, attachments }, hashOf(mail.dedupe));
    await markSent(db, id, now().toISOString());
  } catch (error) {
    const isTooLate = CODE_MAILS.includes(mail.kind) && mail.tries >= TRIES_WITH_CODE;
    const pause = isTooLate ? null : retryPause(mail.tries);
    if (pause === null) logError("mail_dead", { mail: id, kind: mail.kind }, error);
    else logWarning("mail_failed", { mail: id, kind: mail.kind, tries: mail.tries });
    await markFailed(db, id, String(error), pause === null ? null : later(now(), pause));
  }
}

/** Names under which the outbox stores absolute addresses of the shop. */
const ADDRESSES = ["link", "page", "origin"];

/**
 * Moves the stored addresses to the shop's origin: the request that queued the email may have had another
 * host.
 */
function linksAtShop(data: unknown, origin: string | null): unknown {
  if (origin === null || typeof data !== "object" || data === null || Array.isArray(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      ADDRESSES.includes(name) && typeof value === "string" && URL.canParse(value)
        ? value.replace(new URL(value).origin, origin)
        : linksAtShop(value, origin),
    ]),
  );
}

function attachmentsOf(db: Database, env: Env, mail: Mail) {
  if (mail.kind === QUOTE_MAIL) return attachmentOfQuote(db, env, mail);
  return isOrderMail(mail.kind) ? orderAttachment(db, env, mail.kind, AboutOrder.parse(mail.data).order) : [];
}

const AboutOrder = z.object({ order: z.int(), part: z.int().nullable().default(null) });
const Invitation = z.object({ username: z.string(), link: z.string() });
const WithCode = z.object({
  seed: z.string(),
  link: z.string().default(""),
  invitation: Invitation.nullable().default(null),
});

/** Emails with a code or a link that expires, which the database does not contain. */
const CODE_MAILS = [OPERATOR_LINK_MAIL, PASSWORD_CODE_MAIL, SIGN_UP_CODE_MAIL];

function codeIn({ kind, data }: Mail, env: Env): string | null {
  return CODE_MAILS.includes(kind) ? mailSecret(kind, WithCode.parse(data).seed, env.PASSWORD_PEPPER) : null;
}

/** The database must not contain a code that opens an account. */
const withoutCode = (email: RenderedEmail, code: string | null): RenderedEmail =>
  code === null ? email : replaceCode(email, code, CODE_HIDDEN);

const withCode = (email: RenderedEmail, code: string | null): RenderedEmail =>
  code === null ? email : replaceCode(email, CODE_HIDDEN, code);

const replaceCode = (email: RenderedEmail, from: string, to: string): RenderedEmail => {
  const { subject, text, html } = email;
  return {
    ...email,
    subject,
    text: text.replaceAll(from, to),
    html: html.replaceAll(from, to),
  };
};

async function render(db: Database, env: Env, mail: Mail, code: string | null): Promise<RenderedEmail> {
  if (isSignUpEmail(mail.kind)) return renderSignUpEmail(db, mail.kind, mail, code);
  if (mail.kind === LIST_DUE_MAIL) return renderListEmail(db, mail);
  if (isQuoteNews(mail.kind)) return renderQuoteNews(db, mail);
  if (mail.kind === QUOTE_MAIL) return renderQuoteEmail(db, mail);
  if (mail.kind === OPERATOR_LINK_MAIL) return renderOperatorLinkEmail(db, mail, code ?? "");
  if (code !== null)
    return renderPasswordCodeEmail(db, { code, locale: mail.locale, ...WithCode.parse(mail.data) });
  if (isRestockEmail(mail.kind)) return renderRestockEmail(db, mail.kind, mail, env);
  if (mail.kind === NEWSLETTER_MAIL) return renderNewsletterEmail(db, mail, env);
  if (mail.kind === REVIEW_MAIL) return renderReviewEmail(db, mail, env);
  if (isSubmissionEmail(mail.kind)) return renderSubmissionEmail(db, mail.kind, mail);
  if (!isOrderMail(mail.kind)) throw new Error(`unknown kind of email: ${mail.kind}`);
  return renderOrderEmail(db, mail.kind, AboutOrder.parse(mail.data), mail.locale, env);
}
