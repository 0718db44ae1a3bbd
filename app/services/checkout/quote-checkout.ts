// The checkout's facts, and what the rules make of them: the one quote that is both shown and charged.

import type { Address } from "~/contract/customers";
import type { CartQuery } from "~/db/cart/cart-data";
import {
  CHECKOUT_STATEMENTS,
  type CheckoutData,
  checkoutStatements,
  readCheckout,
} from "~/db/checkout/checkout-data";
import type { MethodRow, PolicyRow } from "~/db/shop/shipping-and-payment";
import { shopData } from "~/db/shop/shop-data";
import { type AddressField, type Quote, quote } from "~/domain/checkout";
import { normalizeCouponCode } from "~/domain/promotion";
import type { Row, Statement } from "~/platform/database";
import type { Customer } from "~/services/access";
import { cartQuery, cartQuoteFacts, type OwnCart, quoteRow } from "~/services/cart/quote-cart";
import type { ServiceContext } from "~/services/context";
import { notFound, Refusal } from "~/services/refusal";

/** What is chosen so far; the coupon's code as it was typed. */
export interface Choice {
  billing_address?: number | null | undefined;
  shipping_address?: number | null | undefined;
  shipping_policy?: number | null | undefined;
  payment_method?: number | null | undefined;
  coupon?: string | null | undefined;
}

export type CheckoutQuote = Quote<PolicyRow, MethodRow>;

export interface LoadedCheckout extends CheckoutData {
  look: CartQuery;
}

const MAX_ATTEMPTS = 3;

/**
 * One round trip; `more` rides along. The owner comes back as he is now.
 * @throws Refusal 404 where the customer is no longer one
 */
export async function loadCheckout(
  c: ServiceContext,
  asked: OwnCart,
  coupon: string | null,
  more: (look: CartQuery) => Statement[] = () => [],
): Promise<{ own: OwnCart; loaded: LoadedCheckout; more: Row[][] }> {
  let own = asked;
  let look = cartQuery(c, own, await shopData(c));
  for (let left = MAX_ATTEMPTS; left > 0; left -= 1) {
    const rows = await c.db.batch([...checkoutStatements(look, coupon), ...more(look)]);
    const loaded = { ...readCheckout(rows, look), look };
    own = { ...own, owner: ownerNow(own.owner, loaded) };
    look = cartQuery(c, own, loaded.shop);
    // List and season were known before this batch: if it finds others, it has read the wrong prices.
    if (look.list === loaded.look.list && look.season === loaded.look.season)
      return { own, loaded, more: rows.slice(CHECKOUT_STATEMENTS) };
  }
  throw new Refusal(503, "store_unavailable");
}

function ownerNow({ id, user }: Customer, { customer, addresses }: CheckoutData): Customer {
  if (!customer?.customer_type) throw notFound();
  const byDefault = addresses.find((address) => address.type === "Shipping" && address.is_default);
  return {
    id,
    type: customer.customer_type,
    user: { ...user, ...customer, destination_country: byDefault?.country ?? null },
  };
}

/** Null for none; a code is compared in one spelling. */
export function couponTyped(typed: string | null | undefined): string | null {
  const code = normalizeCouponCode(typed ?? "");
  return code === "" ? null : code;
}

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
    methods: loaded.methods,
    paymentMethod: choice.payment_method ?? null,
    ...(preselect && { preselect }),
  });
}

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
