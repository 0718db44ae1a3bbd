// Parses Stripe's events about our sessions: verifies the signature first, then the content.

import { z } from "zod";
import type { DisputeNotice } from "~/domain/orders/payment-notice";
import { InvalidNotice, type Notice, type RefundNotice, type SessionNotice } from "./provider";

const TOLERANCE_SECONDS = 300;

const Event = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  created: z.int().catch(0),
  data: z.object({ object: z.unknown() }),
});

/** Metadata that stripe.ts has set on the session. */
const Metadata = z
  .object({
    session: z.string().max(100).nullable().catch(null),
    order: z.coerce.number().int().nullable().catch(null),
  })
  .catch({ session: null, order: null });
const text = z.string().nullable().catch(null);

const CheckoutSession = z.object({
  id: z.string(),
  metadata: Metadata,
  payment_status: text,
  payment_intent: text,
  amount_total: z.int().nullable().catch(null),
  currency: text,
  customer_details: z.object({ email: text, name: text }).nullable().catch(null),
});
/** A charge, and a refund: the refunded amounts are requested from Stripe, not read from the event. */
const Refunded = z.object({ payment_intent: z.string(), metadata: Metadata });
const Dispute = z.object({
  id: z.string(),
  payment_intent: z.string(),
  amount: z.int(),
  reason: z.string().max(100).catch(""),
  status: z.string(),
  created: z.int(),
});
const PaymentIntent = z.object({ id: z.string(), metadata: Metadata });

type Kind = SessionNotice["kind"];
const SESSION_EVENTS: Readonly<Record<string, (session: z.infer<typeof CheckoutSession>) => Kind>> = {
  // Some payment methods take days: the session is then complete, but the money has not arrived.
  "checkout.session.completed": ({ payment_status }) => (payment_status === "unpaid" ? "processing" : "paid"),
  "checkout.session.async_payment_succeeded": () => "paid",
  "checkout.session.async_payment_failed": () => "failed",
  "checkout.session.expired": () => "expired",
};
const REFUSED = "payment_intent.payment_failed";
/** A charge carries the metadata of its session; a refund has its own. */
const OF_CHARGE = "charge.refunded";
const REFUND_EVENTS = [
  OF_CHARGE,
  "charge.refund.updated",
  "refund.created",
  "refund.updated",
  "refund.failed",
];
const DISPUTE_EVENT = /^charge\.dispute\./;
/** Final states of a dispute in Stripe's words; in any other state it is open. */
const DISPUTE_ENDS: Readonly<Record<string, "won" | "lost">> = {
  won: "won",
  prevented: "won",
  warning_closed: "won",
  lost: "lost",
};

/** @param secrets two secrets, separated by a comma, while the secret is being changed */
export async function readStripeNotice(
  rawBody: string,
  headers: Headers,
  secrets: string,
  now: Date,
): Promise<Notice> {
  const event = Event.safeParse(await verified(rawBody, headers.get("Stripe-Signature") ?? "", secrets, now));
  if (!event.success) throw new InvalidNotice("no event");
  const { id, type, created, data } = event.data;
  return {
    ...{ id, type, session: sessionOf(type, data.object) },
    refund: REFUND_EVENTS.includes(type) ? refundOf(type, data.object, created) : null,
    dispute: DISPUTE_EVENT.test(type) ? disputeOf(data.object) : null,
  };
}

/**
 * Stripe's library refuses only old timestamps: a future one would stay valid for years, and one that is
 * not a number forever.
 */
const isTimely = (signature: string, now: Date): boolean =>
  signature
    .split(",")
    .filter((part) => part.trim().startsWith("t="))
    .every(
      (part) =>
        Math.abs(now.getTime() / 1000 - Number(/^t=(\d{1,12})$/.exec(part.trim())?.[1])) <= TOLERANCE_SECONDS,
    );

async function verified(rawBody: string, signature: string, secrets: string, now: Date): Promise<unknown> {
  if (!isTimely(signature, now)) throw new InvalidNotice("time");
  const { Stripe } = await import("stripe");
  const cryptoProvider = Stripe.createSubtleCryptoProvider();
  let cause: unknown = "no secret";
  for (const secret of secrets.split(",")) {
    try {
      return await Stripe.webhooks.constructEventAsync(
        rawBody,
        signature,
        secret.trim(),
        TOLERANCE_SECONDS,
        cryptoProvider,
        now.getTime(),
      );
    } catch (error) {
      cause = error;
    }
  }
  throw new InvalidNotice(cause instanceof Error ? cause.message : String(cause));
}

function sessionOf(type: string, object: unknown): SessionNotice | null {
  if (type === REFUSED) {
    const intent = PaymentIntent.safeParse(object);
    return intent.success ? { ...NOTHING_SAID, kind: "refused", ...ourOwn(intent.data.metadata) } : null;
  }
  const kindOf = Object.hasOwn(SESSION_EVENTS, type) ? SESSION_EVENTS[type] : undefined;
  const session = CheckoutSession.safeParse(object);
  if (!kindOf || !session.success) return null;
  const { id, metadata, payment_intent, amount_total, currency, customer_details: payer } = session.data;
  return {
    kind: kindOf(session.data),
    ...ourOwn(metadata),
    sessionRef: id,
    paymentRef: payment_intent,
    amount: amount_total,
    currency,
    payer: [payer?.name, payer?.email].filter(Boolean).join(", ").slice(0, 200),
  };
}

function refundOf(type: string, object: unknown, created: number): RefundNotice | null {
  const refunded = Refunded.safeParse(object);
  if (!refunded.success) return null;
  const { payment_intent: paymentRef, metadata } = refunded.data;
  return { paymentRef, key: type === OF_CHARGE ? metadata.session : null, at: instantOf(created) };
}

function disputeOf(object: unknown): DisputeNotice | null {
  const dispute = Dispute.safeParse(object);
  if (!dispute.success) return null;
  const { id: ref, payment_intent: paymentRef, amount, reason, status, created } = dispute.data;
  const state = (Object.hasOwn(DISPUTE_ENDS, status) && DISPUTE_ENDS[status]) || "open";
  return { ref, paymentRef, amount, reason, state, openedAt: instantOf(created) };
}

const instantOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

const ourOwn = ({ session, order }: z.infer<typeof Metadata>) => ({ key: session, order });

const NOTHING_SAID = {
  sessionRef: null,
  paymentRef: null,
  amount: null,
  currency: null,
  payer: "",
} satisfies Partial<SessionNotice>;
