// What the checkout's form does: reckon again, or order.
import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import type { CheckoutQuote } from "~/contract/checkout";
import { type ApiError, attempt } from "~/contract/client";
import type { AddressType } from "~/contract/customers";
import { paths } from "~/paths";
import { couponCookies } from "~/storefront/cart/cart-actions";
import { couponRefusal } from "~/storefront/cart/cart-refusal";
import { done } from "~/storefront/forms/form";
import type { RequestContext } from "~/storefront/request/context";
import { saveSubmission } from "~/storefront/request/pending-submissions";
import { CHOICES, errorsOf, type FieldErrors, showCheckout, type Typed } from "./checkout-page";

/** What the page had shown: the total, and the price of each row by its id. */
interface Seen {
  total: string;
  prices: ReadonlyMap<string, string>;
}

interface Ordered {
  typed: Typed;
  seen: Seen;
  /** As the form says it; null: the session's. */
  coupon: string | null;
  idempotencyKey: string;
}

type Said = { lead: string; text: string } | null;

/** The page again, with what was typed and what was wrong. */
export async function shownAgain(
  args: ActionFunctionArgs,
  reqContext: RequestContext,
  typed: Typed,
  coupon: string | null,
  status: number,
  { errors = {}, said = null, seen = null }: { errors?: FieldErrors; said?: Said; seen?: Seen | null } = {},
) {
  const shown = await showCheckout(reqContext, typed, coupon);
  const cookies = shown.dropped ? couponCookies(args, reqContext, null) : [];
  const page = {
    ...shown,
    errors: { ...shown.errors, ...errors },
    said,
    changed: seen && shown.quote ? changedSince(seen, shown.quote) : null,
  };
  return data(page, { status, headers: cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]) });
}

/** Off to a new address, which leads back here; all else that was typed waits. */
export async function addAddress(
  args: ActionFunctionArgs,
  { viewer }: RequestContext,
  form: FormData,
  type: AddressType,
) {
  // The new one is to be chosen, where it is the only one or becomes the default.
  form.delete(type === "Billing" ? "billing_address" : "shipping_address");
  const user = viewer.session?.user.id;
  const pending = user ? await saveSubmission(args.request, form, user, args.context.env) : null;
  const to = paths.addresses({ type, redirectTo: paths.checkout() });
  return done(args, null, to, [], pending ? [pending] : []);
}

export async function placeOrder(args: ActionFunctionArgs, reqContext: RequestContext, ordered: Ordered) {
  const { shop, viewer, t } = reqContext;
  const { typed, idempotencyKey, seen } = ordered;
  const { billing_address, shipping_address, shipping_policy, payment_method } = typed.choices;
  const coupon = ordered.coupon ?? viewer.session?.coupon ?? null;
  const missing = missingOf(typed, reqContext);
  if (!billing_address || !shipping_address || !shipping_policy || !payment_method)
    return shownAgain(args, reqContext, typed, coupon, 400, { errors: missing });

  const cart = await shop.cart.getOrCreate({ lazy: true, customer: viewer.customer?.id });
  if (cart.id === null)
    return shownAgain(args, reqContext, typed, coupon, 409, {
      said: { lead: t("checkout:refused.lead"), text: t("errors:codes.cart_empty") },
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
        expected_total: seen.total,
      },
      { idempotencyKey },
    ),
  );
  // Once ordered the coupon is no longer kept: CONTRACT §8.
  if (answer.ok)
    return done(args, null, paths.orderComplete(answer.value.id), [], couponCookies(args, reqContext, null));
  const said = answer.error.code === "total_changed" ? null : saidOf(answer.error, reqContext);
  return shownAgain(args, reqContext, typed, coupon, answer.error.status, {
    errors: errorsOf(answer.error.fields, reqContext.t),
    said,
    seen,
  });
}

/** Null where the total is the one that was seen, or was none at all. */
function changedSince(seen: Seen, { totals, rows }: CheckoutQuote) {
  if (!isMoney(seen.total) || seen.total === totals.total) return null;
  const changed = rows.flatMap((row) => {
    const before = seen.prices.get(String(row.id)) ?? "";
    if (!isMoney(before) || before === row.unit_price) return [];
    return [{ name: row.product_detail.name, before, now: row.unit_price }];
  });
  return { before: seen.total, rows: changed };
}

const isMoney = (text: string): boolean => /^\d{1,12}\.\d{2}$/.test(text);

/** What the page itself shows beside a field, as changed totals or as the cart's problems, needs no other words. */
function saidOf(error: ApiError, { t }: RequestContext): Said {
  if (error.facts.row !== undefined || error.code === "min_order") return null;
  return Object.keys(errorsOf(error.fields, t)).length > 0
    ? null
    : { lead: t("checkout:refused.lead"), text: couponRefusal(error.message, error.facts.reason, t) };
}

function missingOf({ choices }: Typed, { t }: RequestContext): FieldErrors {
  const codes = {
    billing_address: "address_required",
    shipping_address: "address_required",
    shipping_policy: "shipping_policy_required",
    payment_method: "payment_method_required",
  } as const;
  const missing = CHOICES.filter((field) => choices[field] === undefined);
  return Object.fromEntries(missing.map((field) => [field, [t(`errors:codes.${codes[field]}`)]]));
}
