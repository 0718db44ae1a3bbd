// The interface of a payment provider, implemented by Stripe and by the test provider (CONTRACT §11).
import type { OrderId } from "~/contract/ids";
import type { Cents } from "~/contract/units";
import type { Locale } from "~/contract/wire";
import type { DisputeNotice, NoticeFacts } from "~/domain/orders/payment-notice";
import type { RefundClaim } from "~/domain/orders/refund-notice";

export interface SessionRequest {
  /** The same key always opens the same session; the notices carry it. */
  key: string;
  order: { id: OrderId; number: string; locale: Locale; email: string };
  /** Description of the payment, in the order's language. */
  title: string;
  amount: Cents;
  /** ISO 4217. */
  currency: string;
  /** The page that the customer returns to, paid or not. */
  returnUrl: string;
}

export interface ProviderSession {
  /** The provider's id. */
  ref: string;
  url: string;
  expiresAt: string | null;
}

/** A notice about one session, as sent by the provider: not trusted until it agrees with our own rows. */
export interface SessionNotice extends NoticeFacts {
  /** Our key; null if the notice does not contain it. */
  key: string | null;
  payer: string;
}

/** A notice that something of a payment was refunded; the details are requested from the provider. */
export interface RefundNotice {
  paymentRef: string;
  /** Our key of the session, if the notice contains it: the payment is then ours, recorded or not yet. */
  key: string | null;
  /** When the notice was sent. */
  at: string;
}

/** At most one of the three is set; without any, the notice is about something else. */
export interface Notice {
  /** The event's id: each event is applied once. */
  id: string;
  /** In the provider's own words. */
  type: string;
  session: SessionNotice | null;
  refund: RefundNotice | null;
  dispute: DisputeNotice | null;
}

export interface PaymentProvider {
  /** Name in the rows of sessions, payments and events; also the last part of the webhook's address. */
  readonly name: string;
  /** @throws ProviderUnavailable, ProviderRefused */
  openSession(request: SessionRequest): Promise<ProviderSession>;
  /** Ends a session. Idempotent. @throws ProviderUnavailable, ProviderRefused */
  closeSession(sessionRef: string): Promise<void>;
  /**
   * Refunds a payment or part of it, once per key.
   * @returns the provider's id of the refund
   * @throws ProviderUnavailable, ProviderRefused
   */
  refund(paymentRef: string, amount: Cents, key: string): Promise<string>;
  /**
   * All refunds of a payment, including those made at the provider. @throws ProviderUnavailable,
   * ProviderRefused
   */
  refundsOf(paymentRef: string): Promise<RefundClaim[]>;
  /** @throws InvalidNotice if the signature is not the provider's, or too old */
  readNotice(rawBody: string, headers: Headers, now: Date): Promise<Notice>;
}

/** No response, or one that leaves the result unknown: retry later with the same key. */
export class ProviderUnavailable extends Error {}

/** A final refusal: retrying with the same key changes nothing. */
export class ProviderRefused extends Error {}

/** Not from the provider, or not readable. */
export class InvalidNotice extends Error {}
