// The coupon: only its code is kept, never its discount (CONTRACT §8).
import { attempt } from "~/contract/client";
import { formText } from "~/storefront/forms/posted-form";
import { type CartIntentArgs, couponCookies, type Posted, refuseCart } from "./cart-actions";
import { besides, couponRefusal } from "./cart-refusal";
import { doneInCart, save } from "./save-cart";

export async function applyCoupon(posted: Posted, input: CartIntentArgs<"apply-coupon">) {
  const refused = await save(posted, input);
  if (refused) return refused;
  const applied = await takeCoupon(posted, input.coupon);
  return "refused" in applied ? applied.refused : doneInCart(posted, applied.told, applied.cookies);
}

export async function removeCoupon(posted: Posted, input: CartIntentArgs<"remove-coupon">) {
  const { args, reqContext } = posted;
  const refused = await save(posted, input);
  if (refused) return refused;
  return doneInCart(
    posted,
    reqContext.t("cart:notices.couponRemoved"),
    couponCookies(args, reqContext, null),
  );
}

/** A code that was typed and sent by another button than its own counts all the same. */
export async function couponTyped(posted: Posted) {
  const typed = formText(posted.form, "coupon")?.trim() ?? "";
  return typed === "" ? null : takeCoupon(posted, typed);
}

async function takeCoupon({ args, reqContext, form }: Posted, typed: string) {
  const { shop, viewer, t } = reqContext;
  const answer = await attempt(shop.promotions.applyCoupon({ coupon: typed, customer: viewer.customer?.id }));
  if (!answer.ok) {
    const { message, facts, status } = answer.error;
    const errors = [couponRefusal(message, facts.reason, t)];
    return { refused: refuseCart({ ...besides(form), coupon: { typed, errors } }, status) };
  }
  const code = typed.normalize("NFKC").toUpperCase();
  return {
    told: t("cart:notices.couponApplied", { coupon: code }),
    cookies: couponCookies(args, reqContext, code),
  };
}
