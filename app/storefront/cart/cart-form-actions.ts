// Buttons of the cart's form: each first saves the typed rows, and stops if they are refused.

import { steppedQty } from "~/browser/count-step";
import { idIn } from "~/contract/input/id";
import { paths } from "~/paths";
import { done } from "~/storefront/forms/form";
import { formText } from "~/storefront/forms/posted-form";
import { type CartIntentArgs, refuseCart } from "./cart-actions";
import type { CartPost } from "./cart-post";
import { cartRefusal, otherFields, typedRows } from "./cart-refusal";
import { typedCoupon } from "./coupon-actions";
import { redirectToCart, saveCart } from "./save-cart";

export async function updateAll(posted: CartPost, input: CartIntentArgs<"update-all">) {
  takeStep(posted);
  const refused = await saveCart(posted, input);
  if (refused) return refused;
  const coupon = await typedCoupon(posted);
  if (coupon && "refused" in coupon) return coupon.refused;
  return redirectToCart(
    posted,
    coupon?.notice ?? posted.reqContext.t("server:cart.notices.cartUpdated"),
    coupon?.cookies,
  );
}

/** Adds the step of a quantity button (`?row=12&step=-1`) to the typed quantity. It never removes the row. */
function takeStep({ args, form }: CartPost): void {
  const { searchParams } = new URL(args.request.url);
  const [row, step] = [idIn(searchParams.get("row")), searchParams.get("step") ?? ""];
  const typed = formText(form, `qty.${row}`) ?? "";
  if (row === null || !/^-?[1-9]\d{0,4}$/.test(step) || !/^\d{1,5}$/.test(typed.trim())) return;
  form.set(`qty.${row}`, String(steppedQty(Number(typed), Number(step))));
}

/** Removes a row. Its id is in a field (with scripts) or in the button's formAction (`?row=`). */
export async function remove(posted: CartPost, input: CartIntentArgs<"remove">) {
  const { args, reqContext } = posted;
  const row = input.row ?? idIn(new URL(args.request.url).searchParams.get("row"));
  if (row === null) {
    const message = {
      lead: reqContext.t("server:cart.notices.notUpdated"),
      text: reqContext.t("errors:codes.required"),
    };
    return refuseCart({ message }, 400);
  }
  return (
    (await saveCart(posted, input, row)) ??
    redirectToCart(posted, reqContext.t("server:cart.notices.removed"))
  );
}

/** First step of clearing the cart: shows the confirmation with all typed values. */
export const confirmClear = ({ form }: CartPost) => ({
  refusal: cartRefusal({ ...otherFields(form), rows: typedRows(form), confirmsClear: true }),
});

export async function toCheckout(posted: CartPost, input: CartIntentArgs<"checkout">) {
  const { args, reqContext, form } = posted;
  const refused = await saveCart(posted, input);
  if (refused) return refused;
  const text = formText(form, "lines") ?? "";
  if (text.trim() !== "") {
    const errors = [reqContext.t("server:cart.quick.unsent")];
    return refuseCart({ ...otherFields(form), lines: { text, errors, refused: [] } }, 400);
  }
  const coupon = await typedCoupon(posted);
  if (coupon && "refused" in coupon) return coupon.refused;
  return done(args, null, paths.checkout(), [], coupon?.cookies);
}
