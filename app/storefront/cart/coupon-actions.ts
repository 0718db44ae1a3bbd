// Coupon actions. The session stores the coupon's code, never its discount (CONTRACT §8).
import { attempt } from "~/contract/client";
import { formText } from "~/storefront/forms/posted-form";
import { linesOf, readAnonymousCart } from "./anonymous-cart";
import { type CartIntentArgs, couponCookies, refuseCart } from "./cart-actions";
import type { CartPost } from "./cart-post";
import { couponDropped, couponRefusal, otherFields } from "./cart-refusal";
import { redirectToCart, saveCart } from "./save-cart";

export async function applyCoupon(posted: CartPost, input: CartIntentArgs<"apply-coupon">) {
  const refused = await saveCart(posted, input);
  if (refused) return refused;
  const applied = await tryCoupon(posted, input.coupon);
  return "refused" in applied ? applied.refused : redirectToCart(posted, applied.notice, applied.cookies);
}

export async function removeCoupon(posted: CartPost, input: CartIntentArgs<"remove-coupon">) {
  const { args, reqContext } = posted;
  const refused = await saveCart(posted, input);
  if (refused) return refused;
  return redirectToCart(
    posted,
    reqContext.t("server:cart.notices.couponRemoved"),
    couponCookies(args, reqContext, null),
  );
}

/** Applies a typed code if the form was posted with another button. */
export async function typedCoupon(posted: CartPost) {
  const typed = formText(posted.form, "coupon")?.trim() ?? "";
  return typed === "" ? null : tryCoupon(posted, typed);
}

async function tryCoupon({ args, reqContext, form }: CartPost, typed: string) {
  const { shop, viewer, t } = reqContext;
  const refuse = (error: string, status: number) => ({
    // SPEC §4: a refused coupon clears the previous one. If the API could not validate it, the previous coupon stays.
    refused: refuseCart({ ...otherFields(form), coupon: { typed, errors: [error] } }, status, {
      cookies: status === 400 ? couponCookies(args, reqContext, null) : [],
    }),
  });
  if (viewer.isShopper) {
    const quote = await shop.checkout.quote({ lines: linesOf(readAnonymousCart(args)), coupon: typed });
    const dropped = couponDropped(quote, t);
    if (dropped) return refuse(dropped.message, 400);
  } else {
    const answer = await attempt(
      shop.promotions.applyCoupon({ coupon: typed, customer: viewer.customer?.id }),
    );
    if (!answer.ok)
      return refuse(couponRefusal(answer.error.message, answer.error.facts.reason, t), answer.error.status);
  }
  const code = typed.normalize("NFKC").toUpperCase();
  return {
    notice: t("server:cart.notices.couponApplied", { coupon: code }),
    cookies: couponCookies(args, reqContext, code),
  };
}
