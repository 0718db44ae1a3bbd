/** Which shipping policies serve an address, and their prices for a cart (CONTRACT §2a.3). */
import type { Cents } from "~/contract/units";

export type ShippingPolicyFacts = {
  id: number;
  /** Net, before `freeFrom` and coupons. */
  price: Cents;
  freeFrom: Cents | null;
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[];
  /** Postal code prefixes, single ("07") or ranges ("90-98"); null: no limit. */
  includePrefixes: readonly string[] | null;
  excludePrefixes: readonly string[] | null;
  isPickup: boolean;
};

/** `postalCode` is null if only the country is known. */
export type Destination = { country: string; postalCode: string | null };

/** `afterDiscount` is rows_total − discount in the view shown; `freeShipping`: a coupon pays for the courier. */
export type ShippingAmounts = { afterDiscount: Cents; freeShipping: boolean };

/** The policies that serve the address, with their `net` price: couriers before pickup, the cheaper first. */
export function policiesFor<P extends ShippingPolicyFacts>(
  policies: readonly P[],
  to: Destination,
  amounts: ShippingAmounts,
): (P & { net: Cents })[] {
  return policies
    .filter((policy) => serves(policy, to))
    .map((policy) => ({ ...policy, net: isFree(policy, amounts) ? 0 : policy.price }))
    .toSorted((a, b) => Number(a.isPickup) - Number(b.isPickup) || a.net - b.net || a.id - b.id);
}

/** The countries that any policy serves, each once, in the order of the policies. */
export const countriesServed = (policies: readonly Pick<ShippingPolicyFacts, "countries">[]): string[] => [
  ...new Set(policies.flatMap(({ countries }) => countries)),
];

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

function isFree(policy: ShippingPolicyFacts, amounts: ShippingAmounts): boolean {
  return amounts.freeShipping || (policy.freeFrom !== null && amounts.afterDiscount >= policy.freeFrom);
}
