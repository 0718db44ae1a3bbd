/** Fields of a place within its country, as written on a parcel. */
export const PLACE_FIELDS = ["address", "address_2", "postal_code", "city", "province"] as const;

export const ADDRESS_FIELDS = [
  "type",
  "recipient",
  "business_name",
  ...PLACE_FIELDS,
  "country",
  "phone",
  "email",
  "vat_number",
  "tax_code",
  "sdi_code",
  "pec",
] as const;

/** Fields that forms mark as optional: addresses of every country may leave them empty. */
export const OPTIONAL_ADDRESS_FIELDS: readonly string[] = [
  "business_name",
  "address_2",
  "phone",
  "email",
  "vat_number",
  "tax_code",
  "sdi_code",
  "pec",
] satisfies (typeof ADDRESS_FIELDS)[number][];

/** The fields of an order's invoice data, in form order. */
export const INVOICE_DATA_FIELDS = [
  "tax_code",
  "vat_number",
  "sdi_code",
  "pec",
  "recipient",
  "business_name",
  ...PLACE_FIELDS,
  "customer_reference",
  "cig",
  "cup",
] as const;
