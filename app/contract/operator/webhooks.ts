// Webhooks out of the shop, as the operator manages them, and the bodies that are posted: CONTRACT §16.
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
  /** Deliveries that wait, and those that were given up. */
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
/** The secret is in this answer alone: "whsec_" and base64, as Standard Webhooks has it. */
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
  /** Of the last answer. */
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

/** What is posted. `data` is as the shop has it at the first attempt, and the same at later ones. */
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
    /** Switched off, it is told of nothing; what waits is sent when it is switched on again. */
    edit: {
      method: "PATCH",
      path: "webhooks/:id/",
      access,
      permission,
      params: byId,
      body: EditWebhook,
      answer: Webhook,
    },
    /** With its deliveries. */
    remove: { method: "DELETE", path: "webhooks/:id/", access, permission, params: byId, answer: null },
    /** Posted at once: the answer has its outcome. */
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
    /** Posted at once, also where it was sent before. */
    resend: {
      method: "POST",
      path: "webhooks/:id/deliveries/:delivery/resend/",
      access,
      permission,
      params: byDelivery,
      answer: WebhookDelivery,
      errors: ["delivery_under_way"],
    },
    /** All that were given up wait again, except those of a restored backup and of what was deleted. */
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
