// The checkout's data and its quote: the same quote is shown and charged.

import type { Address } from "~/contract/customers";
import type { CartContext } from "~/db/cart/cart-data";
import { type CheckoutData, checkoutQuery, type ShopTerms } from "~/db/checkout/checkout-data";
import { type Query, together } from "~/db/query";
import type { MethodRow, PolicyRow } from "~/db/shop/shipping-and-payment";
import { shopData } from "~/db/shop/shop-data";
import { quote } from "~/domain/orders/checkout";
import { payableMethods } from "~/domain/orders/payment";
import { normalizeCouponCode } from "~/domain/orders/promotion";
import type { AddressField, AgreedAmounts, Quote } from "~/domain/orders/quote-facts";
import type { Customer } from "~/services/access";
import { cartContext, cartQuoteFacts, type OwnCart, quoteRow } from "~/services/cart/quote-cart";
import type { ServiceContext } from "~/services/context";
import { paymentProvider } from "~/services/payments/configured";
import { notFound, Refusal } from "~/services/refusal";

/** The choices so far; the coupon's code as typed. */
export interface Choice {
  billing_address?: number | null | undefined;
  shipping_address?: number | null | undefined;
  shipping_policy?: number | null | undefined;
  payment_method?: number | null | undefined;
  coupon?: string | null | undefined;
  /** Amounts that a draft order sets by hand. */
  agreed?: AgreedAmounts | undefined;
}

export type CheckoutQuote = Quote<PolicyRow, MethodRow>;

export interface LoadedCheckout extends Omit<CheckoutData, "terms">, Omit<ShopTerms, "facts"> {
  context: CartContext;
}

const MAX_ATTEMPTS = 3;

/**
 * Reads the cart, prices, addresses, rules and current owner in one round trip, with the answer of `more`.
 * @param known cached terms of the shop, for previews: the read checks whether they are current
 * @throws Refusal 404 if the owner is no longer a customer, 503 if price list and season keep changing
 */
export async function loadCheckout<T>(
  c: ServiceContext,
  requested: OwnCart,
  coupon: string | null,
  more: (context: CartContext) => Query<T>,
  known: ShopTerms | null = null,
): Promise<{ own: OwnCart; loaded: LoadedCheckout; more: T }> {
  let own = requested;
  let context = cartContext(c, own, await shopData(c));
  for (let left = MAX_ATTEMPTS; left > 0; left -= 1) {
    const terms = left === MAX_ATTEMPTS ? known : null;
    const read = await together(c.db, {
      checkout: checkoutQuery(context, coupon, terms),
      more: more(context),
    });
    if (!read.checkout.terms) continue;
    const loaded = { ...read.checkout, ...read.checkout.terms, context };
    own = { ...own, owner: ownerNow(own.owner, loaded) };
    context = cartContext(c, own, loaded.shop);
    // The batch used the price list and season known before it: if they have changed, it has read the wrong
    // prices.
    if (context.list === loaded.context.list && context.season === loaded.context.season)
      return { own, loaded, more: read.more };
  }
  throw new Refusal(503, "store_unavailable");
}

function ownerNow(
  { id, user }: Customer,
  { customer, addresses }: Pick<CheckoutData, "customer" | "addresses">,
): Customer {
  if (!customer?.customer_type) throw notFound();
  const byDefault = addresses.find((address) => address.type === "Shipping" && address.is_default);
  return {
    id,
    type: customer.customer_type,
    user: {
      ...user,
      ...customer,
      destination: byDefault ? { country: byDefault.country, postalCode: byDefault.postal_code } : null,
    },
  };
}

/** The normalized code; null without a code. */
export function couponTyped(typed: string | null | undefined): string | null {
  const code = normalizeCouponCode(typed ?? "");
  return code === "" ? null : code;
}

/**
 * @param preselect as in QuoteFacts: chooses if nothing is chosen, or also if the choice is no longer
 * offered
 */
export function quoteCheckout(
  c: ServiceContext,
  own: OwnCart,
  loaded: LoadedCheckout,
  choice: Choice,
  preselect?: "missing" | "stale",
): CheckoutQuote {
  const code = couponTyped(choice.coupon);
  const [billing, shipping] = [
    chosenAddress(loaded, choice, "billing_address"),
    chosenAddress(loaded, choice, "shipping_address"),
  ];
  return quote({
    ...cartQuoteFacts(c, own, loaded.shop, loaded.cart.rows.map(quoteRow)),
    coupon: code === null ? null : { code, ...loaded.coupon },
    billingAddress: billing.ofKind !== null,
    shippingAddress: shipping.ofKind && {
      country: shipping.ofKind.country,
      postalCode: shipping.ofKind.postal_code,
    },
    otherKind: [...billing.otherKind, ...shipping.otherKind],
    policies: loaded.policies,
    shippingPolicy: choice.shipping_policy ?? null,
    methods: payableMethods(loaded.methods, paymentProvider(c.env) !== null),
    paymentMethod: choice.payment_method ?? null,
    usualMethod: loaded.usualMethod,
    ...(preselect && { preselect }),
    ...(choice.agreed && { agreed: choice.agreed }),
  });
}

/** One of the customer's own addresses; null for any other id. */
export const findAddress = (
  { addresses }: Pick<LoadedCheckout, "addresses">,
  id: number | null | undefined,
): Address | null => addresses.find((address) => address.id === id) ?? null;

export const ADDRESS_TYPE_OF = { billing_address: "Billing", shipping_address: "Shipping" } as const;

function chosenAddress(loaded: LoadedCheckout, choice: Choice, field: AddressField) {
  const found = findAddress(loaded, choice[field]);
  const isOther = found !== null && found.type !== ADDRESS_TYPE_OF[field];
  return { ofKind: isOther ? null : found, otherKind: isOther ? [field] : [] };
}
