// Worked examples for the operator, computed by the same rules as carts.
import type { Parsed } from "~/contract/call";
import type { OperatorCalls } from "~/contract/operator/calls";
import type { PromotionExample, ShippingExample } from "~/contract/operator/examples";
import { fromCents, toCents } from "~/contract/wire";
import { cartQuery } from "~/db/cart/cart-data";
import { requestedItemIds, requestedItemsQuery } from "~/db/cart/requested-items";
import { type PromotionFacts, promotionFactsQuery } from "~/db/operator/promotion-example";
import { ask, together } from "~/db/query";
import { type PolicyRow, policiesQuery } from "~/db/shop/shipping-and-payment";
import { shopData } from "~/db/shop/shop-data";
import { priceOf } from "~/domain/catalogue/price";
import { countryRates, policiesWithVat, rateFor } from "~/domain/catalogue/vat";
import type { Day } from "~/domain/local-day";
import { addVat, netOf } from "~/domain/money";
import { quote } from "~/domain/orders/checkout";
import { applyCoupon, type Coupon } from "~/domain/orders/promotion";
import { policiesFor, refusalsFor, type ShippedGoods } from "~/domain/orders/shipping";
import { cartContext, cartQuoteFacts, quoteRow } from "~/services/cart/quote-cart";
import { anonymousCart } from "~/services/checkout/quote-lines";
import { type ServiceContext, todayOf } from "~/services/context";
import { vatFactsOf } from "~/services/price-view";
import { notFound } from "~/services/refusal";

type Promotion = NonNullable<PromotionFacts["promotion"]>;

/** @throws Refusal 404 */
export async function promotionExample(
  c: ServiceContext,
  { key, amount }: { key: string; amount: string },
): Promise<PromotionExample> {
  const [facts, { currency }] = await Promise.all([
    ask(c.db, promotionFactsQuery(key, c.locale)),
    shopData(c),
  ]);
  const { promotion, coupons, byPromotion, bySpecial } = facts;
  if (!promotion) throw notFound();
  const day = exampleDay(promotion, todayOf(c));
  return {
    kind: promotion.kind,
    currency,
    cart: cartExample(promotion, toCents(amount), day),
    coupons,
    prices: facts.items.map((item) => pricesOf(promotion, item, day)),
    overlaps: [...byPromotion, ...bySpecial],
  };
}

/** A day on which the promotion applies: today, otherwise its first day. */
const exampleDay = ({ from, to }: Promotion, today: Day): Day =>
  from <= today && today <= to ? today : from;

function cartExample(promotion: Promotion, amount: number, today: Day): PromotionExample["cart"] {
  const coupon = couponOf(promotion);
  if (!coupon) return null;
  const result = applyCoupon(coupon, { rowsTotal: amount, today, usedByCustomer: 0, usedInAll: 0 });
  const discount = result.ok ? result.discount : 0;
  return {
    amount: fromCents(amount),
    discount: fromCents(discount),
    due: fromCents(amount - discount),
    refused: result.ok ? null : result.reason,
  };
}

function couponOf({ kind, value, minAmount, from, to }: Promotion): Coupon | null {
  const shared = { code: "", promotion: null, perCustomer: null, totalUses: null, minAmount, from, to };
  switch (kind) {
    case "percent":
      return { ...shared, type: "percent", percent: value };
    case "fixed":
      return { ...shared, type: "fixed", amount: value };
    case "free_shipping":
      return { ...shared, type: "free_shipping" };
    case "special_price":
      return null;
  }
}

function pricesOf(
  { from, to }: Promotion,
  { sku, name, price, retail }: PromotionFacts["items"][number],
  day: Day,
): PromotionExample["prices"][number] {
  const { isGross } = retail;
  // Prices as in the list, without applying a rate.
  const view = { includesVat: isGross, rate: 0, homeRate: 0, grossAbroad: "same" } as const;
  const paid = (promotions: Parameters<typeof priceOf>[0]["promotions"]) =>
    fromCents(priceOf({ retail, list: null, season: null, promotions }, 1, day, view).price);
  return { sku, name, before: paid([]), after: paid([{ from, to, price, isGross, lowest30: null }]) };
}

/** The shipping options of a customer with this address and these goods, at the amounts in the checkout. */
export async function shippingExample(
  c: ServiceContext,
  tried: Parsed<OperatorCalls["examples"]["shipping"]>,
): Promise<ShippingExample> {
  const { country, postal_code: typed = "", customer_type: type, item: code, qty } = tried;
  const own = anonymousCart(c, type);
  const shop = await shopData(c);
  const { policies, items, itemOfLine } = await together(c.db, {
    policies: policiesQuery(),
    items: cartQuery(cartContext(c, own, shop), requestedItemIds([{ sku: code }])),
    itemOfLine: requestedItemsQuery([{ sku: code }]),
  });
  const to = { country: country ?? shop.sellerCountry, postalCode: typed === "" ? null : typed };
  const vat = { ...vatFactsOf(shop, type, null), destination: to };
  const item = items.items.get(itemOfLine.get(0)?.item ?? 0) ?? null;
  const rows = item ? [quoteRow({ id: item.id, qty, held: 0, item })] : [];
  const { goods } = quote({ ...cartQuoteFacts(c, own, shop, rows), shippingAddress: to });
  const { rate } = rateFor({ ...vat, class: item?.vatClass ?? "standard" });
  const weight = item ? item.weight : tried.weight_g;
  const amount = item ? goods.rowsTotal : toCents(tried.amount);
  const shipped: ShippedGoods = {
    rows: [{ id: 0, qty: item ? qty : 1, weight }],
    afterDiscount: amount,
    value: goods.includesVat
      ? { net: netOf(amount, rate), gross: amount }
      : { net: amount, gross: addVat(amount, rate) },
    freeShipping: false,
    homeRate: countryRates(shop.vatTable, shop.sellerCountry)?.standard ?? 0,
  };
  const served = policiesWithVat(policies, vat, to);
  const named = ({ code, name }: PolicyRow) => ({ code, name: { ...name } });
  return {
    currency: shop.currency,
    country: to.country,
    item: item && { sku: item.sku, name: item.productName },
    amount: fromCents(amount),
    weight_g: weight === null ? null : weight * (item ? qty : 1),
    includes_vat: goods.includesVat,
    offers: policiesFor(served, to, shipped, ({ net, gross }) =>
      goods.includesVat ? (gross ?? addVat(net, rate)) : net,
    ).map((policy) => ({
      ...named(policy),
      price: fromCents(policy.shown),
      is_pickup: policy.isPickup,
    })),
    refused: refusalsFor(served, to, shipped).flatMap(({ id, refusals }) =>
      served
        .filter((policy) => policy.id === id)
        .map((policy) => ({
          ...named(policy),
          reason: refusals[0]?.code ?? "too_heavy",
        })),
    ),
  };
}
