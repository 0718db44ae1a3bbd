// Actions of the checkout's form: recalculate, add an address, place the order.
import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import type { CheckoutQuote } from "~/contract/checkout";
import { type ApiError, attempt } from "~/contract/client";
import type { AddressType } from "~/contract/customers";
import { paths } from "~/paths";
import { couponCookies } from "~/storefront/cart/cart-actions";
import { couponRefusal } from "~/storefront/cart/cart-refusal";
import { done } from "~/storefront/forms/form";
import { type TypedValue, typedValues } from "~/storefront/forms/typed-values";
import { fieldsWithoutSecrets, type PostedFields } from "~/storefront/forms/without-secrets";
import type { RequestContext } from "~/storefront/request/context";
import { saveSubmission } from "~/storefront/request/pending-submissions";
import { CHOICE_FIELDS, type CheckoutInput, errorsOf, type FieldErrors, loadCheckout } from "./checkout-page";
import { addressOf, readGuestInput } from "./guest-page";
import { orderPlaced } from "./order-placed";

/** Prices that the page showed when it was submitted: the total, and unit prices by row id. */
export interface ShownPrices {
  total: string;
  prices: ReadonlyMap<string, string>;
}

interface OrderInput {
  typed: CheckoutInput;
  shownPrices: ShownPrices;
  /** The form's coupon. null uses the session's coupon. */
  coupon: string | null;
  idempotencyKey: string;
}

export type PageMessage = { lead: string; text: string } | null;

export async function rerender(
  args: ActionFunctionArgs,
  reqContext: RequestContext,
  typed: CheckoutInput,
  coupon: string | null,
  status: number,
  {
    errors = {},
    message = null,
    shownPrices = null,
    offered = null,
  }: {
    errors?: FieldErrors;
    message?: PageMessage;
    shownPrices?: ShownPrices | null;
    offered?: TypedValue[] | null;
  } = {},
) {
  const shown = await loadCheckout(reqContext, typed, coupon);
  const cookies = shown.dropped ? couponCookies(args, reqContext, null) : [];
  const page = {
    ...shown,
    result: { error: { ...shown.errors, ...errors } },
    message,
    offered,
    changed: shownPrices && shown.quote ? priceChanges(shownPrices, shown.quote) : null,
  };
  return data(page, { status, headers: cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]) });
}

/**
 * Redirects to the form for a new address, which returns to the checkout. The typed values are stored as a pending
 * submission.
 */
export async function addAddress(
  args: ActionFunctionArgs,
  { viewer }: RequestContext,
  form: FormData,
  type: AddressType,
) {
  // Without a selection, the new address is preselected if it is the default or the only one.
  form.delete(type === "Billing" ? "billing_address" : "shipping_address");
  await saveSubmission(args, fieldsWithoutSecrets(form), {
    path: paths.checkout(),
    user: viewer.session?.user.id ?? null,
    customer: String(viewer.customer?.id ?? ""),
  });
  return done(args, null, paths.addresses({ type, redirectTo: paths.checkout() }));
}

/**
 * Handles a guest's form that was posted after the user had signed in: its address is offered on the page for new
 * addresses.
 * @returns the typed values, or null for a customer's form
 */
export async function offerTypedAddress(
  args: Pick<ActionFunctionArgs, "request" | "context">,
  { viewer, t }: RequestContext,
  fields: PostedFields,
): Promise<TypedValue[] | null> {
  const values = new Map(fields);
  if (!values.has("email") || !viewer.session || !viewer.customer) return null;
  const typed = readGuestInput((name) => values.get(name) ?? "");
  const { fields: address } = addressOf(typed, "Shipping");
  await saveSubmission(args, Object.entries({ ...address, intent: "create", redirectTo: paths.checkout() }), {
    path: paths.addresses(),
    user: viewer.session.user.id,
    customer: String(viewer.customer.id),
  });
  return typedValues(fields, t);
}

export async function placeOrder(
  args: ActionFunctionArgs,
  reqContext: RequestContext,
  orderInput: OrderInput,
) {
  const { shop, viewer, t } = reqContext;
  const { typed, idempotencyKey, shownPrices } = orderInput;
  const { billing_address, shipping_address, shipping_policy, payment_method } = typed.choices;
  const coupon = orderInput.coupon ?? viewer.session?.coupon ?? null;
  const missing = missingErrors(typed, reqContext);
  if (!billing_address || !shipping_address || !shipping_policy || !payment_method)
    return rerender(args, reqContext, typed, coupon, 400, { errors: missing });

  const cart = await shop.cart.getOrCreate({ lazy: true, customer: viewer.customer?.id });
  if (cart.id === null)
    return rerender(args, reqContext, typed, coupon, 409, {
      message: { lead: t("checkout:refused.lead"), text: t("errors:codes.cart_empty") },
    });
  const answer = await attempt(
    shop.checkout.place(
      {
        cart: cart.id,
        billing_address,
        shipping_address,
        shipping_policy,
        payment_method,
        coupon,
        customer_reference: typed.customerReference,
        cig: typed.cig,
        cup: typed.cup,
        notes: typed.notes,
        requested_date: typed.requestedDate || null,
        expected_total: shownPrices.total,
      },
      { idempotencyKey },
    ),
  );
  // The coupon is removed from the session after the order (CONTRACT §8).
  if (answer.ok) return orderPlaced(args, answer.value, { cookies: couponCookies(args, reqContext, null) });
  const message = answer.error.code === "total_changed" ? null : messageOf(answer.error, reqContext);
  return rerender(args, reqContext, typed, coupon, answer.error.status, {
    errors: errorsOf(answer.error.fields, reqContext.t),
    message,
    shownPrices,
  });
}

/** Returns null if the total has not changed since the page was rendered. */
export function priceChanges(
  shownPrices: ShownPrices,
  { totals, rows }: Pick<CheckoutQuote, "totals" | "rows">,
) {
  if (!isMoney(shownPrices.total) || shownPrices.total === totals.total) return null;
  const changed = rows.flatMap((row) => {
    const before = shownPrices.prices.get(String(row.id)) ?? "";
    if (!isMoney(before) || before === row.unit_price) return [];
    return [{ name: row.product_detail.name, before, now: row.unit_price }];
  });
  return { before: shownPrices.total, rows: changed };
}

const isMoney = (text: string): boolean => /^\d{1,12}\.\d{2}$/.test(text);

/** Returns null if the page already shows the error: at a field, as a changed total, or as a problem of the cart. */
function messageOf(error: ApiError, { t }: RequestContext): PageMessage {
  if (error.facts.row !== undefined || error.code === "min_order") return null;
  return Object.keys(errorsOf(error.fields, t)).length > 0
    ? null
    : { lead: t("checkout:refused.lead"), text: couponRefusal(error.message, error.facts.reason, t) };
}

function missingErrors({ choices }: CheckoutInput, { t }: RequestContext): FieldErrors {
  const codes = {
    billing_address: "address_required",
    shipping_address: "address_required",
    shipping_policy: "shipping_policy_required",
    payment_method: "payment_method_required",
  } as const;
  const missing = CHOICE_FIELDS.filter((field) => choices[field] === undefined);
  return Object.fromEntries(missing.map((field) => [field, [t(`errors:codes.${codes[field]}`)]]));
}
