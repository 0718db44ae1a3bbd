// The discount of a coupon on the customer's current cart.

import type { Handlers } from "~/api/http/handler";
import { fromCents } from "~/contract/wire";
import { cartOwner } from "~/services/cart/quote-cart";
import { applyCoupon } from "~/services/checkout/apply-coupon";
import { couponTyped } from "~/services/checkout/quote-checkout";
import { invalidField } from "~/services/refusal";

export const promotions: Handlers<"promotions"> = {
  async applyCoupon(c, { coupon, customer }) {
    const own = await cartOwner(c, { ...(customer === undefined ? {} : { customer }) });
    const code = couponTyped(coupon);
    if (code === null) throw invalidField("coupon", "required");
    const { discount, finalPrice, type } = await applyCoupon(c, own, code);
    return { discount: fromCents(discount), final_price: fromCents(finalPrice), type };
  },
};
