// The variants of a product as rows of one form, with the values that change most often, saved together.
import { z } from "zod";
import type { OperatorCall } from "~/contract/call";
import { VAT_CLASSES } from "~/contract/constants/enums";
import { MAX_OPTIONS } from "~/contract/constants/limits";
import { isGtin } from "~/contract/input/gtin";
import { Id, Money } from "~/contract/wire";
import { ItemName } from "./items";

export const MAX_GRID_LINES = 100;

export const VariantLine = z.object({
  item: z.int(),
  sku: z.string(),
  /** The distinguishing attributes: "50 g". */
  name: z.string(),
  gtin: z.string(),
  is_active: z.boolean(),
  /** The price in the retail list, with or without VAT as in that list; null without a price. */
  price: Money.nullable(),
  /** Whether `price` includes the VAT of the seller's country. */
  includes_vat: z.boolean(),
  /** The same price without VAT, or with VAT. */
  other_price: Money.nullable(),
  quantity: z.int(),
  weight_g: z.int().nullable(),
  location: z.string(),
  /** Its own class; empty: its product's. */
  vat_class: z.enum(["", ...VAT_CLASSES]),
  /** Changes with the form's values except the stock, which is changed by a difference. */
  version: z.string(),
});
export type VariantLine = z.infer<typeof VariantLine>;

export const SaveVariantLine = z.object({
  item: Id,
  version: z.string().max(100),
  gtin: z
    .string()
    .trim()
    .refine((text) => text === "" || isGtin(text), { params: { code: "gtin_invalid" } }),
  is_active: z.boolean(),
  price: Money.refine((amount) => !amount.startsWith("-")).nullable(),
  change: z.int().min(-9_999_999).max(9_999_999).default(0),
  weight_g: z.int().min(1).max(10_000_000).nullable(),
  location: z.string().trim().max(100),
  /** Empty: its product's. Without this field the class stays unchanged. */
  vat_class: z.enum(["", ...VAT_CLASSES]).optional(),
});
export type SaveVariantLine = z.infer<typeof SaveVariantLine>;

export const SaveVariantGrid = z.object({
  reason: z.string().trim().max(200).default(""),
  lines: z.array(SaveVariantLine).min(1).max(MAX_GRID_LINES),
});
export type SaveVariantGrid = z.infer<typeof SaveVariantGrid>;

/** `values` as typed: "250 g, 1 kg", one per line, or "it: rosso | en: red" for each. */
export const GenerateVariants = z.object({
  options: z
    .array(
      z.object({
        name: z
          .string()
          .trim()
          .min(1)
          .max(60)
          .regex(/^[^=|\n]+$/),
        values: z.string().trim().min(1).max(5000),
      }),
    )
    .min(1)
    .max(MAX_OPTIONS),
});
export type GenerateVariants = z.infer<typeof GenerateVariants>;

const VariantGrid = z.object({ results: z.array(VariantLine) });

const access = "operator";

export const operatorVariantCalls = {
  variantGrid: {
    get: {
      method: "GET",
      path: "variant-grid/:item/",
      access,
      permission: "catalogue.read",
      params: ItemName,
      answer: VariantGrid,
    },
    /** All lines or nothing. A change of stock requires its own permission too. */
    save: {
      method: "PUT",
      path: "variant-grid/:item/",
      access,
      permission: "catalogue.write",
      params: ItemName,
      body: SaveVariantGrid,
      answer: VariantGrid,
      errors: ["edited_by_another", "quantity_not_available"],
    },
    /** Adds the combinations of the options that the product lacks; existing variants stay unchanged. */
    generate: {
      method: "POST",
      path: "variant-grid/:item/",
      access,
      permission: "catalogue.write",
      params: ItemName,
      body: GenerateVariants,
      answer: VariantGrid,
      status: 201,
      errors: ["edited_by_another"],
    },
  },
} as const satisfies Record<string, Record<string, OperatorCall>>;
