/** Where a parcel goes within its country, as it is written on it. */
export const PLACE_FIELDS = ["address", "address_2", "postal_code", "city", "province"] as const;

/** An address's fields in the order in which a form asks for them. */
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

/** Those that a form calls optional: an address of every country may leave them empty. */
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

/** The fields of an order that its invoice is made of, in the order in which a form asks for them. */
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
