// Stripe Checkout (CONTRACT §11). The library is loaded by the first request that needs it, so that pages
// start without it.
import type { Stripe } from "stripe";
import type { RefundClaim } from "~/domain/orders/refund-notice";
import { bytesWithin } from "~/platform/body";
import { DEADLINE_MS } from "~/platform/deadline";
import type { Env } from "~/platform/env";
import {
  type PaymentProvider,
  ProviderRefused,
  type ProviderSession,
  ProviderUnavailable,
  type SessionRequest,
} from "./provider";
import { readStripeNotice } from "./stripe-notice";

export const STRIPE = "stripe";
const MAX_RETRIES = 1;
const MAX_ANSWER_BYTES = 1024 * 1024;
/** Newest refunds of one payment; Stripe returns at most this number per page. */
const MAX_REFUNDS = 100;
/** Final: the same request would be refused again. */
const REFUSED_STATUSES = [400, 402, 404];

/** Null: not configured. */
export function stripeProvider(env: Env): PaymentProvider | null {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (!key || !webhookSecret) return null;
  const client = async (): Promise<Stripe> => {
    const { Stripe } = await import("stripe");
    return new Stripe(key, {
      ...addressOf(env.STRIPE_API_URL),
      httpClient: Stripe.createFetchHttpClient(boundedFetch),
      timeout: DEADLINE_MS.stripe,
      maxNetworkRetries: MAX_RETRIES,
      telemetry: false,
    });
  };
  return {
    name: STRIPE,
    openSession: (request) =>
      answered(async () => {
        const stripe = await client();
        const session = await stripe.checkout.sessions.create(sessionOf(request), {
          idempotencyKey: request.key,
        });
        return openedSession(session, request, env);
      }),
    closeSession: (sessionRef) =>
      answered(async () => {
        const { sessions } = (await client()).checkout;
        try {
          await sessions.expire(sessionRef);
        } catch (error) {
          // Stripe returns 400 for a session that has expired or was paid: it can no longer be paid.
          if (statusOf(error) !== 400) throw error;
          if ((await sessions.retrieve(sessionRef)).status === "open") throw error;
        }
      }),
    refund: (paymentRef, amount, idempotencyKey) =>
      answered(async () => {
        const stripe = await client();
        const refund = await stripe.refunds.create(
          { payment_intent: paymentRef, amount, metadata: { refund: idempotencyKey } },
          { idempotencyKey },
        );
        if (!refund.id || refund.amount !== amount || isFailed(refund))
          throw new ProviderRefused(`refund ${refund.id} is ${refund.status} with ${refund.amount}`);
        return refund.id;
      }),
    refundsOf: (paymentRef) =>
      answered(async () => {
        const stripe = await client();
        const { data } = await stripe.refunds.list({ payment_intent: paymentRef, limit: MAX_REFUNDS });
        return data.map(claimOf);
      }),
    readNotice: (rawBody, headers, now) => readStripeNotice(rawBody, headers, webhookSecret, now),
  };
}

function sessionOf({ key, order, title, amount, currency, returnUrl }: SessionRequest) {
  const metadata = { session: key, order: String(order.id) };
  const price = {
    currency: currency.toLowerCase(),
    unit_amount: amount,
    product_data: { name: title },
  };
  return {
    mode: "payment",
    client_reference_id: order.number,
    ...(order.email && { customer_email: order.email }),
    locale: order.locale,
    line_items: [{ quantity: 1, price_data: price }],
    metadata,
    payment_intent_data: { metadata, description: title },
    success_url: returnUrl,
    cancel_url: returnUrl,
  } satisfies Stripe.Checkout.SessionCreateParams;
}

/** @throws ProviderRefused if the session has another amount, or no page to pay on */
function openedSession(
  { id, url, amount_total: total, currency, expires_at: expires }: Stripe.Checkout.Session,
  request: SessionRequest,
  env: Env,
): ProviderSession {
  if (!id || total !== request.amount || currency?.toUpperCase() !== request.currency)
    throw new ProviderRefused(`session ${id} asks for ${total} ${currency}`);
  if (!url || !isPage(url, env)) throw new ProviderRefused(`session ${id} has no page`);
  return { ref: id, url, expiresAt: expires ? new Date(expires * 1000).toISOString() : null };
}

const isFailed = ({ status }: Stripe.Refund): boolean => status === "failed" || status === "canceled";

const claimOf = (refund: Stripe.Refund): RefundClaim => ({
  ref: refund.id,
  key: refund.metadata?.refund ?? null,
  amount: refund.amount,
  currency: refund.currency.toUpperCase(),
  isFailed: isFailed(refund),
});

/** Plain HTTP is allowed only if the client points at a stub. */
const isPage = (url: string, { STRIPE_API_URL }: Env): boolean =>
  URL.canParse(url) && (STRIPE_API_URL ? /^https?:$/ : /^https:$/).test(new URL(url).protocol);

function addressOf(url: string | undefined) {
  if (!url) return {};
  const { protocol, hostname, port } = new URL(url);
  return {
    protocol: protocol === "http:" ? "http" : "https",
    host: hostname,
    ...(port && { port }),
  } as const;
}

/** A response longer than MAX_ANSWER_BYTES is read as empty. */
async function boundedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const answer = await fetch(input, { ...init, redirect: "manual" });
  const body = await bytesWithin(answer, MAX_ANSWER_BYTES);
  return new Response(body ?? "", { status: answer.status, headers: answer.headers });
}

const statusOf = (error: unknown): number => Number(Reflect.get(Object(error), "statusCode"));

async function answered<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderRefused) throw error;
    const status = statusOf(error);
    const message = error instanceof Error ? error.message : String(error);
    throw REFUSED_STATUSES.includes(status) ? new ProviderRefused(message) : new ProviderUnavailable(message);
  }
}
