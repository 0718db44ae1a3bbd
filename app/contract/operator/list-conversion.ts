// A price list becomes one with VAT, or one without, and its prices with it (CONTRACT §15): shown first, then done.
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
  /** The first 20, those that move first. `before` and `after` as they are stored, `shown` as consumers would read it. */
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
     * Converts all prices of the list, with their tiers, special prices and history, and those of promotions for `retail`.
     * `includes_vat`: the kind that it becomes; a list that has it already stays as it is.
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
