// Payment methods, shipping, seasons, settings and health.
import { z } from "zod";
import type { Call } from "../call";
import { MAX_POSTAL_CODE_LENGTH, MAX_QTY, MAX_SLUG_LENGTH } from "../constants/limits";
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
      /** Added: priced for `qty` pieces of this product, by its id or slug, without a cart. */
      product: z.string().max(MAX_SLUG_LENGTH).optional(),
      qty: z.coerce.number().int().min(1).max(MAX_QTY).default(1),
    }),
    answer: resultsOf(shop.DatedShippingPolicy),
    cache: DEFAULT,
    showsNoProducts: true,
  },
  /** Added: the countries that the shipping policies serve, for forms; codes of ISO 3166-1. */
  shippingCountries: {
    method: "GET",
    path: "shop/shipping-countries/",
    access: "anyone",
    answer: resultsOf(shop.ShippingCountry),
    cache: DEFAULT,
    showsNoProducts: true,
  },
  seasons: {
    method: "GET",
    path: "shop/seasons/",
    access: "anyone",
    answer: resultsOf(shop.Season),
    cache: DEFAULT,
    showsNoProducts: true,
  },
  /** Added: all settings in one answer, as pages need them. */
  settings: {
    method: "GET",
    path: "config/system/",
    access: "anyone",
    answer: resultsOf(shop.Setting),
    cache: DEFAULT,
    showsNoProducts: true,
  },
  setting: {
    method: "GET",
    path: "config/system/:key/",
    access: "anyone",
    params: z.object({ key: z.string().max(64) }),
    answer: shop.Setting,
    cache: DEFAULT,
    showsNoProducts: true,
  },
  health: { method: "GET", path: "health/", access: "anyone", answer: shop.Health },
} as const satisfies Record<string, Call>;
