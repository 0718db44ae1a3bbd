// Checkout, orders and documents.
import { z } from "zod";
import type { Call } from "../call";
import * as checkout from "../checkout";
import { ORDER_DOCUMENTS } from "../constants/enums";
import { MAX_ORDER_SEARCH_LENGTH, MAX_SEARCH_LENGTH } from "../constants/limits";
import * as customers from "../customers";
import { Document, documentFilters } from "../documents";
import * as orders from "../orders";
import * as payments from "../payments";
import { Day, Id, listOf, paging } from "../wire";
import { byId, DEFAULT } from "./shared";

const { forCustomer } = customers;

export const checkoutCalls = {
  init: {
    method: "POST",
    path: "checkout/init/",
    access: "token",
    keyScope: "read",
    punchOut: "read",
    body: checkout.CheckoutInit,
    answer: checkout.CheckoutQuote,
    status: 200,
  },
  /** Added: quotes an anonymous visitor's lines; stores nothing. */
  quote: {
    method: "POST",
    path: "checkout/quote/",
    isRead: true,
    access: "anyone",
    body: checkout.QuoteLines,
    answer: checkout.LinesQuote,
    status: 200,
  },
  place: {
    method: "POST",
    path: "checkout/",
    access: "token",
    keyScope: "order",
    body: checkout.PlaceOrder,
    answer: orders.Order,
    status: 201,
    idempotent: true,
    errors: [
      "total_changed",
      "quantity_not_available",
      "cart_empty",
      "cart_changed",
      "address_not_served",
      "payment_not_allowed",
      "coupon_not_valid",
      "min_order",
      "idempotency_mismatch",
    ],
  },
} as const satisfies Record<string, Call>;

/** Added: payment by the link alone, without a login (CONTRACT §11). */
export const paymentsCalls = {
  get: {
    method: "GET",
    path: "payments/:token/",
    access: "anyone",
    punchOut: "none",
    params: payments.PayToken,
    answer: payments.PayableOrder,
  },
  open: {
    method: "POST",
    path: "payments/:token/",
    access: "anyone",
    params: payments.PayToken,
    answer: payments.PaymentPage,
    errors: ["payment_unavailable"],
  },
} as const satisfies Record<string, Call>;

export const ordersCalls = {
  list: {
    method: "GET",
    path: "orders/",
    access: "token",
    query: z.object({
      ...forCustomer,
      date_from: Day.optional(),
      date_to: Day.optional(),
      number: z.string().max(MAX_ORDER_SEARCH_LENGTH).optional(),
      reference: z.string().max(MAX_ORDER_SEARCH_LENGTH).optional(),
      status: orders.OrderStatus.optional(),
      search: z.string().max(MAX_SEARCH_LENGTH).optional(),
      ...paging,
    }),
    answer: listOf(orders.Order),
  },
  rows: {
    method: "GET",
    path: "orders/rows/",
    access: "token",
    query: z.object({ order: Id }),
    answer: listOf(orders.OrderRow),
  },
  get: { method: "GET", path: "orders/:id/", access: "token", params: byId, answer: orders.Order },
  doc: {
    method: "GET",
    path: "orders/doc/",
    access: "token",
    query: z.object({ order_id: Id, type: z.enum(ORDER_DOCUMENTS) }),
    answer: "file",
  },
  cancel: {
    method: "POST",
    path: "orders/:id/cancel/",
    access: "token",
    keyScope: "order",
    params: byId,
    answer: orders.Order,
    status: 200,
    idempotent: "optional",
    errors: ["not_cancellable"],
  },
} as const satisfies Record<string, Call>;

export const documentsCalls = {
  list: {
    method: "GET",
    path: "documents/",
    access: "anyone",
    punchOut: "none",
    query: z.object({ ...forCustomer, ...documentFilters, ...paging }),
    answer: listOf(Document),
    cache: DEFAULT,
  },
  file: {
    method: "GET",
    path: "documents/:id/file/",
    access: "anyone",
    punchOut: "none",
    params: byId,
    answer: "file",
  },
} as const satisfies Record<string, Call>;
