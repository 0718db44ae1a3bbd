/**
 * The price of an item for one customer today: the lowest of its prices in force, with its reason (CONTRACT
 * §2a.1).
 */

import type { CustomerType, GROSS_ABROAD, PRICE_REASONS, PRICE_UNITS } from "~/contract/constants/enums";
import type { BasisPoints, Cents } from "~/contract/units";
import { addDays, type Day, dayStart, isInForce, type Window } from "~/domain/local-day";
import { addVat, netOf, roundHalfAwayFromZero } from "~/domain/money";

/** A tier price: `cents` per piece, from `minQty` pieces on. */
export type Tier = { minQty: number; cents: Cents };

export type PriceRow = {
  /** The list is gross: its amounts include the VAT of the seller's country (CONTRACT §15). */
  isGross: boolean;
  standard: Cents;
  special: Cents | null;
  specialFrom: Day | null;
  specialTo: Day | null;
  /** The lowest price of the 30 days before `specialFrom` (`lowestOf30Days`); null: no reduction to show. */
  lowest30: Cents | null;
  tiers: readonly Tier[];
};

/** A promotion of the kind `special_price` that applies to the item. */
export type SpecialPricePromotion = Window & {
  id?: number;
  price: Cents;
  /** Promotions belong to no list: their prices include VAT if those of `retail` do. */
  isGross: boolean;
  /** Gross or net like the customer's list, whose history it comes from. */
  lowest30: Cents | null;
};

export type PriceFacts = {
  retail: PriceRow;
  /** The row in the customer's own list; null if the list has no row, or is retail. */
  list: PriceRow | null;
  /** The row of the season in force, which replaces the base price. */
  season: PriceRow | null;
  promotions: readonly SpecialPricePromotion[];
};

export type PriceReason = (typeof PRICE_REASONS)[number];

/** Display of stored prices of one VAT class. */
export type PriceView = {
  includesVat: boolean;
  rate: BasisPoints;
  /** The rate of the seller's country, which the prices of gross lists include. */
  homeRate: BasisPoints;
  /** GROSS_PRICES_ABROAD: under another rate, a gross list either keeps its prices, or their net part. */
  grossAbroad: (typeof GROSS_ABROAD)[number];
};

/** All amounts are in the viewer's view. */
export type ItemPrice = {
  /** Price per piece to pay. */
  price: Cents;
  /**
   * The same price net of the seller's rate, in hundredths of a cent, for comparing the items of a product.
   */
  homeNet: number;
  standard: Cents;
  /** The lowest special or promotional price in force; null if none is below `standard`. */
  special: Cents | null;
  reason: PriceReason;
  promotion?: number | undefined;
  /** Set together with `special`: the base of a reduction displayed to consumers (art. 17-bis). */
  lowest30: Cents | null;
  /** The last day of `special`. */
  specialTo: Day | null;
  tiers: readonly Tier[];
};

/**
 * The lowest of the prices in force, compared as displayed (CONTRACT §2a.1, §15). `qty` is the item's
 * quantity in the cart, 1 outside it: tiers depend on it.
 */
export function priceOf(facts: PriceFacts, qty: number, today: Day, view: PriceView): ItemPrice {
  const base = baseRow(facts);
  const shown = (cents: Cents) => toView(cents, base.isGross, view);
  const standard = { stored: base.standard, isGross: base.isGross, price: shown(base.standard) };
  const special = specialOf(base, today, view);
  const promotion = lowest(promotionsOf(facts, today, view));
  const reduced = lowest([special, promotion].filter((one) => one !== null && one.price < standard.price));

  // In the order of PRICE_REASONS: for equal prices, the first reason is reported.
  const tier = tierFor(base.tiers, qty);
  const candidates = [
    { reason: "tier", of: tier && { stored: tier.cents, isGross: base.isGross, price: shown(tier.cents) } },
    { reason: "special", of: special },
    { reason: "promotion", of: promotion },
  ] as const;
  const paid = candidates.reduce<{ reason: PriceReason; of: Candidate }>(
    (best, { reason, of }) => (of && of.price < best.of.price ? { reason, of } : best),
    { reason: facts.season ? "season" : "list", of: standard },
  );

  return {
    price: paid.of.price,
    reason: paid.reason,
    homeNet: roundHalfAwayFromZero(paid.of.stored, 1_000_000, 10_000 + (paid.of.isGross ? view.homeRate : 0)),
    promotion: paid.reason === "promotion" ? promotion?.id : undefined,
    standard: standard.price,
    special: reduced?.price ?? null,
    lowest30: reduced?.lowest30 ?? null,
    specialTo: reduced?.to ?? null,
    tiers: base.tiers.map(({ minQty, cents }) => ({ minQty, cents: shown(cents) })),
  };
}

/**
 * The displayed reduction. Consumers see it with VAT, from the lowest price of the 30 days before (art.
 * 17-bis Codice del Consumo); businesses without VAT, from the list price. @param price in the customer's
 * own view
 */
export function discountPercent(
  { price, standard, lowest30 }: Pick<ItemPrice, "price" | "standard" | "lowest30">,
  kind: CustomerType,
): BasisPoints {
  const reference = kind === "consumer" ? lowest30 : standard;
  if (reference === null) return 0;
  return reference <= price ? 0 : roundHalfAwayFromZero(reference - price, 10_000, reference);
}

/** Content of one pack; the value is a decimal above zero, as text: "0.75". */
export type NetQuantity = { value: string; unit: (typeof PRICE_UNITS)[number] };

/** The price of one kg, l, m, m² or piece, from the pack's displayed price (Dir. 98/6, art. 14). */
export function unitPrice(price: Cents, quantity: NetQuantity): { price: Cents; per: NetQuantity["unit"] } {
  const [whole = "", decimals = ""] = quantity.value.split(".");
  return {
    price: roundHalfAwayFromZero(price, 10 ** decimals.length, Number(whole + decimals)),
    per: quantity.unit,
  };
}

/**
 * The lowest price in force on any of the 30 days before `fromDay`. `history` has the day from which each
 * price applied, oldest first; without an entry the item always had its standard price.
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

/**
 * The instant (ISO 8601) of the next start or end of a special price or promotion: no cached price may
 * outlive it (CONTRACT §2a.7).
 */
export function nextPriceChange(facts: PriceFacts, now: string, zone: string): string | null {
  const base = baseRow(facts);
  const windows = [...(base.special === null ? [] : [specialWindow(base)]), ...facts.promotions];
  const changes = windows
    .flatMap(({ from, to }) => [
      ...(from === null ? [] : [dayStart(from, zone)]),
      ...(to === null ? [] : [dayStart(addDays(to, 1), zone)]),
    ])
    .filter((change) => Date.parse(change) > Date.parse(now));
  return changes.toSorted()[0] ?? null;
}

/** Converts a price of a net or a gross list to the viewer's view, rounded once (CONTRACT §2a.2, §15). */
export function toView(
  cents: Cents,
  isGross: boolean,
  { includesVat, rate, homeRate, grossAbroad }: PriceView,
): Cents {
  if (!isGross) return includesVat ? addVat(cents, rate) : cents;
  if (!includesVat) return netOf(cents, homeRate);
  return grossAbroad === "same" ? cents : roundHalfAwayFromZero(cents, 10_000 + rate, 10_000 + homeRate);
}

/** Converts a stored price to the other kind of list: a gross price to net, a net price to gross. */
export const inOtherKind = (cents: Cents, isGross: boolean, homeRate: BasisPoints): Cents =>
  isGross ? netOf(cents, homeRate) : addVat(cents, homeRate);

function baseRow(facts: PriceFacts): PriceRow {
  return facts.season ?? facts.list ?? facts.retail;
}

function specialWindow(row: PriceRow): Window {
  return { from: row.specialFrom, to: row.specialTo };
}

type Candidate = { stored: Cents; isGross: boolean; price: Cents };

type Reduced = Candidate & { id?: number | undefined; lowest30: Cents | null; to: Day | null };

function specialOf(row: PriceRow, today: Day, view: PriceView): Reduced | null {
  if (row.special === null || !isInForce(specialWindow(row), today)) return null;
  return {
    ...{ stored: row.special, isGross: row.isGross, price: toView(row.special, row.isGross, view) },
    lowest30: row.lowest30 === null ? null : toView(row.lowest30, row.isGross, view),
    to: row.specialTo,
  };
}

const promotionsOf = ({ promotions, list, retail }: PriceFacts, today: Day, view: PriceView): Reduced[] =>
  promotions
    .filter((one) => isInForce(one, today))
    .map(({ id, price, isGross, lowest30, to }) => ({
      ...{ id, to, stored: price, isGross, price: toView(price, isGross, view) },
      lowest30: lowest30 === null ? null : toView(lowest30, (list ?? retail).isGross, view),
    }));

/** The tier reached: the highest `minQty` up to `qty`. */
function tierFor(tiers: readonly Tier[], qty: number): Tier | undefined {
  return tiers.filter((tier) => tier.minQty <= qty).toSorted((a, b) => b.minQty - a.minQty)[0];
}

function lowest(prices: readonly (Reduced | null)[]): Reduced | null {
  return prices.reduce(
    (best, next) => (best === null || (next && next.price < best.price) ? next : best),
    null,
  );
}
