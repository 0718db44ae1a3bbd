// Ids with the kind of their record in the type, without run-time cost: an order's id is refused as a
// customer's id.
import type { InUnit, OfUnit } from "./units";

/**
 * Id of a person. A plain number is refused: only rows of the database create such ids (db/columns.ts). The
 * customer in a request is a number until services/access.ts has checked that the caller may act for the
 * customer.
 */
type PersonId<Kind extends string> = OfUnit<Kind>;

/** A row of `users`: a customer or an agent. */
export type UserId = PersonId<"customer id" | "agent id">;
/** A user who buys. */
export type CustomerId = PersonId<"customer id">;
/** A user who orders for customers. */
export type AgentId = PersonId<"agent id">;

/** Id that no row of `users` has: for an anonymous visitor's cart, and for an unknown user name. */
export const NOBODY = 0 as CustomerId;

// The other ids accept a plain number, but refuse an id of another kind.

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
export type PaymentId = InUnit<"payment id">;
/** A customer's visit to the payment provider's page. */
export type PaymentSessionId = InUnit<"payment session id">;
/** A decision to refund part of an order, with its credit note. */
export type OrderRefundId = InUnit<"order refund id">;
/** The part of a refund that belongs to one payment. */
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
