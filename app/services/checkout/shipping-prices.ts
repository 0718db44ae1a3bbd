// Shipping policies with their prices, and payment methods, outside the checkout.

import type { CustomerType } from "~/contract/constants/enums";
import { type AddressId, type CartId, NOBODY } from "~/contract/ids";
import { cartQuery } from "~/db/cart/cart-data";
import { soldItemIds } from "~/db/cart/requested-items";
import { ask } from "~/db/query";
import {
  findDestination,
  listMethods,
  listPolicies,
  type MethodRow,
  type PolicyRow,
  shownPolicies,
} from "~/db/shop/shipping-and-payment";
import { shopData } from "~/db/shop/shop-data";
import type { Day } from "~/domain/local-day";
import { quote } from "~/domain/orders/checkout";
import { arrivesBy, type DispatchRules, promisedBy } from "~/domain/orders/delivery-promise";
import { methodsFor, type PaymentMethodFacts, payableMethods } from "~/domain/orders/payment";
import type { Quote } from "~/domain/orders/quote-facts";
import type { Destination } from "~/domain/orders/shipping";
import { type Customer, ownedBy, requireUser } from "~/services/access";
import { cartContext, cartOwner, cartQuoteFacts, loadCart, quoteRow } from "~/services/cart/quote-cart";
import type { ServiceContext } from "~/services/context";
import { paymentProvider } from "~/services/payments/configured";
import { notFound } from "~/services/refusal";
import { anonymousCart } from "./quote-lines";

export interface ShippingPrices {
  /** `shown`: the price in cents, in the viewer's view. */
  policies: (PolicyRow & { shown: number; arrivesBy: Day })[];
  includesVat: boolean;
  /** The day by which goods in stock are dispatched if ordered now. */
  promisedBy: Day;
}

/** The type of a viewer without an account, from the request's context. */
export const customerTypeOf = (c: ServiceContext): CustomerType =>
  c.shopContext === "b2b" ? "business" : "consumer";

/** The methods for a type of customer, with their surcharges in cents. */
export const paymentMethodsFor = async (c: ServiceContext, type: CustomerType): Promise<MethodRow[]> =>
  methodsFor(payableMethods(await listMethods(c.db), paymentProvider(c.env) !== null), type, null);

/** @throws Refusal 401 without a token, 404 for an address that is not the caller's */
export async function findOwnDestination(
  c: ServiceContext,
  address: AddressId,
): Promise<{ to: Destination; owner: Customer }> {
  requireUser(c);
  const found = await findDestination(c.db, address);
  if (!found) throw notFound();
  return { to: found, owner: await ownedBy(c, found.user) };
}

/**
 * Shipping prices with or without goods; an anonymous visitor gets those of a consumer.
 * @param goods each in its smallest quantity
 */
export async function shippingPrices(
  c: ServiceContext,
  to: Destination,
  owner: Customer | null,
  goods: { product: string; qty: number } | null,
): Promise<ShippingPrices> {
  // No cart, because its items would be read as well.
  const own = owner ? { owner, key: { customer: NOBODY, season: null } } : anonymousCart(c);
  const [shop, policies] = await Promise.all([shopData(c), shownPolicies(c)]);
  const items =
    goods && (await ask(c.db, cartQuery(cartContext(c, own, shop), soldItemIds(goods.product)))).items;
  const rows = [...(items?.values() ?? [])].map((item) =>
    quoteRow({ id: item.id, qty: Math.max(item.minQty, goods?.qty ?? 1), held: 0, item }),
  );
  const quoted = quote({
    ...cartQuoteFacts(c, own, shop, rows),
    policies,
    shippingAddress: to,
    showsNet: owner === null && c.shopContext === "b2b",
  });
  return pricesOf(c, quoted, shop, to);
}

/**
 * Shipping prices for a cart, with its free shipping and its VAT rates. @throws Refusal 404 for another
 * customer's cart
 */
export async function shippingPricesOfCart(
  c: ServiceContext,
  to: Destination,
  owner: Customer | null,
  cart: CartId,
): Promise<ShippingPrices> {
  const own = await cartOwner(c, { cart });
  if (owner && owner.id !== own.owner.id) throw notFound();
  const [{ shop, facts }, policies] = await Promise.all([loadCart(c, own), listPolicies(c.db)]);
  const rows = facts.rows.map(quoteRow);
  return pricesOf(
    c,
    quote({ ...cartQuoteFacts(c, own, shop, rows), policies, shippingAddress: to }),
    shop,
    to,
  );
}

function pricesOf(
  c: ServiceContext,
  { shippingPolicies, totals }: Quote<PolicyRow, PaymentMethodFacts>,
  rules: DispatchRules,
  { country }: Destination,
): ShippingPrices {
  const leaves = promisedBy(c.now.toISOString(), rules);
  return {
    policies: shippingPolicies.map((policy) => ({
      ...policy,
      arrivesBy: arrivesBy(leaves, policy.daysMax, country),
    })),
    includesVat: totals.includesVat,
    promisedBy: leaves,
  };
}
