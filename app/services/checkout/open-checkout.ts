// Opens the checkout: data, preselection and quote.
import { knownTerms } from "~/db/checkout/checkout-data";
import { constant } from "~/db/query";
import type { OwnCart } from "~/services/cart/quote-cart";
import type { ServiceContext } from "~/services/context";
import { preselect } from "./preselect";
import { type Choice, couponTyped, findAddress, loadCheckout } from "./quote-checkout";
import { quotedDays } from "./requested-day";

/** @throws Refusal like loadCheckout() and preselect() */
export async function openCheckout(
  c: ServiceContext,
  requested: OwnCart,
  choice: Choice & { drop_stale?: boolean | undefined; requested_date?: string | null | undefined },
) {
  const { own, loaded } = await loadCheckout(
    c,
    requested,
    couponTyped(choice.coupon),
    () => constant(null),
    await knownTerms(c),
  );
  const preselected = preselect(c, own, loaded, choice);
  const { chosen, quoted } = preselected;
  return {
    own,
    loaded,
    ...preselected,
    ...quotedDays(c, loaded.shop, {
      courier: quoted.shippingPolicy,
      country: findAddress(loaded, chosen.shipping_address)?.country ?? null,
      requested: choice.requested_date ?? null,
    }),
  };
}
