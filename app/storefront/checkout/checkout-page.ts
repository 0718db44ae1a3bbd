// What the checkout's page shows: the quote for what is chosen so far, and everything that was typed.

import type { CheckoutQuote } from "~/contract/checkout";
import { idIn } from "~/contract/id";
import { memoizeInRequest } from "~/platform/request-memo";
import { couponDropped } from "~/storefront/cart/cart-refusal";
import { readCart } from "~/storefront/cart/read-cart";
import type { RequestContext } from "~/storefront/request/context";

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

const memoize = memoizeInRequest<CheckoutShown>();

/** The quote for what is typed. The page that follows a form in the same request shows what the form has asked for. */
export const showCheckout = (
  reqContext: RequestContext,
  typed: Typed,
  coupon: string | null,
): Promise<CheckoutShown> => memoize(reqContext.ctx, "", () => quoteFor(reqContext, typed, coupon));

async function quoteFor(
  reqContext: RequestContext,
  typed: Typed,
  coupon: string | null,
): Promise<CheckoutShown> {
  const { shop, t } = reqContext;
  const cart = await readCart(reqContext);
  if (cart.id === null || cart.rows_count === 0) return { quote: null, typed, errors: {}, dropped: null };
  const quote = await shop.checkout.init({ cart: cart.id, coupon, drop_stale: true, ...typed.choices });
  const gone = (quote.dropped ?? []).filter(({ code }) => code === "not_found");
  return { quote, typed, errors: errorsOf(gone, t), dropped: couponDropped(quote, t) };
}

/** The API's refusal beside the fields of this form. */
export function errorsOf(
  fields: readonly { field: string; code: string; message: string }[],
  t: RequestContext["t"],
): FieldErrors {
  const errors: FieldErrors = {};
  for (const { field, code, message } of fields) {
    const known = [...CHOICES, ...WRITTEN].find((name) => name === field);
    const told = code === "not_found" ? t("checkout:refused.gone") : message;
    if (known) errors[known] = [...(errors[known] ?? []), told];
  }
  return errors;
}
