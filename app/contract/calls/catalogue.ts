// Categories and custom fields.
import { z } from "zod";
import type { Call } from "../call";
import { Category, DEFAULT_TAXONOMY } from "../categories";
import { MAX_SLUG_LENGTH } from "../constants/limits";
import * as products from "../products";
import { Id, resultsOf } from "../wire";
import { byId, byIdOrSlug, DEFAULT } from "./shared";

export const categoriesCalls = {
  menu: {
    method: "GET",
    path: "categories/menu/",
    access: "anyone",
    query: z.object({ taxonomy: z.string().default(DEFAULT_TAXONOMY), parent: Id.optional() }),
    answer: resultsOf(Category),
    cache: DEFAULT,
    showsNoProducts: true,
  },
  tree: {
    method: "GET",
    path: "categories/tree/",
    access: "anyone",
    query: z.object({ taxonomy: z.string().default(DEFAULT_TAXONOMY), root: Id.optional() }),
    answer: resultsOf(Category),
    cache: DEFAULT,
    showsNoProducts: true,
  },
  ancestors: {
    method: "GET",
    path: "categories/ancestors/",
    access: "anyone",
    query: z.object({ category: z.string().min(1).max(MAX_SLUG_LENGTH) }),
    answer: resultsOf(Category),
    cache: DEFAULT,
    showsNoProducts: true,
  },
  get: {
    method: "GET",
    path: "categories/:id/",
    access: "anyone",
    params: byIdOrSlug,
    answer: Category,
    cache: DEFAULT,
    showsNoProducts: true,
  },
} as const satisfies Record<string, Call>;

export const customFieldsCalls = {
  product: {
    method: "GET",
    path: "custom-fields/product/",
    access: "anyone",
    query: z.object({ p: Id.optional(), pp: Id.optional() }),
    answer: resultsOf(products.CustomField),
    cache: DEFAULT,
  },
  category: {
    method: "GET",
    path: "custom-fields/category/",
    access: "anyone",
    query: z.object({ category: z.string().min(1).max(MAX_SLUG_LENGTH) }),
    answer: resultsOf(products.CustomField),
    cache: DEFAULT,
  },
  user: {
    method: "GET",
    path: "custom-fields/user/",
    access: "customer",
    query: z.object({ user: Id.optional() }),
    answer: resultsOf(products.CustomField),
  },
  get: {
    method: "GET",
    path: "custom-fields/:id/",
    access: "anyone",
    params: byId,
    answer: products.CustomField,
    cache: DEFAULT,
  },
} as const satisfies Record<string, Call>;
