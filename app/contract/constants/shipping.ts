// Constants of tariffs, separate from enums.ts because the shop's pages load that file and only the back
// office needs these.

/** Basis of a tariff's price (CONTRACT §15). */
export const SHIPPING_MEASURES = ["none", "weight", "value"] as const;

export const VAT_EXAMPLE_FIELDS = ["item", "vat_class", "country", "postal_code", "customer"] as const;

export const SHIPPING_EXAMPLE_FIELDS = [
  "item",
  "qty",
  "amount",
  "weight_g",
  "country",
  "postal_code",
  "customer_type",
] as const;
