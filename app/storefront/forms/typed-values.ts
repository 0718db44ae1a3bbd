// Typed values of a form as labels and texts, for a page that cannot show the form itself.
import type { TFunction } from "i18next";
import { pendingSubmission } from "~/storefront/request/pending-submissions";
import type { RequestContext } from "~/storefront/request/viewer";
import type { PostedFields } from "./without-secrets";

export interface TypedValue {
  label: string;
  text: string;
}

const ADDRESS_FIELDS = [
  ...["recipient", "business_name", "address", "address_2", "postal_code", "city", "province", "country"],
  ...["phone", "vat_number", "tax_code", "sdi_code", "pec"],
];

/** Keys of labels, by the field name up to the first dot. Hidden fields and choices by id have no label. */
const LABELS = new Map([
  ["qty", "cart:rows.quantity"],
  ["notes", "cart:rows.note"],
  ["line", "cart:quick.lines"],
  ["lines", "cart:quick.lines"],
  ["code", "server:typed.code"],
  ["coupon", "cart:coupon.label"],
  ["customer_reference", "checkout:notes.reference"],
  ["cig", "checkout:notes.cig"],
  ["cup", "checkout:notes.cup"],
  ["valid_until", "server:typed.validUntil"],
  ["requested_date", "cart:requestedDay.label"],
  ["reason", "server:typed.reason"],
  ["name", "checkout:guest.name"],
  ["surname", "checkout:guest.surname"],
  ["email", "checkout:guest.email"],
  ...ADDRESS_FIELDS.flatMap((field) =>
    [field, `billing_${field}`].map((name): [string, string] => [name, `account:addresses.field.${field}`]),
  ),
]);

/** Joins values with the same label, e.g. the quantities of several rows. */
export function typedValues(fields: PostedFields, t: TFunction): TypedValue[] {
  const values = new Map<string, Set<string>>();
  for (const [name, value] of fields) {
    const key = LABELS.get(name.split(".", 1)[0] ?? "");
    const text = value.trim();
    // A signed-in customer's checkout posts the id of the billing address here.
    if (!key || text === "" || (name === "billing_address" && /^\d+$/.test(text))) continue;
    const label = t(key);
    values.set(label, (values.get(label) ?? new Set()).add(text));
  }
  return [...values].map(([label, texts]) => ({ label, text: [...texts].join(", ") }));
}

/**
 * Returns the values of the page's pending submission, for a page that lists them instead of filling its forms, or
 * null.
 */
export async function unsentValues(
  args: Parameters<typeof pendingSubmission>[0],
  { viewer, t }: RequestContext,
): Promise<TypedValue[] | null> {
  const pending = await pendingSubmission(args, viewer);
  return pending && typedValues(pending.fields, t);
}
