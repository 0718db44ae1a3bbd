// Tariffs, apart from enums.ts: the shop's pages load that file, and the back office alone needs these.

/** What the price of a tariff depends on (CONTRACT §15). */
export const SHIPPING_MEASURES = ["none", "weight", "value"] as const;

/** The fields in which the back office tries VAT. */
export const VAT_EXAMPLE_FIELDS = ["item", "vat_class", "country", "postal_code", "customer"] as const;

/** The fields in which the back office tries tariffs. */
export const SHIPPING_EXAMPLE_FIELDS = [
  "item",
  "qty",
  "amount",
  "weight_g",
  "country",
  "postal_code",
  "customer_type",
] as const;
