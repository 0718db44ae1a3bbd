// Stripe's events, of which those about our sessions are read: the signature first, then what they claim.
import { z } from "zod";
import { InvalidNotice, type Notice, type SessionNotice } from "./provider";

const TOLERANCE_SECONDS = 300;

const Event = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  data: z.object({ object: z.unknown() }),
});

/** What stripe.ts has given the session. */
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
const PaymentIntent = z.object({ id: z.string(), metadata: Metadata });

type Kind = SessionNotice["kind"];
const SESSION_EVENTS: Readonly<Record<string, (session: z.infer<typeof CheckoutSession>) => Kind>> = {
  // Some ways to pay take days: then the session is complete, and the money is not there.
  "checkout.session.completed": ({ payment_status }) => (payment_status === "unpaid" ? "processing" : "paid"),
  "checkout.session.async_payment_succeeded": () => "paid",
  "checkout.session.async_payment_failed": () => "failed",
  "checkout.session.expired": () => "expired",
};
const REFUSED = "payment_intent.payment_failed";

/** @param secrets two of them, separated by a comma, while the secret is being changed */
export async function readStripeNotice(
  rawBody: string,
  headers: Headers,
  secrets: string,
  now: Date,
): Promise<Notice> {
  const event = Event.safeParse(await verified(rawBody, headers.get("Stripe-Signature") ?? "", secrets, now));
  if (!event.success) throw new InvalidNotice("no event");
  const { id, type, data } = event.data;
  return { id, type, session: sessionOf(type, data.object) };
}

async function verified(rawBody: string, signature: string, secrets: string, now: Date): Promise<unknown> {
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

const ourOwn = ({ session, order }: z.infer<typeof Metadata>) => ({ key: session, order });

const NOTHING_SAID = {
  sessionRef: null,
  paymentRef: null,
  amount: null,
  currency: null,
  payer: "",
} satisfies Partial<SessionNotice>;
