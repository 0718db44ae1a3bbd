// Ids with the thing's kind in their type, at no cost at run time: an order's id is refused where a customer's is wanted.
import type { InUnit, OfUnit } from "./units";

/**
 * Whose a thing is. No plain number is one: only rows of the database make them (db/columns.ts). The customer that a request
 * names is a number until services/access.ts has read whom the caller may act for.
 */
type PersonId<Kind extends string> = OfUnit<Kind>;

/** A row of `users`: a customer or an agent. */
export type UserId = PersonId<"customer id" | "agent id">;
/** A user who buys. */
export type CustomerId = PersonId<"customer id">;
/** A user who orders for customers. */
export type AgentId = PersonId<"agent id">;

/** No row of `users` has it: of an anonymous visitor's cart, and of a username that does not exist. */
export const NOBODY = 0 as CustomerId;

// Of the rest a plain number is any of them, and one kind is refused where another is wanted.

export type AddressId = InUnit<"address id">;
export type CartId = InUnit<"cart id">;
export type CartRowId = InUnit<"cart row id">;
export type WishlistId = InUnit<"wishlist id">;
export type WishlistRowId = InUnit<"wishlist row id">;
export type OrderId = InUnit<"order id">;
export type QuoteId = InUnit<"quote id">;
export type DraftOrderId = InUnit<"draft order id">;
export type OrderRowId = InUnit<"order row id">;
export type ShipmentId = InUnit<"shipment id">;
export type DocumentId = InUnit<"document id">;
/** A payment that came in. */
export type PaymentId = InUnit<"payment id">;
/** A customer's visit to the payment provider's page. */
export type PaymentSessionId = InUnit<"payment session id">;
/** A decision to give back a part of an order, with its credit note. */
export type OrderRefundId = InUnit<"order refund id">;
/** The part of a refund that goes back to one payment. */
export type RefundId = InUnit<"refund id">;
/** A product, or one of its variants: they are one table. */
export type ProductId = InUnit<"product id">;
export type CategoryId = InUnit<"category id">;
export type SeasonId = InUnit<"season id">;
export type SignUpId = InUnit<"sign-up id">;
/** A row of the outbox `mails`. */
export type MailId = InUnit<"mail id">;
export type WebhookId = InUnit<"webhook id">;
/** A row of `webhook_deliveries`. */
export type DeliveryId = InUnit<"webhook delivery id">;
