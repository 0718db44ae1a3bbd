// Webhooks out of the shop: what they may tell of, and what becomes of a delivery (CONTRACT §16).

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

/** Sent by the back office alone; a webhook cannot choose it. */
export const TEST_EVENT = "webhook.test";

/** Why the last attempt failed; `status` is the answer's, any but 2xx. */
export const DELIVERY_FAULTS = [
  "status",
  "redirect",
  "timeout",
  "unreachable",
  /** The address is no longer one that the shop posts to. */
  "address",
  /** The thing that the event is about has been deleted. */
  "gone",
  /** Not sent for three days because earlier deliveries to the same address failed. */
  "expired",
  /** It waited when a backup was restored: it may have been sent since. */
  "restored",
] as const;
export type DeliveryFault = (typeof DELIVERY_FAULTS)[number];

export const MAX_WEBHOOKS = 10;
export const MAX_WEBHOOK_URL_LENGTH = 500;
