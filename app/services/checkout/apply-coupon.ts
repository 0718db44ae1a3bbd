// The discount of a coupon on the current cart.
import { couponQuery } from "~/db/checkout/coupons";
import { quote } from "~/domain/orders/checkout";
import { cartQuoteFacts, loadCartWith, type OwnCart, quoteRow } from "~/services/cart/quote-cart";
import type { ServiceContext } from "~/services/context";
import { Refusal } from "~/services/refusal";

/** Amounts in cents. @throws Refusal 400 `coupon_not_valid` with the reason */
export async function applyCoupon(c: ServiceContext, own: OwnCart, code: string) {
  const { shop, facts, more } = await loadCartWith(c, own, couponQuery(code, own.key.customer));
  const quoted = quote({
    ...cartQuoteFacts(c, own, shop, facts.rows.map(quoteRow)),
    coupon: { code, ...more },
  });
  if (!quoted.coupon?.ok) {
    const reason = quoted.coupon?.reason ?? "unknown";
    throw new Refusal(400, "coupon_not_valid", { reason }, [{ field: "coupon", code: "coupon_not_valid" }]);
  }
  const { discount, finalPrice } = quoted.totals;
  return { discount, finalPrice, type: quoted.coupon.type };
}
