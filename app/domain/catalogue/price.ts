/** What an item costs one customer today: the lowest of its prices in force, and which one it was (CONTRACT §2a.1). */

import type { CustomerType, PRICE_REASONS, PRICE_UNITS } from "~/contract/constants/enums";
import type { BasisPoints, Cents } from "~/contract/units";
import { addVat, roundHalfAwayFromZero } from "~/domain/money";
import { addDays, type Day, isInForce, romeDayRange, type Window } from "~/domain/rome-day";

/** A tier price: `cents` for one piece, from `minQty` pieces on. */
export type Tier = { minQty: number; cents: Cents };

/** An item's row in one price list. All money is net. */
export type PriceRow = {
  standard: Cents;
  special: Cents | null;
  specialFrom: Day | null;
  specialTo: Day | null;
  /** The lowest price of the 30 days before `specialFrom` (`lowestOf30Days`); null: no reduction to show. */
  lowest30: Cents | null;
  tiers: readonly Tier[];
};

/** A promotion of the kind `special_price` that holds for the item. */
export type SpecialPricePromotion = Window & { id?: number; price: Cents; lowest30: Cents | null };

export type PriceFacts = {
  retail: PriceRow;
  /** The row in the customer's own list; null where the list has none, or is retail. */
  list: PriceRow | null;
  /** The row of the season in force, which replaces the base price. */
  season: PriceRow | null;
  promotions: readonly SpecialPricePromotion[];
};

export type PriceReason = (typeof PRICE_REASONS)[number];

/** All money is net. */
export type ItemPrice = {
  /** The price of one piece to pay. */
  net: Cents;
  standard: Cents;
  /** The lowest special or promotional price in force; null where none is below `standard`. */
  special: Cents | null;
  reason: PriceReason;
  /** The promotion's id, if the reason is one. */
  promotion?: number | undefined;
  /** Set where `special` is: what a reduction shown to consumers is measured from (art. 17-bis). */
  lowest30: Cents | null;
  tiers: readonly Tier[];
};

/** The lowest of the prices in force (CONTRACT §2a.1). `qty` is the item's quantity in the cart, 1 outside it: tiers depend on it. */
export function priceOf(facts: PriceFacts, qty: number, today: Day): ItemPrice {
  const base = baseRow(facts);
  const special = specialOf(base, today);
  const promotion = lowest(facts.promotions.filter((one) => isInForce(one, today)));
  const reduced = lowest([special, promotion].filter((one) => one !== null && one.price < base.standard));

  // In the order of PRICE_REASONS: of equal prices, the first reason is reported.
  const candidates = [
    { reason: "tier", net: tierFor(base.tiers, qty)?.cents ?? null },
    { reason: "special", net: special?.price ?? null },
    { reason: "promotion", net: promotion?.price ?? null },
  ] as const;
  const paid = candidates.reduce<{ reason: PriceReason; net: Cents }>(
    (best, { reason, net }) => (net !== null && net < best.net ? { reason, net } : best),
    { reason: facts.season ? "season" : "list", net: base.standard },
  );

  return {
    ...paid,
    promotion: paid.reason === "promotion" ? promotion?.id : undefined,
    standard: base.standard,
    special: reduced?.price ?? null,
    lowest30: reduced?.lowest30 ?? null,
    tiers: base.tiers,
  };
}

/**
 * The reduction of the price shown. Consumers see it with VAT, from the lowest price of the 30 days before (art. 17-bis
 * Codice del Consumo); businesses without VAT, from the list price.
 */
export function discountPercent(price: ItemPrice, kind: CustomerType, rate: BasisPoints): BasisPoints {
  const reference = kind === "consumer" ? price.lowest30 : price.standard;
  if (reference === null) return 0;
  const shown = (net: Cents) => toView(net, rate, kind === "consumer");
  const [from, to] = [shown(reference), shown(price.net)];
  return from <= to ? 0 : roundHalfAwayFromZero(from - to, 10_000, from);
}

/** What one pack holds; the value is a decimal above zero, as text: "0.75". */
export type NetQuantity = { value: string; unit: (typeof PRICE_UNITS)[number] };

/** The price of one kg, l, m, m² or piece, from the pack's price in the view shown (Dir. 98/6, art. 14). */
export function unitPrice(price: Cents, quantity: NetQuantity): { price: Cents; per: NetQuantity["unit"] } {
  const [whole = "", decimals = ""] = quantity.value.split(".");
  return {
    price: roundHalfAwayFromZero(price, 10 ** decimals.length, Number(whole + decimals)),
    per: quantity.unit,
  };
}

/**
 * The lowest price in force on any of the 30 days before `fromDay`. `history` has the day from which each price applied,
 * oldest first; without an entry the item always had its standard price.
 */
export function lowestOf30Days(
  history: readonly { from: Day; cents: Cents }[],
  standard: Cents,
  fromDay: Day,
): Cents {
  const firstDay = addDays(fromDay, -30);
  const inForce = history.filter((entry, index) => {
    const next = history[index + 1];
    return entry.from < fromDay && (next === undefined || next.from > firstDay);
  });
  return inForce.length === 0 ? standard : Math.min(...inForce.map((entry) => entry.cents));
}

/** The instant (ISO 8601) of the next start or end of a special or promotion: no cached price may outlive it (CONTRACT §2a.7). */
export function nextPriceChange(facts: PriceFacts, now: string): string | null {
  const base = baseRow(facts);
  const windows = [...(base.special === null ? [] : [specialWindow(base)]), ...facts.promotions];
  const changes = windows
    .flatMap(({ from, to }) => [
      ...(from === null ? [] : [romeDayRange(from, from).start]),
      ...(to === null ? [] : [romeDayRange(to, to).end]),
    ])
    .filter((change) => Date.parse(change) > Date.parse(now));
  return changes.toSorted()[0] ?? null;
}

/** A stored (net) price in the customer's view: with VAT for consumers. */
export function toView(net: Cents, rate: BasisPoints, includesVat: boolean): Cents {
  return includesVat ? addVat(net, rate) : net;
}

function baseRow(facts: PriceFacts): PriceRow {
  return facts.season ?? facts.list ?? facts.retail;
}

function specialWindow(row: PriceRow): Window {
  return { from: row.specialFrom, to: row.specialTo };
}

type Reduced = { id?: number; price: Cents; lowest30: Cents | null };

function specialOf(row: PriceRow, today: Day): Reduced | null {
  if (row.special === null || !isInForce(specialWindow(row), today)) return null;
  return { price: row.special, lowest30: row.lowest30 };
}

/** The tier reached: the highest `minQty` that is not above `qty`. */
function tierFor(tiers: readonly Tier[], qty: number): Tier | undefined {
  return tiers.filter((tier) => tier.minQty <= qty).toSorted((a, b) => b.minQty - a.minQty)[0];
}

/** The lowest price; the first of equal ones. */
function lowest(prices: readonly (Reduced | null)[]): Reduced | null {
  return prices.reduce(
    (best, next) => (best === null || (next && next.price < best.price) ? next : best),
    null,
  );
}
