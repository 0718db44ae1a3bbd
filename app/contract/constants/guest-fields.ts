// The fields of the checkout without an account: CONTRACT §14.
import { PLACE_FIELDS } from "./address-fields";

/** Fields of an address; those of the billing address have the prefix `billing_`. */
export const GUEST_ADDRESS_FIELDS = [...PLACE_FIELDS, "country", "phone"] as const;

const BILLING_FIELDS = GUEST_ADDRESS_FIELDS.map((name) => `billing_${name}` as const);

/** In page order. */
export const GUEST_FIELDS = [
  "email",
  "name",
  "surname",
  ...GUEST_ADDRESS_FIELDS,
  "tax_code",
  "billing_recipient",
  ...BILLING_FIELDS,
  "shipping_policy",
  "payment_method",
  "requested_date",
  "notes",
  "newsletter",
] as const;
