// Data of the cart page: the cart with its quote, a pending submission, and the report of a quick order.
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { CheckoutQuote } from "~/contract/checkout";
import { fromCents, toCents } from "~/contract/wire";
import { unpaidOrder } from "~/storefront/checkout/order-placed";
import { settingsOf, signUpOf } from "~/storefront/content/settings";
import { formTokenOf } from "~/storefront/forms/form-token";
import { cartLinks } from "~/storefront/quotes/trade-links";
import type { RequestContext } from "~/storefront/request/context";
import { type PendingSubmission, pendingSubmission } from "~/storefront/request/pending-submissions";
import { couponCookies } from "./cart-actions";
import {
  type CartRefusal,
  cartRefusal,
  couponDropped,
  otherFields,
  reasonOf,
  typedRows,
} from "./cart-refusal";
import { openCart } from "./open-cart";
import { readReport } from "./reorder-report";
import { addedLinesIn, unsentLines } from "./unsent-lines";

export async function loadCartPage(args: LoaderFunctionArgs, reqContext: RequestContext) {
  const { viewer, url, t } = reqContext;
  const { env } = args.context;
  const user = viewer.session?.user.id ?? 0;
  const [{ cart, opened }, pending, report] = await Promise.all([
    openCart(args, reqContext),
    viewer.isShopper ? null : pendingSubmission(args, viewer),
    viewer.isShopper ? null : readReport(env, url.searchParams.get("report") ?? "", user),
  ]);
  const quote = opened.rows.length === 0 ? null : opened;
  const signUp = viewer.isShopper ? signUpOf(await settingsOf(args)) : "none";
  const dropped = couponDropped(quote, t);
  // A coupon that is no longer valid is removed, with a message (CONTRACT §8).
  const cookies = dropped ? couponCookies(args, reqContext, null) : [];
  return {
    cookies,
    page: {
      title: t("cart:title"),
      links: quote ? cartLinks(reqContext) : [],
      cart,
      /** True if the viewer made the last change. */
      isOwnUpdate: cart.updated_by === user,
      isAnonymous: viewer.isShopper,
      /** True if the cart is returned to a procurement system, which places the order. */
      isPunchOut: viewer.session?.punchOut !== undefined,
      canSignUp: signUp !== "none",
      quote,
      unpaid: quote || viewer.isShopper ? null : await unpaidOrder(args, reqContext),
      /** Reason why a row cannot be ordered, by row id. */
      problems: Object.fromEntries(
        (quote?.problems ?? []).flatMap((one) => (one.row ? [[one.row, reasonOf(one, t)]] : [])),
      ),
      freeShipping: quote && freeShippingOf(quote, viewer.isShopper || quote.totals.includes_vat),
      dropped,
      pending: pending ? await pendingForm(reqContext, pending) : null,
      report: { refused: report?.refused ?? [], text: report?.text ?? null },
      formToken: formTokenOf(viewer),
    },
  };
}

/**
 * Progress towards the free shipping of the cheapest courier. For consumers it includes VAT, even if the visitor is
 * shown net prices (CONTRACT §2a.3).
 */
function freeShippingOf({ shipping_policies, totals, cart }: CheckoutQuote, isConsumer: boolean) {
  const courier = shipping_policies.find((policy) => !policy.is_pickup && policy.free_from !== null);
  if (!courier?.free_from) return null;
  const reached = isConsumer
    ? cart.final_price
    : fromCents(toCents(totals.rows_total) - toCents(totals.discount));
  // A coupon has already made shipping free.
  if (courier.price === "0.00" && toCents(reached) < toCents(courier.free_from)) return null;
  return { reached, from: courier.free_from };
}

async function pendingForm(
  reqContext: RequestContext,
  { isFirst, fields }: PendingSubmission,
): Promise<CartRefusal> {
  const { t } = reqContext;
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const message = {
    lead: t(isFirst ? "common:pending.firstLead" : "common:pending.lead"),
    text: t("common:pending.text"),
  };
  const adds = await unsentLines(reqContext, form, t("server:cart.pending.unsent"));
  if (addedLinesIn(form).length > 0) return cartRefusal({ message, adds });
  return cartRefusal({ message, rows: typedRows(form), ...otherFields(form) });
}
