// Stripe's webhook for the shop: created once, and recognized by its URL.
import { Failure } from "~/tools/steps";

const EVENTS = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  "payment_intent.payment_failed",
  "charge.refunded",
  "refund.updated",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
];

interface Endpoint {
  id: string;
  url: string;
  enabled_events: string[];
  secret?: string;
}

/**
 * Creates the webhook if it is missing, for all events that the shop handles.
 * @returns the signing secret of a new endpoint, or null if one exists already
 */
export async function ensureWebhook(origin: string, key: string): Promise<string | null> {
  const url = `${origin}/webhooks/stripe`;
  const { data } = await stripe<{ data: Endpoint[] }>(key, "GET", "?limit=100");
  const events = EVENTS.map((event) => ["enabled_events[]", event]);
  const known = data.find((endpoint) => endpoint.url === url);
  if (!known) {
    const body = new URLSearchParams([["url", url], ...events]);
    return (await stripe<Endpoint>(key, "POST", "", body)).secret ?? null;
  }
  // An earlier version of the shop subscribed to fewer events.
  const enabled = known.enabled_events;
  if (!enabled.includes("*") && EVENTS.some((event) => !enabled.includes(event)))
    await stripe<Endpoint>(key, "POST", `/${known.id}`, new URLSearchParams(events));
  return null;
}

async function stripe<T>(key: string, method: string, path: string, body?: URLSearchParams): Promise<T> {
  const api = process.env.STRIPE_API_URL ?? "https://api.stripe.com";
  const answer = await fetch(`${api}/v1/webhook_endpoints${path}`, {
    method,
    headers: { Authorization: `Bearer ${key}` },
    ...(body && { body }),
    signal: AbortSignal.timeout(20_000),
  });
  if (!answer.ok)
    throw new Failure(`Stripe returned status ${answer.status} for its webhook: check STRIPE_SECRET_KEY.`);
  return answer.json() as Promise<T>;
}
