// Converts a price list and its prices to include or exclude VAT (CONTRACT §15): preview first, then
// conversion.
import { z } from "zod";
import type { OperatorCall } from "~/contract/call";
import { Money } from "~/contract/wire";

const ListName = z.object({ list: z.string().min(1).max(60) });

export const ListConversion = z.object({
  list: z.string(),
  /** Whether the list's prices include VAT now. */
  includes_vat: z.boolean(),
  prices: z.int(),
  /** The number of prices that rounding changes for consumers. */
  moved: z.int(),
  /** The first 20, changed ones first. `before` and `after` as stored, `shown` as displayed to consumers. */
  rows: z.array(
    z.object({ sku: z.string(), before: Money, after: Money, shown_before: Money, shown_after: Money }),
  ),
});
export type ListConversion = z.infer<typeof ListConversion>;

const access = "operator";

export const operatorListConversionCalls = {
  listConversion: {
    /** The preview; writes nothing. */
    preview: {
      method: "GET",
      path: "price-lists/:list/conversion/",
      access,
      permission: "catalogue.read",
      params: ListName,
      answer: ListConversion,
    },
    /**
     * Converts all prices of the list, with their tiers, special prices and history, and those of
     * promotions for `retail`.
     * `includes_vat`: the new kind; a list that already is of this kind stays unchanged.
     */
    convert: {
      method: "POST",
      path: "price-lists/:list/conversion/",
      access,
      permission: "catalogue.write",
      params: ListName,
      body: z.object({ includes_vat: z.boolean() }),
      answer: ListConversion,
      errors: ["edited_by_another"],
    },
  },
} as const satisfies Record<string, Record<string, OperatorCall>>;
