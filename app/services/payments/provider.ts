// A payment provider: the one interface behind which Stripe and the test provider are a file each (CONTRACT §11).
import type { OrderId } from "~/contract/ids";
import type { Cents } from "~/contract/units";
import type { Locale } from "~/contract/wire";
import type { DisputeNotice, NoticeFacts } from "~/domain/orders/payment-notice";
import type { RefundClaim } from "~/domain/orders/refund-notice";

export interface SessionRequest {
  /** The same key opens the same session, however often it is asked; the notices carry it. */
  key: string;
  order: { id: OrderId; number: string; locale: Locale; email: string };
  /** What the customer pays for, in the order's language. */
  title: string;
  amount: Cents;
  /** ISO 4217. */
  currency: string;
  /** Where the customer comes back to, paid or not. */
  returnUrl: string;
}

export interface ProviderSession {
  /** The provider's own id. */
  ref: string;
  /** The page on which the customer pays. */
  url: string;
  expiresAt: string | null;
}

/** A notice about one session, as the provider says it: nothing of it is believed before it agrees with our own rows. */
export interface SessionNotice extends NoticeFacts {
  /** Our key; null where the notice does not name it. */
  key: string | null;
  payer: string;
}

/** A notice that something of a payment went back: what exactly, the provider is asked. */
export interface RefundNotice {
  paymentRef: string;
  /** Our key of the session, where the notice names it: then the payment is ours, recorded or not yet. */
  key: string | null;
  /** When it was said. */
  at: string;
}

/** At most one of the three is set; none: about something else. */
export interface Notice {
  /** The event's id: applied once. */
  id: string;
  /** In the provider's own words. */
  type: string;
  session: SessionNotice | null;
  refund: RefundNotice | null;
  dispute: DisputeNotice | null;
}

export interface PaymentProvider {
  /** As the rows of sessions, payments and events name it; also the last part of the webhook's address. */
  readonly name: string;
  /** @throws ProviderUnavailable, ProviderRefused */
  openSession(request: SessionRequest): Promise<ProviderSession>;
  /** Ends a session; one that has ended already is no error. @throws ProviderUnavailable, ProviderRefused */
  closeSession(sessionRef: string): Promise<void>;
  /**
   * Pays back a part of a payment, or all of it; the same key does it once.
   * @returns the provider's own id of the refund
   * @throws ProviderUnavailable, ProviderRefused
   */
  refund(paymentRef: string, amount: Cents, key: string): Promise<string>;
  /** All refunds of a payment, those made at the provider itself as well. @throws ProviderUnavailable, ProviderRefused */
  refundsOf(paymentRef: string): Promise<RefundClaim[]>;
  /** @throws InvalidNotice where the signature is not the provider's, or too old */
  readNotice(rawBody: string, headers: Headers, now: Date): Promise<Notice>;
}

/** No answer, or none that says whether it was done: ask again later with the same key. */
export class ProviderUnavailable extends Error {}

/** A definite no: asking again with the same key changes nothing. */
export class ProviderRefused extends Error {}

/** Not from the provider, or not readable. */
export class InvalidNotice extends Error {}
