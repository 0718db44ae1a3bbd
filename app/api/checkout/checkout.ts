// Checkout: quotes for a cart, and placing its order (CONTRACT §3). Shown and charged amounts come from one quote.

import { serializeCart, serializeCartRows } from "~/api/cart/serialize-cart";
import type { Handlers } from "~/api/http/handler";
import { replyOf, requiredPost } from "~/api/http/idempotency";
import { cartOwner } from "~/services/cart/quote-cart";
import { openCheckout } from "~/services/checkout/open-checkout";
import { placeCartOrder } from "~/services/checkout/place-order";
import { quoteLines } from "~/services/checkout/quote-lines";
import {
  serializeBackordered,
  serializeProblems,
  serializeTotals,
} from "~/services/checkout/serialize-checkout";
import { ORDER_KEY_LIFETIME } from "~/services/idempotency";
import { serializeLinesQuote } from "./serialize-lines-quote";
import { serializePaymentMethod, serializeShippingPolicy } from "./serialize-shipping-and-payment";

export const checkout: Handlers<"checkout"> = {
  async init(c, input) {
    const checkout = await openCheckout(c, await cartOwner(c, input), input);
    const { own, loaded, chosen, quoted, dropped } = checkout;
    const { shop, cart } = loaded;
    const ownCart = serializeCart(own, cart, { ...quoted, totals: quoted.goods }, shop.currency);
    const { includesVat } = quoted.totals;
    // A buyer from a procurement system sees the cart's cost, but not the business's addresses.
    const isBuyer = c.who?.isPunchOut === true;
    return {
      cart: {
        ...ownCart,
        promotion: (quoted.coupon?.ok && loaded.coupon.found?.promotion) || ownCart.promotion,
      },
      rows: serializeCartRows(cart.rows, cart.cart?.id ?? 0, quoted, c.locale),
      addresses: isBuyer ? [] : loaded.addresses,
      shipping_policies: quoted.shippingPolicies.map((policy) =>
        serializeShippingPolicy(policy, policy.shown, includesVat, c.locale),
      ),
      payment_methods: quoted.paymentMethods.map((method) => serializePaymentMethod(method, c.locale)),
      totals: serializeTotals(quoted.totals, shop.currency),
      problems: serializeProblems(quoted, cart.rows, shop.currency, c.locale),
      ...(input.drop_stale && { dropped }),
      chosen: isBuyer ? { ...chosen, billing_address: null, shipping_address: null } : chosen,
      vat_scheme: quoted.vatScheme,
      promised_by: checkout.promisedBy,
      requested_date: checkout.requestedDate,
      requested_days: checkout.requestedDays,
      backordered: serializeBackordered(cart.rows, loaded.context.today),
    };
  },

  async quote(c, input) {
    return serializeLinesQuote(c, await quoteLines(c, input));
  },

  async place(c, input) {
    const own = await cartOwner(c, { cart: input.cart });
    const caller = `customer/${own.key.customer}`;
    const post = requiredPost(c, { call: "checkout/", caller, body: input, lifetime: ORDER_KEY_LIFETIME });
    return replyOf(await placeCartOrder(c, own, input, post, new URL(c.request.url).origin));
  },
};
