// Stripe's webhook leads to the shop: made once, and known by its address.
import { Failure } from "~/tools/steps";

const EVENTS = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  "payment_intent.payment_failed",
];

interface Endpoint {
  url: string;
  secret?: string;
}

/** @returns the signing secret of a new endpoint; null where there is one already */
export async function ensureWebhook(origin: string, key: string): Promise<string | null> {
  const url = `${origin}/webhooks/stripe`;
  const { data } = await stripe<{ data: Endpoint[] }>(key, "GET", "?limit=100");
  if (data.some((endpoint) => endpoint.url === url)) return null;
  const body = new URLSearchParams([["url", url], ...EVENTS.map((event) => ["enabled_events[]", event])]);
  return (await stripe<Endpoint>(key, "POST", "", body)).secret ?? null;
}

async function stripe<T>(key: string, method: string, query: string, body?: URLSearchParams): Promise<T> {
  const api = process.env.STRIPE_API_URL ?? "https://api.stripe.com";
  const answer = await fetch(`${api}/v1/webhook_endpoints${query}`, {
    method,
    headers: { Authorization: `Bearer ${key}` },
    ...(body && { body }),
    signal: AbortSignal.timeout(20_000),
  });
  if (!answer.ok)
    throw new Failure(`Stripe answered ${answer.status} about its webhook: check STRIPE_SECRET_KEY.`);
  return answer.json() as Promise<T>;
}
