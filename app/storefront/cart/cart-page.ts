// What the cart's page shows: the cart with its quote, what waits since a session ended, a quick order's report.
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { CheckoutQuote } from "~/contract/checkout";
import { fromCents, toCents } from "~/contract/wire";
import { formTokenOf } from "~/storefront/forms/form-token";
import type { RequestContext } from "~/storefront/request/context";
import { type PendingSubmission, takeSubmission } from "~/storefront/request/pending-submissions";
import { couponCookies } from "./cart-actions";
import { besides, type CartRefusal, cartRefusal, couponDropped, reasonOf, rowsTyped } from "./cart-refusal";
import { readCart } from "./read-cart";
import { readReport } from "./reorder-report";
import { addedLinesIn, unsentLines } from "./unsent-lines";

export async function cartPage(args: LoaderFunctionArgs, reqContext: RequestContext) {
  const { shop, viewer, url, t } = reqContext;
  const { env } = args.context;
  const user = viewer.session?.user.id ?? 0;
  const [cart, pending, report] = await Promise.all([
    readCart(reqContext),
    takeSubmission(args, viewer),
    readReport(env, url.searchParams.get("report") ?? "", user),
  ]);
  const coupon = viewer.session?.coupon ?? null;
  const quote =
    cart.id === null || cart.rows_count === 0
      ? null
      : await shop.checkout.init({ cart: cart.id, coupon, drop_stale: true });
  const dropped = couponDropped(quote, t);
  // A code that no longer holds is dropped aloud: CONTRACT §8.
  const cookies = [
    ...(dropped ? couponCookies(args, reqContext, null) : []),
    ...(pending ? [pending.cookie] : []),
  ];
  return {
    cookies,
    page: {
      title: t("cart:title"),
      cart,
      /** Did the one who looks touch it last? */
      mine: cart.updated_by === user,
      quote,
      /** By row: what stands in its way by now. */
      problems: Object.fromEntries(
        (quote?.problems ?? []).flatMap((one) => (one.row ? [[one.row, reasonOf(one, t)]] : [])),
      ),
      freeShipping: quote && freeShippingOf(quote),
      dropped,
      pending: pending ? await pendingForm(reqContext, pending.submission) : null,
      report: { refused: report?.refused ?? [], text: report?.text ?? "" },
      formToken: formTokenOf(viewer),
    },
  };
}

/** How far it is to the cheapest courier's free shipping, in the view shown (CONTRACT §2a.3). */
function freeShippingOf({ shipping_policies, totals }: CheckoutQuote) {
  const courier = shipping_policies.find((policy) => !policy.is_pickup && policy.free_from !== null);
  if (!courier?.free_from) return null;
  const reached = fromCents(toCents(totals.rows_total) - toCents(totals.discount));
  // Where a coupon has made it free there is no sum left to reach.
  if (courier.price === "0.00" && toCents(reached) < toCents(courier.free_from)) return null;
  return { reached, from: courier.free_from };
}

/** A post that met an ended session, as a form that was filled and not sent. */
async function pendingForm(
  reqContext: RequestContext,
  { user, fields }: PendingSubmission,
): Promise<CartRefusal> {
  const { t } = reqContext;
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const message = {
    lead: t(user === null ? "cart:kept.firstLead" : "cart:kept.lead"),
    text: t("cart:kept.text"),
  };
  const adds = await unsentLines(reqContext, form, t("cart:kept.unsent"));
  if (addedLinesIn(form).length > 0) return cartRefusal({ message, adds });
  return cartRefusal({ message, rows: rowsTyped(form), ...besides(form) });
}
