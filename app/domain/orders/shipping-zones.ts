/**
 * Couriers by country: which serve it, where two of them overlap, and whether postal codes are not served.
 */
import type { ShippingPolicyFacts } from "./shipping";

type Zone = Pick<
  ShippingPolicyFacts,
  "id" | "countries" | "includePrefixes" | "excludePrefixes" | "isPickup"
>;

export interface CountryZones<P> {
  country: string;
  /** Pickup at the shop is left out. */
  couriers: P[];
  /** Pairs with equally exact zones: customers choose between the two. */
  overlaps: [P, P][];
  /** Some postal codes of the country are not served. */
  isPartial: boolean;
}

/** Each country that a courier serves, in the order of the policies. */
export function zonesOf<P extends Zone>(policies: readonly P[]): CountryZones<P>[] {
  const couriers = policies.filter(({ isPickup }) => !isPickup);
  const countries = [...new Set(couriers.flatMap((policy) => policy.countries))];
  return countries.map((country) => {
    const own = couriers.filter((policy) => policy.countries.includes(country));
    return { country, couriers: own, overlaps: overlapsOf(own), isPartial: !own.some(reachesAll(own)) };
  });
}

const overlapsOf = <P extends Zone>(couriers: readonly P[]): [P, P][] =>
  couriers.flatMap((one, n) =>
    couriers.slice(n + 1).flatMap((other): [P, P][] => (isAsExact(one, other) ? [[one, other]] : [])),
  );

/** A zone of postal codes is more exact than a whole country. */
function isAsExact({ includePrefixes: a }: Zone, { includePrefixes: b }: Zone): boolean {
  if (a === null || b === null) return a === b;
  return a.some((one) => b.some((other) => doMeet(one, other)));
}

/** Whether a postal code can begin with both: "90-98" and "91". */
function doMeet(one: string, other: string): boolean {
  const [a = "", aLast = a] = one.split("-");
  const [b = "", bLast = b] = other.split("-");
  const length = Math.min(a.length, b.length);
  return a.slice(0, length) <= bLast.slice(0, length) && b.slice(0, length) <= aLast.slice(0, length);
}

/** Whether the policy, together with the others for its excluded codes, serves the whole country. */
const reachesAll =
  (couriers: readonly Zone[]) =>
  ({ includePrefixes, excludePrefixes }: Zone): boolean =>
    includePrefixes === null &&
    (excludePrefixes ?? []).every((prefix) =>
      couriers.some((other) => other.includePrefixes?.includes(prefix)),
    );
