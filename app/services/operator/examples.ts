// Worked examples for the operator, by the rules that carts are calculated with.
import type { PromotionExample, ShippingExample } from "~/contract/operator/examples";
import { fromCents, toCents } from "~/contract/wire";
import { type PromotionFacts, promotionFactsQuery } from "~/db/operator/promotion-example";
import { ask } from "~/db/query";
import { policiesQuery } from "~/db/shop/shipping-and-payment";
import { shopData } from "~/db/shop/shop-data";
import { priceOf } from "~/domain/catalogue/price";
import { applyCoupon, type Coupon } from "~/domain/orders/promotion";
import { policiesFor } from "~/domain/orders/shipping";
import { type Day, romeDay } from "~/domain/rome-day";
import type { ServiceContext } from "~/services/context";
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
  const day = exampleDay(promotion, romeDay(c.now.toISOString()));
  return {
    kind: promotion.kind,
    currency,
    cart: cartExample(promotion, toCents(amount), day),
    coupons,
    prices: facts.items.map((item) => pricesOf(promotion, item, day)),
    overlaps: [...byPromotion, ...bySpecial],
  };
}

/** A day on which it holds: today, else its first. */
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
  // As the list has them: no rate applies.
  const view = { includesVat: isGross, rate: 0, homeRate: 0, grossAbroad: "same" } as const;
  const paid = (promotions: Parameters<typeof priceOf>[0]["promotions"]) =>
    fromCents(priceOf({ retail, list: null, season: null, promotions }, 1, day, view).price);
  return { sku, name, before: paid([]), after: paid([{ from, to, price, isGross, lowest30: null }]) };
}

/** What a customer with that address and that cart is offered. */
export async function shippingExample(
  c: ServiceContext,
  {
    country,
    postal_code: typed = "",
    amount,
  }: { country: string; postal_code?: string | undefined; amount: string },
): Promise<ShippingExample> {
  const [policies, { currency }] = await Promise.all([ask(c.db, policiesQuery()), shopData(c)]);
  const to = { country, postalCode: typed === "" ? null : typed };
  const offers = policiesFor(policies, to, { afterDiscount: toCents(amount), freeShipping: false });
  return {
    currency,
    offers: offers.map(({ code, name, net, isPickup }) => ({
      ...{ code, name: { ...name }, price: fromCents(net), is_pickup: isPickup },
    })),
  };
}
