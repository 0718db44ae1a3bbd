// Shipping policies with their prices, and payment methods, outside the checkout.

import type { CustomerType } from "~/contract/constants/enums";
import type { AddressId, CartId } from "~/contract/ids";
import {
  findDestination,
  listMethods,
  listPolicies,
  type MethodRow,
  type PolicyRow,
  shownPolicies,
} from "~/db/shop/shipping-and-payment";
import { shopData } from "~/db/shop/shop-data";
import { policiesWithVat, rateFor } from "~/domain/catalogue/vat";
import { addVat } from "~/domain/money";
import { quote } from "~/domain/orders/checkout";
import { methodsFor, payableMethods } from "~/domain/orders/payment";
import { type Destination, policiesFor } from "~/domain/orders/shipping";
import { type Customer, ownedBy, requireUser } from "~/services/access";
import { cartOwner, cartQuoteFacts, loadCart, quoteRow } from "~/services/cart/quote-cart";
import type { ServiceContext } from "~/services/context";
import { paymentProvider } from "~/services/payments/configured";
import { vatFactsOf } from "~/services/price-view";
import { notFound } from "~/services/refusal";

export interface ShippingPrices {
  /** `shown`: the price in cents, in the viewer's view. */
  policies: (PolicyRow & { shown: number })[];
  includesVat: boolean;
}

/** The type of a viewer without an account: as the request's context says. */
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

/** Shipping prices without a cart. */
export async function shippingPrices(
  c: ServiceContext,
  to: Destination,
  owner: Customer | null,
): Promise<ShippingPrices> {
  const [shop, policies] = await Promise.all([shopData(c), shownPolicies(c)]);
  const type = owner?.type ?? customerTypeOf(c);
  const vat = { ...vatFactsOf(shop, type, owner?.user ?? null), destination: to };
  const { rate } = rateFor({ ...vat, class: "standard" });
  const includesVat = type === "consumer";
  const served = policiesFor(policiesWithVat(policies, vat, to), to, {
    afterDiscount: 0,
    freeShipping: false,
  });
  return {
    policies: served.map((policy) => ({
      ...policy,
      shown: includesVat ? addVat(policy.net, rate) : policy.net,
    })),
    includesVat,
  };
}

/** Shipping prices for a cart, with its free shipping and its VAT rates. @throws Refusal 404 for another customer's cart */
export async function shippingPricesOfCart(
  c: ServiceContext,
  to: Destination,
  owner: Customer | null,
  cart: CartId,
): Promise<ShippingPrices> {
  const own = await cartOwner(c, { cart });
  if (owner && owner.id !== own.owner.id) throw notFound();
  const [{ shop, facts }, policies] = await Promise.all([loadCart(c, own), listPolicies(c.db)]);
  const quoted = quote({
    ...cartQuoteFacts(c, own, shop, facts.rows.map(quoteRow)),
    policies,
    shippingAddress: to,
  });
  return { policies: quoted.shippingPolicies, includesVat: own.owner.type === "consumer" };
}
