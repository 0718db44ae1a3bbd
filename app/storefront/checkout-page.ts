// What the checkout's page shows: the quote for what is chosen so far, and everything that was typed.

import type { CheckoutQuote } from "~/contract/checkout";
import { type ApiError, attempt } from "~/contract/client";
import { idIn } from "~/contract/id";
import { couponReason } from "./cart-refusal";
import type { Visit } from "./enter";

export const CHOICES = ["billing_address", "shipping_address", "shipping_policy", "payment_method"] as const;
export type ChoiceField = (typeof CHOICES)[number];

/** The checkout's form as it was typed, or as it is at first. */
export interface Typed {
  choices: Partial<Record<ChoiceField, number>>;
  customerReference: string;
  cig: string;
  cup: string;
  notes: string;
}

const WRITTEN = ["customer_reference", "cig", "cup", "notes"] as const;
export type FieldErrors = Partial<Record<ChoiceField | (typeof WRITTEN)[number], string[]>>;

export interface CheckoutShown {
  /** Null: there is nothing in the cart. */
  quote: CheckoutQuote | null;
  typed: Typed;
  errors: FieldErrors;
  /** A coupon that no longer holds is dropped aloud. */
  dropped: { coupon: string; message: string } | null;
}

export const NOTHING_TYPED: Typed = { choices: {}, customerReference: "", cig: "", cup: "", notes: "" };

/** @param fieldOf gives a field's text, empty where there is none */
export function typedInto(fieldOf: (name: string) => string): Typed {
  const choices: Typed["choices"] = {};
  for (const field of CHOICES) {
    const id = idIn(fieldOf(field));
    if (id !== null) choices[field] = id;
  }
  return {
    choices,
    customerReference: fieldOf("customer_reference"),
    cig: fieldOf("cig"),
    cup: fieldOf("cup"),
    notes: fieldOf("notes"),
  };
}

/** The quote for what is typed; where a choice no longer fits the others it is made anew, and the page shows which. */
export async function showCheckout(
  { shop, visitor, t }: Visit,
  typed: Typed,
  coupon: string | null,
): Promise<CheckoutShown> {
  const cart = await shop.cart.getOrCreate({ lazy: true, customer: visitor.customer?.id });
  const shown: CheckoutShown = { quote: null, typed, errors: {}, dropped: null };
  if (cart.id === null || cart.rows_count === 0) return shown;

  const init = (choices: Typed["choices"], code: string | null) =>
    attempt(shop.checkout.init({ cart: cart.id ?? 0, coupon: code, ...choices }));
  let { choices } = typed;
  let answer = await init(choices, coupon);
  // An address that was removed meanwhile: the rest stays as it was chosen.
  if (!answer.ok && answer.error.status === 404) {
    shown.errors = errorsOf(answer.error, t);
    const { billing_address: _, shipping_address: __, ...others } = choices;
    choices = others;
    answer = await init(choices, coupon);
  }
  if (answer.ok && coupon !== null) {
    const refused = answer.value.problems.find(({ code }) => code === "coupon_not_valid");
    if (refused) {
      shown.dropped = { coupon, message: couponReason(refused.reason, t) ?? refused.message };
      answer = await init(choices, null);
    }
  }
  // Another country has other carriers: the first of them stands until another is chosen.
  if (answer.ok && needsPolicy(answer.value)) {
    const { shipping_policy: _, ...others } = choices;
    answer = await init(others, shown.dropped ? null : coupon);
  }
  if (!answer.ok) throw answer.error;
  return { ...shown, quote: answer.value };
}

const needsPolicy = ({ problems, shipping_policies }: CheckoutQuote): boolean =>
  shipping_policies.length > 0 && problems.some(({ code }) => code === "address_not_served");

/** The API's refusal beside the fields of this form. */
export function errorsOf({ fields }: ApiError, t: Visit["t"]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { field, code, message } of fields) {
    const known = [...CHOICES, ...WRITTEN].find((name) => name === field);
    const told = code === "not_found" ? t("checkout:refused.gone") : message;
    if (known) errors[known] = [...(errors[known] ?? []), told];
  }
  return errors;
}
