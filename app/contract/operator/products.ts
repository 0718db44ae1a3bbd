// The operator's list of products, and of what is in stock: also what is hidden, and what is missing.
import { z } from "zod";
import type { OperatorCall } from "~/contract/call";
import { PRODUCT_ORDERS, PRODUCT_SHOWS } from "~/contract/constants/desk";
import { MAX_SEARCH_LENGTH, MAX_SLUG_LENGTH } from "~/contract/constants/limits";
import { Image } from "~/contract/products";
import { Instant, Locale, Money } from "~/contract/wire";
import { ItemName, Stock } from "./items";

export const PRODUCT_PAGE_SIZE = 50;

/** `next` of the page before. */
const After = z.string().max(400).optional();

export const OperatorProductQuery = z.object({
  search: z.string().max(MAX_SEARCH_LENGTH).optional(),
  /** A category's slug; with all below it. */
  category: z.string().max(MAX_SLUG_LENGTH).optional(),
  show: z.enum(PRODUCT_SHOWS).default("all"),
  order: z.enum(PRODUCT_ORDERS).default("changed"),
  /** Whose prices are shown. */
  list: z.string().min(1).max(60).default("retail"),
  after: After,
});
export type OperatorProductQuery = z.infer<typeof OperatorProductQuery>;

/** What keeps a product from being sold well, or at all. */
export const ToFix = z.enum(["picture", "text", "category", "price", "stock"]);
export type ToFix = z.infer<typeof ToFix>;

export const OperatorProduct = z.object({
  id: z.int(),
  sku: z.string(),
  slug: z.string(),
  name: z.string(),
  brand: z.string(),
  is_active: z.boolean(),
  variants_count: z.int(),
  image: Image.nullable(),
  /** The first of its own. */
  category: z.string().nullable(),
  /** What may be promised of it, its variants together; null where nothing was ever counted. */
  quantity: z.int().nullable(),
  /** The lowest, net, of the list. */
  price: Money.nullable(),
  write_date: Instant,
  to_fix: z.array(ToFix),
  /** The shop's languages that it has no text in. */
  missing_texts: z.array(Locale),
});
export type OperatorProduct = z.infer<typeof OperatorProduct>;

export const StockQuery = z.object({ search: z.string().max(MAX_SEARCH_LENGTH).optional(), after: After });
export const StockLine = Stock.omit({ reserved: true }).extend({
  /** The product that it is a variant of, or itself. */
  product: z.string(),
  location: z.string(),
});
export type StockLine = z.infer<typeof StockLine>;

export const StockMovement = z.object({
  id: z.int(),
  at: Instant,
  kind: z.string(),
  on_hand: z.int(),
  ordered: z.int(),
  reason: z.string(),
});
export type StockMovement = z.infer<typeof StockMovement>;

export const ProductPhoto = z.object({
  name: z.string(),
  /** Null: the shop has no such picture any more. */
  picture: Image.nullable(),
  /** What it shows, by language; a missing one is the product's name. */
  alt: z.partialRecord(Locale, z.string()),
});
export type ProductPhoto = z.infer<typeof ProductPhoto>;

const access = "operator";

export const operatorProductCalls = {
  products: {
    list: {
      method: "GET",
      path: "products/",
      access,
      permission: "catalogue.read",
      query: OperatorProductQuery,
      answer: z.object({ results: z.array(OperatorProduct), next: z.string().nullable() }),
    },
    /** As its rows name them, the main one first. */
    photos: {
      method: "GET",
      path: "products/:item/photos/",
      access,
      permission: "catalogue.read",
      params: ItemName,
      answer: z.object({ results: z.array(ProductPhoto) }),
    },
  },
} as const satisfies Record<string, Record<string, OperatorCall>>;

export const stockListCalls = {
  /** The least first; items that are sold in variants have none. */
  list: {
    method: "GET",
    path: "stock/",
    access,
    permission: "catalogue.read",
    query: StockQuery,
    answer: z.object({ results: z.array(StockLine), next: z.string().nullable() }),
  },
  /** The newest first, 100 at most. */
  movements: {
    method: "GET",
    path: "stock/:item/movements/",
    access,
    permission: "catalogue.read",
    params: ItemName,
    answer: z.object({ results: z.array(StockMovement) }),
  },
} as const satisfies Record<string, OperatorCall>;
