// Restock alerts: a link in an email confirms a stranger's address, and one email is sent when the item is
// back in stock.
import type { NewRestockAlert, RestockAlert } from "~/contract/restock-alerts";
import {
  alertMails,
  alertWithId,
  confirmAlert,
  confirmMail,
  putAlert,
  removeAlert,
  removeAlerts,
} from "~/db/products/restock-alerts";
import { ask, command, together } from "~/db/query";
import { mailboxOf, normalizeUsername } from "~/domain/accounts/username";
import { HOUR } from "~/platform/clock";
import { unsign } from "~/platform/crypto";
import type { Database } from "~/platform/database";
import { rateLimitFactor } from "~/platform/env";
import { wakeMail } from "~/platform/queue";
import type { CallerContext, ServiceContext } from "~/services/context";
import { invalidField, notFound } from "~/services/refusal";
import { throttle } from "~/services/throttle";

/** Requests per hour. */
const MAX_BY_ADDRESS = 20;
const MAX_BY_EMAIL = 5;

/** @throws Refusal 400 without consent, 404 for an item that is not sold, 429 */
export async function addRestockAlert(
  c: CallerContext,
  { product, email, privacy_consent }: NewRestockAlert,
  origin: string,
): Promise<{ state: "confirmed" | "unconfirmed" }> {
  if (!privacy_consent) throw invalidField("privacy_consent", "consent_required");
  const limit = { detail: "", windowMs: HOUR, distinct: false };
  await throttle(c, [
    {
      ...limit,
      scope: "alerts_address",
      subject: c.clientIp,
      limit: MAX_BY_ADDRESS * rateLimitFactor(c.env),
    },
    { ...limit, scope: "alerts_email", subject: mailboxOf(email), limit: MAX_BY_EMAIL },
  ]);
  const isOwn = c.who !== null && normalizeUsername(c.who.user.email) === normalizeUsername(email);
  const alert = { item: product, email, locale: c.locale, origin, isOwn, now: c.now.toISOString() };
  const { stored, mails } = await together(c.db, { stored: putAlert(alert), mails: confirmMail(alert) });
  if (stored === null) throw notFound();
  c.ctx.waitUntil(wakeMail(c.env, mails));
  // The response is the same for every address, so that a stranger cannot find out who has alerts.
  return { state: isOwn ? "confirmed" : "unconfirmed" };
}

const idOf = (c: ServiceContext, key: string): number =>
  Number(unsign("restock-alert", key, c.env.SHOP_SECRET) ?? 0);

/** @throws Refusal 404 for a key that is not ours, or an alert that was deleted */
export async function findRestockAlert(c: ServiceContext, key: string): Promise<RestockAlert> {
  const found = await ask(c.db, alertWithId(idOf(c, key), c.locale));
  if (!found) throw notFound();
  const { slug, name, sku, isConfirmed } = found;
  return { product: { slug, name, sku }, is_confirmed: isConfirmed };
}

/** @throws Refusal like findRestockAlert */
export async function confirmRestockAlert(c: ServiceContext, key: string): Promise<RestockAlert> {
  const found = await findRestockAlert(c, key);
  await c.db.batch([confirmAlert(idOf(c, key), c.now.toISOString())]);
  return { ...found, is_confirmed: true };
}

/** @throws Refusal like findRestockAlert */
export async function endRestockAlert(c: ServiceContext, key: string): Promise<void> {
  await findRestockAlert(c, key);
  await c.db.batch([removeAlert(idOf(c, key))]);
}

/**
 * Writes the email of an alert whose item is back in stock, and deletes the alert. The outbox sends the
 * email.
 */
export const writeRestockMail = (db: Database, id: number, now: Date): Promise<unknown> =>
  together(db, { mails: alertMails([id], now.toISOString()), forget: command(removeAlerts([id])) });
