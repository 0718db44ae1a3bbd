// An item's price on the wire, as the viewer sees it.

import type { VatClass } from "~/contract/constants/enums";
import type { ProductId } from "~/contract/ids";
import type { Price } from "~/contract/prices";
import type { BasisPoints, Cents } from "~/contract/units";
import { fromBasisPoints, fromCents } from "~/contract/wire";
import type { NetQuantityRow } from "~/db/columns";
import { discountPercent, type ItemPrice, type PriceFacts, priceOf, toView } from "~/domain/catalogue/price";
import { isInForce } from "~/domain/rome-day";
import type { View } from "~/services/price-view";
import { serializeUnitPrice } from "./serialize-unit-price";

/** A product or one of its variants. */
interface Priced {
  vatClass: VatClass;
  price: PriceFacts | null;
  netQuantity: NetQuantityRow | null;
}

export interface Shown<Item extends Priced> {
  item: Item;
  facts: PriceFacts;
  price: ItemPrice;
  rate: BasisPoints;
}

/** The item with the lowest price for one piece, the first among equals; null without a price. */
export function cheapest<Item extends Priced>(items: readonly Item[], view: View): Shown<Item> | null {
  let best: Shown<Item> | null = null;
  for (const item of items) {
    if (item.price === null) continue;
    const price = priceOf(item.price, 1, view.today);
    if (best === null || price.net < best.price.net)
      best = { item, facts: item.price, price, rate: view.rates[item.vatClass] };
  }
  return best;
}

/** @param product the requested id */
export function serializePrice(
  product: ProductId,
  { item, facts, price, rate }: Shown<Priced>,
  view: View,
): Price {
  const shown = (net: Cents) => fromCents(toView(net, rate, view.includesVat));
  return {
    product,
    customer: view.customer,
    season: facts.season ? view.season : null,
    standard_price: shown(price.standard),
    special_price: price.special === null ? null : shown(price.special),
    price: shown(price.net),
    reason: price.reason,
    discount: fromBasisPoints(discountPercent(price, view.kind, rate)),
    lowest_price_30d: price.lowest30 === null ? null : shown(price.lowest30),
    vat_rate: fromBasisPoints(rate),
    currency: view.currency,
    includes_vat: view.includesVat,
    tiers: price.tiers.map(({ minQty, cents }) => ({ min_qty: minQty, price: shown(cents) })),
    special_to: price.special === null ? null : lastDay(facts, price.special, view),
    unit_price: serializeUnitPrice(item.netQuantity, toView(price.net, rate, view.includesVat)),
  };
}

function lastDay(facts: PriceFacts, special: Cents, view: View): string | null {
  const base = facts.season ?? facts.list ?? facts.retail;
  const window = { from: base.specialFrom, to: base.specialTo };
  if (base.special === special && isInForce(window, view.today)) return base.specialTo;
  return facts.promotions.find((one) => one.price === special && isInForce(one, view.today))?.to ?? null;
}
