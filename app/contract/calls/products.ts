// Products and their variants.
import { z } from "zod";
import type { Call } from "../call";
import { Suggestions } from "../categories";
import { MAX_SEARCH_LENGTH } from "../constants/limits";
import * as customers from "../customers";
import { FeedOffer, FeedQuery } from "../feed";
import { Price } from "../prices";
import * as products from "../products";
import { Id, listOf, paging, resultsOf } from "../wire";
import { byId, byIdOrSlug, DEFAULT, LIVE } from "./shared";

const { forCustomer } = customers;

export const productsCalls = {
  list: {
    method: "GET",
    path: "products/p/",
    access: "anyone",
    query: products.ProductQuery,
    answer: products.ProductList,
    cache: LIVE,
  },
  get: {
    method: "GET",
    path: "products/p/:id/",
    access: "anyone",
    params: byIdOrSlug,
    query: z.object({ expand: z.string().optional(), ...forCustomer, season: Id.optional() }),
    answer: products.ProductExpanded,
    cache: LIVE,
  },
  price: {
    method: "GET",
    path: "products/p/price/:id/",
    access: "anyone",
    params: byId,
    query: z.object({ ...forCustomer, season: Id.optional() }),
    answer: Price,
    cache: LIVE,
  },
  prices: {
    method: "GET",
    path: "products/p/prices/",
    access: "anyone",
    query: z.object({ ids: z.string().max(2000), ...forCustomer, season: Id.optional() }),
    answer: resultsOf(Price),
    cache: LIVE,
  },
  variants: {
    method: "GET",
    path: "products/pp/",
    access: "anyone",
    query: z.object({ parent: Id, ...forCustomer, season: Id.optional(), ...paging }),
    answer: listOf(products.Variant),
    cache: LIVE,
  },
  variant: {
    method: "GET",
    path: "products/pp/:id/",
    access: "anyone",
    params: byIdOrSlug,
    query: z.object({ ...forCustomer, season: Id.optional() }),
    answer: products.Variant,
    cache: LIVE,
  },
  variantPrice: {
    method: "GET",
    path: "products/pp/price/:id/",
    access: "anyone",
    params: byId,
    query: z.object({ ...forCustomer, season: Id.optional() }),
    answer: Price,
    cache: LIVE,
  },
  suggest: {
    method: "GET",
    path: "products/p/suggest/",
    access: "anyone",
    query: z.object({ search: z.string().max(MAX_SEARCH_LENGTH), ...forCustomer }),
    answer: Suggestions,
    cache: LIVE,
  },
  facets: {
    method: "GET",
    path: "products/p/facets/",
    access: "anyone",
    query: products.ProductQuery,
    answer: products.Facets,
    cache: LIVE,
  },
  related: {
    method: "GET",
    path: "products/p/related/",
    access: "anyone",
    query: z.object({
      product: Id,
      kind: products.RelatedKind.optional(),
      ...forCustomer,
      season: Id.optional(),
      ...paging,
    }),
    answer: listOf(products.Related),
    cache: LIVE,
  },
  /** Added: everything that consumers can buy, with the price in a country. */
  feed: {
    method: "GET",
    path: "products/feed/",
    access: "anyone",
    query: FeedQuery,
    answer: listOf(FeedOffer),
    cache: DEFAULT,
  },
  assets: {
    method: "GET",
    path: "products/p/assets/:id/",
    access: "anyone",
    params: byId,
    answer: products.Assets,
    cache: DEFAULT,
  },
} as const satisfies Record<string, Call>;
