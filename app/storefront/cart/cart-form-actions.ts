// The buttons of the cart's one form: each saves what is typed before it does its own work, or stops and says why not.

import { idIn } from "~/contract/id";
import { paths } from "~/paths";
import { done } from "~/storefront/forms/form";
import { formText } from "~/storefront/forms/posted-form";
import { type CartIntentArgs, type Posted, refuseCart } from "./cart-actions";
import { besides, cartRefusal, rowsTyped } from "./cart-refusal";
import { couponTyped } from "./coupon-actions";
import { doneInCart, save } from "./save-cart";

export async function updateAll(posted: Posted, input: CartIntentArgs<"update-all">) {
  const refused = await save(posted, input);
  if (refused) return refused;
  const coupon = await couponTyped(posted);
  if (coupon && "refused" in coupon) return coupon.refused;
  return doneInCart(posted, coupon?.told ?? posted.reqContext.t("cart:notices.cartUpdated"), coupon?.cookies);
}

/** A script names the row in a field; the page's buttons, of which there is one a row, in their address. */
export async function remove(posted: Posted, input: CartIntentArgs<"remove">) {
  const { args, reqContext } = posted;
  const row = input.row ?? idIn(new URL(args.request.url).searchParams.get("row"));
  if (row === null) {
    const message = {
      lead: reqContext.t("cart:notices.notUpdated"),
      text: reqContext.t("errors:codes.required"),
    };
    return refuseCart({ message }, 400);
  }
  return (await save(posted, input, row)) ?? doneInCart(posted, reqContext.t("cart:notices.removed"));
}

/** The first of two steps: nothing is done yet, and nothing typed is lost. */
export const askClear = ({ form }: Posted) => ({
  refusal: cartRefusal({ ...besides(form), rows: rowsTyped(form), asksClear: true }),
});

export async function toCheckout(posted: Posted, input: CartIntentArgs<"checkout">) {
  const { args, reqContext, form } = posted;
  const refused = await save(posted, input);
  if (refused) return refused;
  const text = formText(form, "lines") ?? "";
  if (text.trim() !== "") {
    const errors = [reqContext.t("cart:quick.unsent")];
    return refuseCart({ ...besides(form), lines: { text, errors, refused: [] } }, 400);
  }
  const coupon = await couponTyped(posted);
  if (coupon && "refused" in coupon) return coupon.refused;
  return done(args, null, paths.checkout(), [], coupon?.cookies);
}
