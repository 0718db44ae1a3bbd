// An item's price on the wire, as the viewer sees it.

import type { VatClass } from "~/contract/constants/enums";
import type { ProductId } from "~/contract/ids";
import type { Price } from "~/contract/prices";
import type { BasisPoints } from "~/contract/units";
import { fromBasisPoints, fromCents } from "~/contract/wire";
import type { NetQuantityRow } from "~/db/columns";
import { discountPercent, type ItemPrice, type PriceFacts, priceOf } from "~/domain/catalogue/price";
import { priceViewFor, type View } from "~/services/price-view";
import { serializeUnitPrice } from "./serialize-unit-price";

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

/** The item with the lowest net price per piece, the first of equals; null without a price. */
export function cheapest<Item extends Priced>(items: readonly Item[], view: View): Shown<Item> | null {
  let best: Shown<Item> | null = null;
  for (const item of items) {
    if (item.price === null) continue;
    const price = priceOf(item.price, 1, view.today, priceViewFor(view, item.vatClass));
    if (best === null || price.homeNet < best.price.homeNet)
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
  return {
    product,
    customer: view.customer,
    season: facts.season ? view.season : null,
    standard_price: fromCents(price.standard),
    special_price: price.special === null ? null : fromCents(price.special),
    price: fromCents(price.price),
    reason: price.reason,
    discount: fromBasisPoints(discountPercent(price, view.kind)),
    lowest_price_30d: price.lowest30 === null ? null : fromCents(price.lowest30),
    vat_rate: fromBasisPoints(rate),
    currency: view.currency,
    includes_vat: view.includesVat,
    tiers: price.tiers.map(({ minQty, cents }) => ({ min_qty: minQty, price: fromCents(cents) })),
    special_to: price.specialTo,
    unit_price: serializeUnitPrice(item.netQuantity, price.price),
  };
}
