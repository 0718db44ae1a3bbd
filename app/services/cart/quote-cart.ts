// A customer's cart and its quote, without the checkout's choices.

import type { CartId, SeasonId } from "~/contract/ids";
import { type CartContext, type CartRowData, cartQuery } from "~/db/cart/cart-data";
import { type CartKey, createCart } from "~/db/cart/find-cart";
import type { CartWrite } from "~/db/cart/write-cart";
import type { Ids } from "~/db/products/price-data";
import { constant, type Query, together } from "~/db/query";
import { type ShopData, shopData } from "~/db/shop/shop-data";
import { localDay } from "~/domain/local-day";
import { quote } from "~/domain/orders/checkout";
import type { PaymentMethodFacts } from "~/domain/orders/payment";
import type { QuoteFacts, QuoteRow } from "~/domain/orders/quote-facts";
import type { ShippingPolicyFacts } from "~/domain/orders/shipping";
import { type Customer, customerFor, ownedBy, requireUser } from "~/services/access";
import { type ServiceContext, todayOf } from "~/services/context";
import { vatFactsOf } from "~/services/price-view";
import { notFound } from "~/services/refusal";
import { activeSeason, seasonFor } from "~/services/season";
import { findCartKey } from "./cart-keys";

export interface CartSelector {
  cart?: CartId;
  /** Ids from the request, resolved by services/access.ts. */
  customer?: number;
  season?: SeasonId | null;
}

export interface OwnCart {
  owner: Customer;
  key: CartKey;
}

/** @throws Refusal 404 for a cart that is not the caller's, 400 for a season that is not active */
export async function cartOwner(c: ServiceContext, selector: CartSelector): Promise<OwnCart> {
  if (selector.cart !== undefined) {
    const key = await findCartKey(c.ctx, c.db, selector.cart);
    if (!key) throw notFound();
    return { owner: await ownedBy(c, key.customer), key };
  }
  const owner = await customerFor(c, selector.customer);
  return { owner, key: { customer: owner.id, season: await seasonFor(c, selector.season) } };
}

/** The cart with its prices; the shop's data is cached. */
export const loadCart = (c: ServiceContext, own: OwnCart) => loadCartWith(c, own, constant(null));

/**
 * Like `loadCart`, with the answer of `more` from the same round trip. @param besides items to read though
 * the cart does not contain them
 */
export async function loadCartWith<T>(c: ServiceContext, own: OwnCart, more: Query<T>, besides?: Ids) {
  const shop = await shopData(c);
  const { facts, answer } = await together(c.db, {
    facts: cartQuery(cartContext(c, own, shop), besides),
    answer: more,
  });
  return { shop, facts, more: answer };
}

/** Context for reading the cart: key, price list, active season, locale and day. */
export function cartContext(c: ServiceContext, { owner, key }: OwnCart, shop: ShopData): CartContext {
  const season = activeSeason(shop, key.season);
  const now = c.now.toISOString();
  return {
    key,
    list: owner.user.price_list,
    season: season?.id ?? null,
    locale: c.locale,
    today: localDay(now, c.zone),
    now,
  };
}

/** The quote of these rows: the whole cart or part of it. */
export const quoteRows = (c: ServiceContext, own: OwnCart, shop: ShopData, rows: readonly HeldRow[]) =>
  quote(cartQuoteFacts(c, own, shop, rows.map(quoteRow)));

/** The input of quote() without coupon, addresses and choices. */
export function cartQuoteFacts(
  c: ServiceContext,
  { owner }: OwnCart,
  shop: ShopData,
  rows: QuoteRow[],
): QuoteFacts<ShippingPolicyFacts, PaymentMethodFacts> {
  return {
    today: todayOf(c),
    vat: vatFactsOf(shop, owner.type, owner.user),
    minOrder: shop.minOrder,
    rows,
    coupon: null,
    freeShippingCode: shop.freeShippingCode,
    defaultDestination: owner.user.destination,
    billingAddress: false,
    shippingAddress: null,
    policies: [],
    shippingPolicy: null,
    methods: [],
    paymentMethod: null,
  };
}

type HeldRow = Pick<CartRowData, "id" | "qty" | "held" | "item" | "agreedPrice">;

export const quoteRow = ({ id, qty, held, item, agreedPrice }: HeldRow): QuoteRow => ({
  ...item,
  id,
  qty,
  held,
  agreedPrice,
});

export const cartWriteOf = (c: ServiceContext, { key }: OwnCart): CartWrite => ({
  key,
  by: requireUser(c).user.id,
  now: c.now.toISOString(),
});

export const createOwnCart = (c: ServiceContext, { key }: OwnCart) =>
  createCart(c.db, key, requireUser(c).user.id, c.now.toISOString());
