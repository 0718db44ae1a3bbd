// Retention: deletes expired tokens, codes, attempts and stored answers, old messages with the emails that
// copy them, and payer names.
import { localDay } from "~/domain/local-day";
import { DAY, HOUR } from "~/platform/clock";
import { type Database, statement } from "~/platform/database";
import { removeGuests } from "./auth/guests";
import { removeStarts } from "./auth/punch-out";
import { removeSignUps } from "./auth/sign-ups";
import { removeOldConsents } from "./content/newsletter";
import { removeDrafts } from "./drafts/draft-orders";
import { removeCodeMails } from "./mail/outbox";
import { removeMessages } from "./mail/submissions";
import { removeLinks } from "./operator/access/links";
import { removeBulkChanges } from "./operator/bulk/changes";
import { removeOperatorKeys } from "./operator/keys";
import { removePadDrafts } from "./order-pad/pad-lines";
import { removePayers } from "./payments/payments";
import { blankOldOrders } from "./personal-data/erase";
import { removeOldAlerts } from "./products/restock-alerts";
import { removeQuotes } from "./quotes/write-quotes";
import { removeDeliveries } from "./webhooks/deliveries";

/** Expired tokens are deleted later, so that a late visitor gets "expired" instead of "unknown". */
const TOKENS_KEPT = 30 * DAY;
/** The longest window of the rate limits. */
const ATTEMPTS_KEPT = HOUR;
/** Messages: 24 months, as stated in the privacy notice. */
const MESSAGES_KEPT = 730 * DAY;
/** A code is valid for 15 minutes; its email stays long enough for an operator to check its delivery. */
const CODE_MAILS_KEPT = DAY;
const SIGN_UPS_KEPT = DAY;
/** A guest's idempotency key is valid for one week, like an order's. */
const GUESTS_WITHOUT_ORDER_KEPT = 7 * DAY;
/** Same period as a guest's token; afterwards only the copies in the orders are needed. */
const GUEST_ADDRESSES_KEPT = 30 * DAY;
/**
 * A payment is an accounting record, but the payer's name is not, and the payer may be a stranger. A bank
 * may inquire about the payer for 13 months (directive 2015/2366, art. 71).
 */
const PAYERS_KEPT = 396 * DAY;

/** Orders are accounting records: art. 2220 of the Italian civil code. */
const ORDERS_KEPT = 3653 * DAY;

/** Rows typed into an order pad and not ordered. */
const PAD_DRAFTS_KEPT = 30 * DAY;

/** After the quote's last day; the order of an accepted quote has its own copies. */
const QUOTES_KEPT = 730 * DAY;

/** After the draft's last change; the quote or order made from it has its own copies. */
const DRAFTS_KEPT = 180 * DAY;

const UNCONFIRMED_ALERTS_KEPT = 7 * DAY;
/** Restock alerts that wait. A sent alert's email is deleted as soon as emails with a code. */
const ALERTS_KEPT = 365 * DAY;

/** Unconfirmed consents; the email states this period. */
const UNCONFIRMED_CONSENTS_KEPT = 7 * DAY;
/**
 * Kept without the address, as proof: fines for email without consent lapse after five years in Italy (law
 * 689/1981, art. 28), sooner in Ireland and Spain.
 */
const ENDED_CONSENTS_KEPT = 1826 * DAY;

/** Bulk changes: plans that were never applied, and changes that can be undone. */
const PLANS_KEPT = 2 * DAY;
const BULK_CHANGES_KEPT = 90 * DAY;

/** Uploaded files that wait to be applied: exports of other shops may contain personal data. */
const UPLOADS_KEPT = DAY;

/** Webhook deliveries: long enough to compare them with a receiver's records. */
const DELIVERIES_KEPT = 30 * DAY;

/** Runs nightly: erases what the retention periods above allow, in one batch. */
export async function removeExpired(db: Database, now: Date, zone: string): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  await db.batch([
    statement("DELETE FROM tokens WHERE expires_at < ?", ago(TOKENS_KEPT)),
    statement("DELETE FROM operator_sessions WHERE expires_at < ?", ago(0)),
    statement("DELETE FROM api_keys WHERE expires_at < ?", ago(TOKENS_KEPT)),
    removeOperatorKeys(ago(TOKENS_KEPT)),
    removeStarts(ago(0)),
    removeLinks(ago(0)),
    statement("DELETE FROM password_codes WHERE expires_at < ?", ago(0)),
    statement("DELETE FROM attempts WHERE created_at < ?", ago(ATTEMPTS_KEPT)),
    statement("DELETE FROM idempotency_keys WHERE expires_at < ?", ago(0)),
    ...removeMessages(ago(MESSAGES_KEPT)),
    removeCodeMails(ago(CODE_MAILS_KEPT)),
    removeSignUps(ago(SIGN_UPS_KEPT)),
    ...removePadDrafts(ago(PAD_DRAFTS_KEPT)),
    ...removeOldAlerts(ago(UNCONFIRMED_ALERTS_KEPT), ago(ALERTS_KEPT), ago(CODE_MAILS_KEPT)),
    ...removeOldConsents(ago(UNCONFIRMED_CONSENTS_KEPT), ago(ENDED_CONSENTS_KEPT), ago(CODE_MAILS_KEPT)),
    ...removeBulkChanges(ago(PLANS_KEPT), ago(BULK_CHANGES_KEPT)),
    removeDrafts(ago(DRAFTS_KEPT)),
    ...removeQuotes(localDay(ago(QUOTES_KEPT), zone)),
    statement("DELETE FROM imports WHERE created_at < ?", ago(UPLOADS_KEPT)),
    removeDeliveries(ago(DELIVERIES_KEPT)),
    removePayers(ago(PAYERS_KEPT)),
    blankOldOrders(ago(ORDERS_KEPT)),
    ...removeGuests(ago(GUESTS_WITHOUT_ORDER_KEPT), ago(GUEST_ADDRESSES_KEPT)),
  ]);
}
