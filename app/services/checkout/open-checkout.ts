// Opens the checkout: data, preselection and quote.
import { knownTerms } from "~/db/checkout/checkout-data";
import { constant } from "~/db/query";
import { promisedBy } from "~/domain/orders/delivery-promise";
import type { OwnCart } from "~/services/cart/quote-cart";
import type { ServiceContext } from "~/services/context";
import { preselect } from "./preselect";
import { type Choice, couponTyped, loadCheckout } from "./quote-checkout";

/** @throws Refusal like loadCheckout() and preselect() */
export async function openCheckout(
  c: ServiceContext,
  requested: OwnCart,
  choice: Choice & { drop_stale?: boolean | undefined },
) {
  const { own, loaded } = await loadCheckout(
    c,
    requested,
    couponTyped(choice.coupon),
    () => constant(null),
    await knownTerms(c),
  );
  return {
    own,
    loaded,
    ...preselect(c, own, loaded, choice),
    promisedBy: promisedBy(c.now.toISOString(), loaded.shop),
  };
}
