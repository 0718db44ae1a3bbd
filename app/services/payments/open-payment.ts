// "Pay now": the provider's page for the amount due of an order; an open session is reused (CONTRACT §11).

import type { OrderId } from "~/contract/ids";
import { findOrder } from "~/db/orders/find-orders";
import type { OrderRecord } from "~/db/orders/order-record";
import {
  orderSteps,
  PAYMENT_CHANGED,
  type PayableOrder,
  payableByKeyQuery,
  refuseUnlessAsRead,
} from "~/db/payments/payment-state";
import {
  liveSessionQuery,
  openSession,
  reserveSession,
  SESSION_TAKEN,
  type Session,
  setSessionState,
} from "~/db/payments/sessions";
import { ask, command, together } from "~/db/query";
import { isUnpaid } from "~/domain/orders/payment-notice";
import { translator } from "~/i18n/server";
import { paths } from "~/paths";
import { later, MINUTE } from "~/platform/clock";
import type { Statement } from "~/platform/database";
import { logError, logWarning } from "~/platform/log";
import type { ServiceContext } from "~/services/context";
import { notFound, Refusal } from "~/services/refusal";
import { retryOnConflict } from "~/services/retry-on-conflict";
import { closeSession } from "./close-sessions";
import { paymentProvider } from "./configured";
import { payKeyOf } from "./pay-link";
import { type PaymentProvider, ProviderUnavailable } from "./provider";

/** A page with less time left is useless to a customer who still has to find the card. */
const LEAST_TIME_LEFT_MS = 2 * MINUTE;

/** The order of a payment link. @throws Refusal 404 for a link that this shop has not signed */
export async function findPayable(c: ServiceContext, token: string): Promise<PayableOrder> {
  const key = payKeyOf(c.env, token);
  const order = key === null ? null : await ask(c.db, payableByKeyQuery(key));
  if (!order) throw notFound();
  return order;
}

/** The whole order, for the page that the customer returns to. @throws Refusal 404 like findPayable() */
export async function findOrderToPay(c: ServiceContext, token: string): Promise<OrderRecord> {
  const { id } = await findPayable(c, token);
  const order = await findOrder(c.db, id);
  if (!order) throw notFound();
  return order;
}

/**
 * @param origin of the request
 * @returns url: null if there is nothing to pay, or the payment is in progress
 * @throws Refusal 404 for an unknown link, 503 `payment_unavailable` if the provider is unavailable or
 * refuses
 */
export async function openPayment(
  c: ServiceContext,
  token: string,
  origin: string,
): Promise<{ order: OrderId; url: string | null }> {
  const found = await findPayable(c, token);
  if (!isUnpaid(found) || found.due <= 0) return { order: found.id, url: null };
  const provider = paymentProvider(c.env);
  if (!provider) throw new Refusal(503, "payment_unavailable");
  const reserved = await retryOnConflict([SESSION_TAKEN, PAYMENT_CHANGED], () =>
    reserve(c, provider, token, origin),
  );
  if (!reserved || reserved.session.state === "processing") return { order: found.id, url: null };
  return { order: found.id, url: await pageOf(c, provider, reserved) };
}

interface Reserved {
  order: PayableOrder;
  session: Session;
}

/** Finds or creates the session at which the order is paid; null if nothing is due. */
async function reserve(
  c: ServiceContext,
  provider: PaymentProvider,
  token: string,
  origin: string,
): Promise<Reserved | null> {
  const order = await findPayable(c, token);
  if (!isUnpaid(order)) return null;
  const now = c.now.toISOString();
  const live = await ask(c.db, liveSessionQuery(order.id));
  if (live && isUsable(live, order, provider, c.now)) {
    if (order.payment === "failed") await c.db.batch([refuseUnlessAsRead(order), ...dueAgain(order, now)]);
    return { order, session: live };
  }
  const draft = {
    order: order.id,
    provider: provider.name,
    key: crypto.randomUUID(),
    amount: order.due,
    currency: order.currency,
    returnUrl: origin + paths.orderComplete(order.id),
  };
  const { session } = await together(c.db, {
    changes: command(
      refuseUnlessAsRead(order),
      ...(live ? [setSessionState(live.id, "closed")] : []),
      reserveSession(draft, now),
      ...(order.payment === "failed" ? dueAgain(order, now) : []),
    ),
    session: liveSessionQuery(order.id),
  });
  if (live) c.ctx.waitUntil(closeSession(c.env, live));
  return session && { order, session };
}

/** CONTRACT §11: failed → due when a new session opens. */
const dueAgain = ({ id, status }: PayableOrder, now: string): Statement[] =>
  orderSteps(id, "due", status === "failed" ? ["pending"] : [], now);

const isUsable = (session: Session, order: PayableOrder, provider: PaymentProvider, now: Date): boolean =>
  session.state === "processing" ||
  (session.provider === provider.name &&
    session.amount === order.due &&
    (session.expiresAt === null || session.expiresAt > later(now, LEAST_TIME_LEFT_MS)));

/** With the session's key, the provider returns the same page again, even if an earlier response was lost. */
async function pageOf(
  c: ServiceContext,
  provider: PaymentProvider,
  { order, session }: Reserved,
): Promise<string> {
  if (session.url !== null) return session.url;
  const { id, number, locale, email } = order;
  const { key, amount, currency, returnUrl } = session;
  try {
    const page = await provider.openSession({
      key,
      order: { id, number, locale, email },
      title: `${translator(locale)("account:order.title")} ${number}`,
      amount,
      currency,
      returnUrl,
    });
    await c.db.batch([openSession(session.id, page)]);
    return page.url;
  } catch (error) {
    // If the provider is unavailable, the next visit retries with the same key. Any other error would
    // repeat, so the next visit begins another session.
    if (error instanceof ProviderUnavailable) logWarning("payment_provider_away", { order: id });
    else {
      logError("payment_session_refused", { order: id }, error);
      await c.db.batch([setSessionState(session.id, "failed")]);
    }
    throw new Refusal(503, "payment_unavailable");
  }
}
