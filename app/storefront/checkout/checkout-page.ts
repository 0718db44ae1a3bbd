// Data of the checkout page: the quote for the current choices, and the typed values.

import type { CheckoutQuote } from "~/contract/checkout";
import { idIn } from "~/contract/input/id";
import { Day } from "~/contract/wire";
import { memoizeInRequest } from "~/platform/cache/request-memo";
import { couponDropped } from "~/storefront/cart/cart-refusal";
import type { RequestContext } from "~/storefront/request/context";

export const CHOICE_FIELDS = [
  "billing_address",
  "shipping_address",
  "shipping_policy",
  "payment_method",
] as const;
export type ChoiceField = (typeof CHOICE_FIELDS)[number];

export interface CheckoutInput {
  choices: Partial<Record<ChoiceField, number>>;
  customerReference: string;
  cig: string;
  cup: string;
  notes: string;
  requestedDate: string;
}

const TEXT_FIELDS = ["customer_reference", "cig", "cup", "notes", "requested_date"] as const;
export type FieldErrors = Partial<Record<ChoiceField | (typeof TEXT_FIELDS)[number], string[]>>;

export interface CheckoutData {
  /** null if the cart is empty. */
  quote: CheckoutQuote | null;
  typed: CheckoutInput;
  errors: FieldErrors;
  /** A coupon that is no longer valid, with the reason. */
  dropped: { coupon: string; message: string } | null;
}

export const EMPTY_INPUT = readInput(() => "");

/** @param fieldOf returns the text of a field, or "" if it is missing */
export function readInput(fieldOf: (name: string) => string): CheckoutInput {
  const choices: CheckoutInput["choices"] = {};
  for (const field of CHOICE_FIELDS) {
    const id = idIn(fieldOf(field));
    if (id !== null) choices[field] = id;
  }
  return {
    choices,
    customerReference: fieldOf("customer_reference"),
    cig: fieldOf("cig"),
    cup: fieldOf("cup"),
    notes: fieldOf("notes"),
    requestedDate: fieldOf("requested_date"),
  };
}

const memoize = memoizeInRequest<CheckoutData>();

/**
 * Loads the quote for the input. Memoized: after an action, the loader of the same request shows the action's input.
 */
export const loadCheckout = (
  reqContext: RequestContext,
  typed: CheckoutInput,
  coupon: string | null,
): Promise<CheckoutData> => memoize(reqContext.ctx, "", () => buildCheckout(reqContext, typed, coupon));

async function buildCheckout(
  reqContext: RequestContext,
  typed: CheckoutInput,
  coupon: string | null,
): Promise<CheckoutData> {
  const { shop, t, viewer } = reqContext;
  const customer = viewer.customer?.id;
  const quote = await shop.checkout.init({
    ...{ customer, coupon, drop_stale: true, ...typed.choices },
    requested_date: dayIn(typed.requestedDate),
  });
  if (quote.rows.length === 0) return { quote: null, typed, errors: {}, dropped: null };
  const gone = (quote.dropped ?? []).filter(({ code }) => code === "not_found");
  return { quote, typed, errors: errorsOf(gone, t), dropped: couponDropped(quote, t) };
}

/** Null for an invalid day; the API's quote has the field's error. */
export const dayIn = (typed: string): string | null => Day.safeParse(typed).data ?? null;

/** The API's field errors, by the fields of this form. */
export function errorsOf(
  fields: readonly { field: string; code: string; message: string }[],
  t: RequestContext["t"],
): FieldErrors {
  const errors: FieldErrors = {};
  for (const { field, code, message } of fields) {
    const known = [...CHOICE_FIELDS, ...TEXT_FIELDS].find((name) => name === field);
    const text = code === "not_found" ? t("server:checkout.refused.gone") : message;
    if (known) errors[known] = [...(errors[known] ?? []), text];
  }
  return errors;
}
