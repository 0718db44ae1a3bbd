/** Shipping policies that serve an address, and their prices for the goods (CONTRACT §2a.3, §15). */
import type { SHIPPING_MEASURES } from "~/contract/constants/shipping";
import type { BasisPoints, Cents } from "~/contract/units";
import { netOf } from "~/domain/money";

/** `from`: grams if the policy measures weight, cents if it measures value. */
export type ShippingBand = { from: number; price: Cents };

export type ShippingPolicyFacts = {
  id: number;
  /** Before `freeFrom` and coupons; the price below the first band. */
  price: Cents;
  freeFrom: Cents | null;
  measure: (typeof SHIPPING_MEASURES)[number];
  bands: readonly ShippingBand[];
  /** In grams; null: no limit. */
  maxWeight: number | null;
  /** Prices include the VAT of the seller's country, and the measured value includes the VAT of the sale. */
  includesVat: boolean;
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[];
  /** Postal code prefixes, single ("07") or ranges ("90-98"); null: no limit. */
  includePrefixes: readonly string[] | null;
  excludePrefixes: readonly string[] | null;
  isPickup: boolean;
};

export type Destination = { country: string; postalCode: string | null };

export type ShippedGoods = {
  /** `weight`: grams per piece; null: unknown. */
  rows: readonly { id: number; qty: number; weight: number | null }[];
  /** rows_total − discount in the displayed view. */
  afterDiscount: Cents;
  /** The same amount without and with the charged VAT. */
  value: { net: Cents; gross: Cents };
  freeShipping: boolean;
  homeRate: BasisPoints;
};

/** `net` is without VAT; `gross` is null for a policy whose prices are without VAT. */
export type ShippingCharge = { net: Cents; gross: Cents | null };

/** Why a policy that serves the address does not carry the goods. */
export type ShippingRefusal =
  | { code: "weight_unknown"; row: number }
  | { code: "too_heavy"; weight: number; maxWeight: number };

/**
 * The policies that serve the address and carry the goods: couriers before pickup, cheapest first.
 * @param shownOf the price in the displayed view
 */
export function policiesFor<P extends ShippingPolicyFacts>(
  policies: readonly P[],
  to: Destination,
  goods: ShippedGoods,
  shownOf: (charge: ShippingCharge) => Cents,
): (P & ShippingCharge & { shown: Cents })[] {
  return policies
    .filter((policy) => serves(policy, to) && refusalsOf(policy, goods).length === 0)
    .map((policy) => {
      const charge = chargeOf(policy, goods);
      return { ...policy, ...charge, shown: shownOf(charge) };
    })
    .toSorted((a, b) => Number(a.isPickup) - Number(b.isPickup) || a.shown - b.shown || a.id - b.id);
}

/** Why policies that serve the address refuse the goods; policies that carry them are left out. */
export const refusalsFor = (
  policies: readonly ShippingPolicyFacts[],
  to: Destination,
  goods: ShippedGoods,
): { id: number; refusals: ShippingRefusal[] }[] =>
  policies
    .filter((policy) => serves(policy, to))
    .map((policy) => ({ id: policy.id, refusals: refusalsOf(policy, goods) }))
    .filter(({ refusals }) => refusals.length > 0);

/** The countries that any policy serves, each once, in the order of the policies. */
export const countriesServed = (policies: readonly Pick<ShippingPolicyFacts, "countries">[]): string[] => [
  ...new Set(policies.flatMap(({ countries }) => countries)),
];

/** A weight limit counts the rows whose weight is known; a price by weight needs the weight of every row. */
function refusalsOf({ measure, maxWeight }: ShippingPolicyFacts, { rows }: ShippedGoods): ShippingRefusal[] {
  const unknown = measure === "weight" ? rows.filter(({ weight }) => weight === null) : [];
  if (unknown.length > 0) return unknown.map(({ id }) => ({ code: "weight_unknown", row: id }));
  const weight = weightOf(rows);
  return maxWeight !== null && weight > maxWeight ? [{ code: "too_heavy", weight, maxWeight }] : [];
}

const weightOf = (rows: ShippedGoods["rows"]): number =>
  rows.reduce((sum, { qty, weight }) => sum + qty * (weight ?? 0), 0);

function chargeOf(policy: ShippingPolicyFacts, goods: ShippedGoods): ShippingCharge {
  const price = isFree(policy, goods) ? 0 : bandPrice(policy, goods);
  return policy.includesVat
    ? { net: netOf(price, goods.homeRate), gross: price }
    : { net: price, gross: null };
}

/**
 * The price of the last band at or below the measured value; below the first band, the policy's own price.
 */
function bandPrice(
  { measure, bands, price, includesVat }: ShippingPolicyFacts,
  { rows, value }: ShippedGoods,
): Cents {
  const measured = { none: -1, weight: weightOf(rows), value: includesVat ? value.gross : value.net }[
    measure
  ];
  const reached = bands.filter(({ from }) => from <= measured);
  return reached.reduce((last, band) => (band.from >= last.from ? band : last), { from: 0, price }).price;
}

function serves(policy: ShippingPolicyFacts, to: Destination): boolean {
  if (!policy.countries.includes(to.country)) return false;
  // Without a postal code, a policy that is limited to prefixes is not offered.
  if (to.postalCode === null) return policy.includePrefixes === null;

  const postalCode = to.postalCode.replace(/\s/g, "").toUpperCase();
  const begins = (prefix: string) => beginsWith(postalCode, prefix);
  if (policy.excludePrefixes?.some(begins)) return false;
  return policy.includePrefixes === null || policy.includePrefixes.some(begins);
}

function beginsWith(postalCode: string, prefix: string): boolean {
  const [first = "", last = first] = prefix.split("-");
  const begin = postalCode.slice(0, first.length);
  return begin.length === first.length && first <= begin && begin <= last;
}

function isFree(policy: ShippingPolicyFacts, goods: ShippedGoods): boolean {
  return goods.freeShipping || (policy.freeFrom !== null && goods.afterDiscount >= policy.freeFrom);
}
