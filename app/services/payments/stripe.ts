// Stripe Checkout (CONTRACT §11). The library is loaded with the first request that needs it: pages do not.
import type { Stripe } from "stripe";
import type { RefundClaim } from "~/domain/orders/refund-notice";
import { bytesWithin } from "~/platform/body";
import type { Env } from "~/platform/env";
import { type PaymentProvider, ProviderRefused, ProviderUnavailable } from "./provider";
import { readStripeNotice } from "./stripe-notice";

export const STRIPE = "stripe";
/** One try; the library makes a second one. A visitor waits for it. */
const TIMEOUT_MS = 8000;
const MAX_RETRIES = 1;
const MAX_ANSWER_BYTES = 1024 * 1024;
/** Of one payment, the newest; Stripe gives no more at once. */
const MAX_REFUNDS = 100;
/** Definite: the same request would be refused again. */
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
      timeout: TIMEOUT_MS,
      maxNetworkRetries: MAX_RETRIES,
      telemetry: false,
    });
  };
  return {
    name: STRIPE,
    openSession: ({ key: idempotencyKey, order, title, amount, currency, returnUrl }) =>
      answered(async () => {
        const metadata = { session: idempotencyKey, order: String(order.id) };
        const stripe = await client();
        const session = await stripe.checkout.sessions.create(
          {
            mode: "payment",
            client_reference_id: order.number,
            ...(order.email && { customer_email: order.email }),
            locale: order.locale,
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: currency.toLowerCase(),
                  unit_amount: amount,
                  product_data: { name: title },
                },
              },
            ],
            metadata,
            payment_intent_data: { metadata, description: title },
            success_url: returnUrl,
            cancel_url: returnUrl,
          },
          { idempotencyKey },
        );
        const { id, url, amount_total: total, currency: asked, expires_at: expires } = session;
        if (!id || total !== amount || asked?.toUpperCase() !== currency)
          throw new ProviderRefused(`session ${id} asks for ${total} ${asked}`);
        if (!url || !isPage(url, env)) throw new ProviderRefused(`session ${id} has no page`);
        return { ref: id, url, expiresAt: expires ? new Date(expires * 1000).toISOString() : null };
      }),
    closeSession: (sessionRef) =>
      answered(async () => {
        await (await client()).checkout.sessions.expire(sessionRef);
      }),
    refund: (paymentRef, amount, idempotencyKey) =>
      answered(async () => {
        const stripe = await client();
        const refund = await stripe.refunds.create(
          { payment_intent: paymentRef, amount, metadata: { refund: idempotencyKey } },
          { idempotencyKey },
        );
        if (
          !refund.id ||
          refund.amount !== amount ||
          refund.status === "failed" ||
          refund.status === "canceled"
        )
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

const claimOf = ({ id, amount, currency, status, metadata }: Stripe.Refund): RefundClaim => ({
  ref: id,
  key: metadata?.refund ?? null,
  amount,
  currency: currency.toUpperCase(),
  isFailed: status === "failed" || status === "canceled",
});

/** Over plain HTTP only where the client points at a stub. */
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

/** An answer that does not end is none. */
async function boundedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const answer = await fetch(input, { ...init, redirect: "manual" });
  const body = await bytesWithin(answer, MAX_ANSWER_BYTES);
  return new Response(body ?? "", { status: answer.status, headers: answer.headers });
}

async function answered<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderRefused) throw error;
    const status = Number(Reflect.get(Object(error), "statusCode"));
    const message = error instanceof Error ? error.message : String(error);
    throw REFUSED_STATUSES.includes(status) ? new ProviderRefused(message) : new ProviderUnavailable(message);
  }
}
