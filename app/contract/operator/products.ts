// The operator's lists of products and stock, including hidden products and missing data.
import { z } from "zod";
import type { OperatorCall } from "~/contract/call";
import { PRODUCT_ORDERS, PRODUCT_SHOWS } from "~/contract/constants/desk";
import { MAX_SEARCH_LENGTH, MAX_SLUG_LENGTH } from "~/contract/constants/limits";
import { Image } from "~/contract/products";
import { Instant, Locale, Money } from "~/contract/wire";
import { ItemName, Stock } from "./items";

export const PRODUCT_PAGE_SIZE = 50;

/** `next` of the previous page. */
const After = z.string().max(400).optional();

export const OperatorProductQuery = z.object({
  search: z.string().max(MAX_SEARCH_LENGTH).optional(),
  /** A category's slug; includes its subcategories. */
  category: z.string().max(MAX_SLUG_LENGTH).optional(),
  show: z.enum(PRODUCT_SHOWS).default("all"),
  order: z.enum(PRODUCT_ORDERS).default("changed"),
  /** Price list of the displayed prices. */
  list: z.string().min(1).max(60).default("retail"),
  after: After,
});
export type OperatorProductQuery = z.infer<typeof OperatorProductQuery>;

/** Problems that hinder the sale of a product. */
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
  /** The product's first own category. */
  category: z.string().nullable(),
  /** Available quantity, variants included; null if the stock was never counted. */
  quantity: z.int().nullable(),
  price: Money.nullable(),
  write_date: Instant,
  to_fix: z.array(ToFix),
  /** The shop's languages in which the product has no text. */
  missing_texts: z.array(Locale),
});
export type OperatorProduct = z.infer<typeof OperatorProduct>;

export const StockQuery = z.object({ search: z.string().max(MAX_SEARCH_LENGTH).optional(), after: After });
export const StockLine = Stock.omit({ reserved: true }).extend({
  /** The product that the item is a variant of, or itself. */
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
  /** Null: the picture no longer exists. */
  picture: Image.nullable(),
  /** Alternative text by language; if missing, the product's name is used. */
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
    /** In the order of its rows, main picture first. */
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
  /** Lowest stock first; leaves out products that are sold in variants. */
  list: {
    method: "GET",
    path: "stock/",
    access,
    permission: "catalogue.read",
    query: StockQuery,
    answer: z.object({ results: z.array(StockLine), next: z.string().nullable() }),
  },
  /** Newest first, at most 100. */
  movements: {
    method: "GET",
    path: "stock/:item/movements/",
    access,
    permission: "catalogue.read",
    params: ItemName,
    answer: z.object({ results: z.array(StockMovement) }),
  },
} as const satisfies Record<string, OperatorCall>;
