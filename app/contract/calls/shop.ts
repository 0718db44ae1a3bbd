// Payment methods, shipping, seasons, settings and health.
import { z } from "zod";
import type { Call } from "../call";
import { MAX_POSTAL_CODE_LENGTH } from "../constants/limits";
import * as shop from "../shop";
import { Id, resultsOf } from "../wire";
import { DEFAULT } from "./shared";

export const shopCalls = {
  paymentMethodsB2b: {
    method: "GET",
    path: "shop/payment-methods-b2b/",
    access: "token",
    answer: resultsOf(shop.PaymentMethod),
  },
  paymentMethods: {
    method: "GET",
    path: "shop/payment-methods/",
    access: "anyone",
    answer: resultsOf(shop.PaymentMethod),
    cache: DEFAULT,
  },
  shippingPolicies: {
    method: "GET",
    path: "shop/shipping-policies/",
    access: "anyone",
    query: z.object({
      address: Id.optional(),
      cart: Id.optional(),
      country: z.string().length(2).toUpperCase().optional(),
      postal_code: z.string().max(MAX_POSTAL_CODE_LENGTH).optional(),
    }),
    answer: resultsOf(shop.ShippingPolicy),
    cache: DEFAULT,
  },
  /** Added: the countries that the shipping policies serve, for forms; codes of ISO 3166-1. */
  shippingCountries: {
    method: "GET",
    path: "shop/shipping-countries/",
    access: "anyone",
    answer: resultsOf(shop.ShippingCountry),
    cache: DEFAULT,
  },
  seasons: {
    method: "GET",
    path: "shop/seasons/",
    access: "anyone",
    answer: resultsOf(shop.Season),
    cache: DEFAULT,
  },
  /** Added: all settings in one answer, which is what a page asks. */
  settings: {
    method: "GET",
    path: "config/system/",
    access: "anyone",
    answer: resultsOf(shop.Setting),
    cache: DEFAULT,
  },
  setting: {
    method: "GET",
    path: "config/system/:key/",
    access: "anyone",
    params: z.object({ key: z.string().max(64) }),
    answer: shop.Setting,
    cache: DEFAULT,
  },
  health: { method: "GET", path: "health/", access: "anyone", answer: shop.Health },
} as const satisfies Record<string, Call>;
