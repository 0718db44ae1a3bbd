// Stock and prices, as the operator changes them: CONTRACT §9.
import { z } from "zod";
import type { OperatorCall } from "~/contract/call";
import { MAX_QTY, MAX_SKU_LENGTH } from "~/contract/constants/limits";
import { Day, Id, Money, resultsOf } from "~/contract/wire";

/** Id or SKU of a product or a variant. */
export const ItemName = z.object({ item: z.string().trim().min(1).max(MAX_SKU_LENGTH) });

export const StockChange = z.object({
  /** New available quantity: CONTRACT §4. */
  quantity: z.int().min(0).max(9_999_999).optional(),
  change: z.int().min(-9_999_999).max(9_999_999).optional(),
  /** Added: the reason, displayed in the list of the item's movements. */
  reason: z.string().trim().max(200).default(""),
  /** Added: weight of one piece; null: unknown. May be sent alone, or with a change of the stock. */
  weight_g: z.int().min(1).max(10_000_000).nullable().optional(),
});
export type StockChange = z.infer<typeof StockChange>;
export const Stock = z.object({
  item: z.int(),
  sku: z.string(),
  name: z.string(),
  quantity: z.int(),
  on_hand: z.int(),
  ordered: z.int(),
  reserved: z.int(),
  is_backorderable: z.boolean(),
  restock_date: z.string().nullable(),
  weight_g: z.int().nullable(),
});
export type Stock = z.infer<typeof Stock>;

const Amount = Money.refine((amount) => !amount.startsWith("-"));
export const PutPrice = z.object({
  list: z.string().min(1).max(60),
  season: Id.nullable().default(null),
  standard_price: Amount,
  special_price: Amount.nullable().default(null),
  special_from: Day.nullable().default(null),
  special_to: Day.nullable().default(null),
  tiers: z
    .array(z.object({ min_qty: z.int().min(2).max(MAX_QTY), price: Amount }))
    .max(20)
    .default([]),
  /**
   * Whether the amounts include the VAT of the seller's country; default: as the list's. They are stored in
   * the list's kind.
   */
  includes_vat: z.boolean().optional(),
  /** Version of the replaced price, "" for a new price: 409 `edited_by_another` if it differs. */
  version: z.string().max(100).optional(),
});
export type PutPrice = z.infer<typeof PutPrice>;

const TierPrices = z.array(z.object({ min_qty: z.int(), price: Money }));
/**
 * A row of a price list, with or without VAT as the list; `lowest_price_30d` is the base of a special
 * price's reduction.
 */
export const ListPrice = z.object({
  item: z.int(),
  list: z.string(),
  season: z.int().nullable(),
  standard_price: Money,
  special_price: Money.nullable(),
  special_from: z.string().nullable(),
  special_to: z.string().nullable(),
  lowest_price_30d: Money.nullable(),
  tiers: TierPrices,
  /** Whether the list's prices include the VAT of the seller's country: CONTRACT §15. */
  includes_vat: z.boolean(),
  /** The same prices without VAT, or with VAT if the list has none. */
  other_kind: z.object({ standard_price: Money, special_price: Money.nullable(), tiers: TierPrices }),
  /** Changes with the price. */
  version: z.string(),
});
export type ListPrice = z.infer<typeof ListPrice>;

/** With or without VAT, as the list's prices. */
const ChangedPrice = z.object({ standard_price: Money.nullable(), special_price: Money.nullable() });
export const PriceChange = z.object({
  id: z.int(),
  at: z.string(),
  /** Null: the change did not come from the back office. */
  who: z.string().nullable(),
  list: z.string(),
  season: z.int().nullable(),
  before: ChangedPrice,
  after: ChangedPrice,
});
export type PriceChange = z.infer<typeof PriceChange>;

export const ItemData = Stock.extend({
  /** Code of the product that the item is a variant of, or its own. */
  product: z.string(),
  prices: z.array(ListPrice),
  lists: z.array(z.string()),
  /** The lists in `lists` whose prices include VAT. */
  gross_lists: z.array(z.string()),
  /** Variants of a product that is sold in variants, which have the stock and the prices. */
  variants: z.array(z.object({ item: z.int(), sku: z.string() })),
});
export type ItemData = z.infer<typeof ItemData>;

const access = "operator";

export const operatorItemCalls = {
  items: {
    /** Added: stock and prices of one item, found by its id or its code. */
    get: {
      method: "GET",
      path: "items/:item/",
      access,
      permission: "catalogue.read",
      params: ItemName,
      answer: ItemData,
    },
  },
  stock: {
    change: {
      method: "PATCH",
      path: "stock/:item/",
      access,
      permission: "stock.write",
      params: ItemName,
      body: StockChange,
      answer: Stock,
      errors: ["quantity_not_available", "sold_in_variants"],
    },
  },
  complianceTexts: {
    /** Keys of the legally required texts, by kind, which products refer to. */
    list: {
      method: "GET",
      path: "compliance-texts/",
      access,
      permission: "catalogue.read",
      answer: resultsOf(z.object({ kind: z.string(), key: z.string() })),
    },
  },
  prices: {
    /** Newest first, at most 50. */
    changes: {
      method: "GET",
      path: "prices/:item/changes/",
      access,
      permission: "catalogue.read",
      params: ItemName,
      answer: resultsOf(PriceChange),
    },
    put: {
      method: "PUT",
      path: "prices/:item/",
      access,
      permission: "catalogue.write",
      params: ItemName,
      body: PutPrice,
      answer: ListPrice,
      errors: [
        "special_not_lower",
        "tiers_not_rising",
        "list_unknown",
        "days_reversed",
        "sold_in_variants",
        "edited_by_another",
      ],
    },
  },
} as const satisfies Record<string, Record<string, OperatorCall>>;
