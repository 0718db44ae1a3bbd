// Coupons: the discount of one on the customer's current cart.

import type { Handlers } from "~/api/http/handler";
import { fromCents } from "~/contract/wire";
import { couponStatement, readCoupon } from "~/db/checkout/coupons";
import { quote } from "~/domain/checkout";
import { cartOwner, cartQuoteFacts, loadCart, quoteRow } from "~/services/cart/quote-cart";
import { couponTyped } from "~/services/checkout/quote-checkout";
import { invalidField, Refusal } from "~/services/refusal";

export const promotions: Handlers<"promotions"> = {
  async applyCoupon(c, { coupon, customer }) {
    const own = await cartOwner(c, { ...(customer === undefined ? {} : { customer }) });
    const code = couponTyped(coupon);
    if (code === null) throw invalidField("coupon", "required");
    const { shop, facts, more } = await loadCart(c, own, { more: [couponStatement(code, own.key.customer)] });
    const quoted = quote({
      ...cartQuoteFacts(c, own, shop, facts.rows.map(quoteRow)),
      coupon: { code, ...readCoupon(more[0] ?? []) },
    });
    if (!quoted.coupon?.ok) {
      const reason = quoted.coupon?.reason ?? "unknown";
      throw new Refusal(400, "coupon_not_valid", { reason }, [{ field: "coupon", code: "coupon_not_valid" }]);
    }
    return {
      discount: fromCents(quoted.totals.discount),
      final_price: fromCents(quoted.totals.finalPrice),
      type: quoted.coupon.type,
    };
  },
};
