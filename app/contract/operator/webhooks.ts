// Outgoing webhooks, as the operator manages them, and the bodies that are posted: CONTRACT §16.
import { z } from "zod";
import type { OperatorCall } from "~/contract/call";
import { OUTBOX_STATES } from "~/contract/constants/enums";
import {
  DELIVERY_FAULTS,
  MAX_WEBHOOK_URL_LENGTH,
  TEST_EVENT,
  WEBHOOK_EVENTS,
} from "~/contract/constants/webhooks";
import { CustomerProfile, User } from "~/contract/customers";
import { Order, OrderRefund, Shipment } from "~/contract/orders";
import { Quote } from "~/contract/quotes";
import { Id, Instant, listOf, paging, resultsOf } from "~/contract/wire";
import { Stock } from "./items";

export const Webhook = z.object({
  id: z.int(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  is_active: z.boolean(),
  created_at: Instant,
  /** Waiting deliveries, and failed ones. */
  waiting: z.int(),
  dead: z.int(),
});
export type Webhook = z.infer<typeof Webhook>;

/** The service refuses an address that is not public. */
const WebhookUrl = z.string().trim().min(1).max(MAX_WEBHOOK_URL_LENGTH);
const events = z
  .array(z.enum(WEBHOOK_EVENTS))
  .min(1)
  .max(WEBHOOK_EVENTS.length)
  .transform((chosen) => WEBHOOK_EVENTS.filter((one) => chosen.includes(one)));

export const CreateWebhook = z.object({ url: WebhookUrl, events });
export const EditWebhook = z.object({
  url: WebhookUrl.optional(),
  events: events.optional(),
  is_active: z.boolean().optional(),
});
/** Only this response contains the secret: "whsec_" and base64, the format of Standard Webhooks. */
export const CreatedWebhook = z.object({ webhook: Webhook, secret: z.string() });

export const DeliveryQuery = z.object({ state: z.enum(OUTBOX_STATES).optional(), ...paging });
export const WebhookDelivery = z.object({
  id: z.int(),
  /** `Webhook-Id`, the same at each attempt. */
  message: z.string(),
  event: z.enum([...WEBHOOK_EVENTS, TEST_EVENT]),
  /** The id of the order, the item, the customer or the quote. */
  subject: z.int(),
  state: z.enum(OUTBOX_STATES),
  tries: z.int(),
  /** Null until the first attempt. */
  next_try_at: Instant.nullable(),
  /** Status of the last response. */
  status: z.int().nullable(),
  error: z.enum(DELIVERY_FAULTS).nullable(),
  created_at: Instant,
  sent_at: Instant.nullable(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

const OrderState = Order.pick({
  id: true,
  number: true,
  date: true,
  status: true,
  customer: true,
  agent: true,
  article_count: true,
  currency: true,
  includes_vat: true,
  total: true,
}).extend({ payment: Order.shape.payment.pick({ kind: true, state: true }) });

const event = <Type extends string, Data extends z.ZodType>(type: Type, data: Data) =>
  z.object({ type: z.literal(type), timestamp: Instant, data });

/** The posted body. `data` is the state at the first attempt, repeated unchanged by later ones. */
export const WebhookBody = z.discriminatedUnion("type", [
  event("order.placed", OrderState),
  event("order.paid", OrderState),
  event("order.cancelled", OrderState),
  event("order.shipped", OrderState.extend({ shipment: Shipment.omit({ rows: true, document: true }) })),
  event(
    "order.refunded",
    OrderState.extend({ refund: OrderRefund.pick({ id: true, amount: true, at: true }) }),
  ),
  event(
    "product.stock_changed",
    Stock.pick({
      item: true,
      sku: true,
      on_hand: true,
      ordered: true,
      is_backorderable: true,
      restock_date: true,
    }),
  ),
  event(
    "customer.created",
    User.pick({ id: true }).extend({
      customer_type: CustomerProfile.shape.customer_type,
      created_at: Instant,
    }),
  ),
  event(
    "quote.accepted",
    Quote.pick({
      id: true,
      number: true,
      state: true,
      customer: true,
      total: true,
      currency: true,
      order: true,
    }),
  ),
  event(TEST_EVENT, z.object({ webhook: z.int() })),
]);

const access = "operator";
const permission = "settings.write";
const byId = z.object({ id: Id });
const byDelivery = z.object({ id: Id, delivery: Id });

export const operatorWebhookCalls = {
  webhooks: {
    list: { method: "GET", path: "webhooks/", access, permission, answer: resultsOf(Webhook) },
    create: {
      method: "POST",
      path: "webhooks/",
      access,
      permission,
      body: CreateWebhook,
      answer: CreatedWebhook,
      status: 201,
      errors: ["webhooks_full"],
    },
    /** A disabled webhook receives no events; waiting deliveries are sent when it is enabled again. */
    edit: {
      method: "PATCH",
      path: "webhooks/:id/",
      access,
      permission,
      params: byId,
      body: EditWebhook,
      answer: Webhook,
    },
    /** Removes its deliveries too. */
    remove: { method: "DELETE", path: "webhooks/:id/", access, permission, params: byId, answer: null },
    /** Posts at once: the response contains the result. */
    test: {
      method: "POST",
      path: "webhooks/:id/test/",
      access,
      permission,
      params: byId,
      answer: WebhookDelivery,
    },
    deliveries: {
      method: "GET",
      path: "webhooks/:id/deliveries/",
      access,
      permission,
      params: byId,
      query: DeliveryQuery,
      answer: listOf(WebhookDelivery),
    },
    /** Posts at once, even if it was sent before. */
    resend: {
      method: "POST",
      path: "webhooks/:id/deliveries/:delivery/resend/",
      access,
      permission,
      params: byDelivery,
      answer: WebhookDelivery,
      errors: ["delivery_under_way"],
    },
    /** Queues all failed deliveries again, except those of a restored backup and of deleted subjects. */
    resendAll: {
      method: "POST",
      path: "webhooks/:id/resend/",
      access,
      permission,
      params: byId,
      answer: z.object({ resent: z.int() }),
    },
  },
} as const satisfies Record<string, Record<string, OperatorCall>>;
