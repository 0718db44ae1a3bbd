// Quotes (added to CONTRACT §3): agents make them, customers decide.
import { z } from "zod";
import type { Call } from "../call";
import { forCustomer } from "../customers";
import * as quotes from "../quotes";
import { listOf, paging } from "../wire";
import { byId } from "./shared";

export const quotesCalls = {
  list: {
    method: "GET",
    path: "quotes/",
    access: "token",
    query: z.object({ ...forCustomer, state: quotes.QuoteState.optional(), ...paging }),
    answer: listOf(quotes.Quote),
  },
  /** A business requests a quote of its cart. Repeating the `Idempotency-Key` creates no second request. */
  request: {
    method: "POST",
    path: "quotes/requests/",
    access: "token",
    keyScope: "order",
    body: quotes.RequestQuote,
    answer: quotes.QuoteRequest,
    status: 201,
    errors: ["businesses_only", "cart_empty", "cart_changed", "too_many_requests"],
  },
  get: { method: "GET", path: "quotes/:id/", access: "token", params: byId, answer: quotes.OpenQuote },
  document: { method: "GET", path: "quotes/:id/document/", access: "token", params: byId, answer: "file" },
  create: {
    method: "POST",
    path: "quotes/",
    access: "agent",
    keyScope: "order",
    body: quotes.CreateQuote,
    answer: quotes.Quote,
    status: 201,
    errors: [
      "cart_empty",
      "cart_changed",
      "total_changed",
      "quantity_not_available",
      "address_not_served",
      "payment_not_allowed",
      "coupon_not_valid",
      "min_order",
      "too_many_quotes",
    ],
  },
  send: {
    method: "POST",
    path: "quotes/:id/send/",
    access: "agent",
    keyScope: "order",
    params: byId,
    answer: null,
    status: 204,
    errors: ["quote_decided", "quote_expired"],
  },
  accept: {
    method: "POST",
    path: "quotes/:id/accept/",
    access: "token",
    keyScope: "order",
    params: byId,
    answer: quotes.Quote,
    status: 200,
    errors: [
      "quote_decided",
      "quote_expired",
      "quantity_not_available",
      "address_not_served",
      "payment_not_allowed",
      "coupon_not_valid",
    ],
  },
  decline: {
    method: "POST",
    path: "quotes/:id/decline/",
    access: "token",
    keyScope: "order",
    params: byId,
    body: quotes.QuoteReason,
    answer: quotes.Quote,
    status: 200,
    errors: ["quote_decided", "quote_expired"],
  },
  withdraw: {
    method: "POST",
    path: "quotes/:id/withdraw/",
    access: "agent",
    keyScope: "order",
    params: byId,
    body: quotes.QuoteReason,
    answer: quotes.Quote,
    status: 200,
    errors: ["quote_decided", "quote_expired"],
  },
} as const satisfies Record<string, Call>;
