// Newsletter consent by double opt-in: the link in an email confirms an address, and ends the consent
// later.
import type { NewNewsletterConsent, NewsletterConsent } from "~/contract/newsletter";
import { NEWSLETTER_TEXT_VERSION } from "~/contract/newsletter";
import {
  confirmConsent,
  consentMail,
  consentWithId,
  endConsent,
  type LinkedConsent,
  putConsent,
} from "~/db/content/newsletter";
import { ask, together } from "~/db/query";
import { shopData } from "~/db/shop/shop-data";
import { mailboxOf, normalizeUsername } from "~/domain/accounts/username";
import { HOUR } from "~/platform/clock";
import { addressHashOf, unsign } from "~/platform/crypto";
import { type Env, rateLimitFactor } from "~/platform/env";
import { wakeMail } from "~/platform/queue";
import type { CallerContext, ServiceContext } from "~/services/context";
import { invalidField, notFound, Refusal } from "~/services/refusal";
import { throttle } from "~/services/throttle";

/** Requests per hour. */
const MAX_BY_ADDRESS = 20;
const MAX_BY_EMAIL = 5;

/**
 * Does the same work and returns the same answer for every address, so that nobody can find out who gets
 * the newsletter.
 * @throws Refusal 400 without consent, 403 if the shop has no newsletter, 429
 */
export async function subscribe(
  c: CallerContext,
  { email, newsletter_consent, source }: NewNewsletterConsent,
  origin: string,
): Promise<NewsletterConsent> {
  const { settings } = await shopData(c);
  if (settings.get("NEWSLETTER") !== true) throw new Refusal(403, "newsletter_closed");
  if (!newsletter_consent) throw invalidField("newsletter_consent", "consent_required");
  const limit = { detail: "", windowMs: HOUR, distinct: false };
  const byAddress = MAX_BY_ADDRESS * rateLimitFactor(c.env);
  await throttle(c, [
    { ...limit, scope: "newsletter_address", subject: c.clientIp, limit: byAddress },
    { ...limit, scope: "newsletter_email", subject: mailboxOf(email), limit: MAX_BY_EMAIL },
  ]);
  const consent = {
    ...{ email, source, origin, locale: c.locale, textVersion: NEWSLETTER_TEXT_VERSION },
    ...{ emailHash: consentHashOf(c.env, email), now: c.now.toISOString() },
  };
  const { mails } = await together(c.db, { stored: putConsent(consent), mails: consentMail(consent) });
  c.ctx.waitUntil(wakeMail(c.env, mails));
  return { state: "unconfirmed" };
}

/** Hash that proves a consent after its address was erased, to somebody who provides the address. */
export const consentHashOf = (env: Pick<Env, "PASSWORD_PEPPER">, email: string): string =>
  addressHashOf(normalizeUsername(email), env.PASSWORD_PEPPER);

const idOf = (c: ServiceContext, key: string): number =>
  Number(unsign("newsletter", key, c.env.SHOP_SECRET) ?? 0);

/** @throws Refusal 404 for a key that is not the shop's, or a consent that was deleted */
export async function findConsent(c: ServiceContext, key: string): Promise<LinkedConsent> {
  const found = await ask(c.db, consentWithId(idOf(c, key)));
  if (!found) throw notFound();
  return found;
}

/** @throws Refusal 404 like findConsent, and for an ended consent */
export async function confirmConsentByKey(c: ServiceContext, key: string): Promise<NewsletterConsent> {
  if ((await findConsent(c, key)).state === "ended") throw notFound();
  await c.db.batch([confirmConsent(idOf(c, key), c.now.toISOString())]);
  return { state: "confirmed" };
}

/** @throws Refusal like findConsent */
export async function endConsentByKey(c: ServiceContext, key: string): Promise<NewsletterConsent> {
  await findConsent(c, key);
  await c.db.batch([endConsent(idOf(c, key), c.now.toISOString())]);
  return { state: "ended" };
}
