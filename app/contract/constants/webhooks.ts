// Outgoing webhooks: their events, and the states of a delivery (CONTRACT §16).

export const WEBHOOK_EVENTS = [
  "order.placed",
  "order.paid",
  "order.cancelled",
  "order.shipped",
  "order.refunded",
  "product.stock_changed",
  "customer.created",
  "quote.accepted",
] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENTS)[number];

/** Sent by the back office only; a webhook cannot subscribe to it. */
export const TEST_EVENT = "webhook.test";

/** Why the last attempt failed; `status`: the response's status was not 2xx. */
export const DELIVERY_FAULTS = [
  "status",
  "redirect",
  "timeout",
  "unreachable",
  /** The shop no longer posts to this address. */
  "address",
  /** The subject of the event has been deleted. */
  "gone",
  /** Not sent for three days because earlier deliveries to the same address failed. */
  "expired",
  /** It waited when a backup was restored: it may have been sent since. */
  "restored",
] as const;
export type DeliveryFault = (typeof DELIVERY_FAULTS)[number];

export const MAX_WEBHOOKS = 10;
export const MAX_WEBHOOK_URL_LENGTH = 500;
