/** The VAT rate and scheme of a sale (CONTRACT §2a.6, §15). The rates themselves are data. */
import { EU_COUNTRIES } from "~/contract/constants/countries";
import type { CustomerType, VatClass, VatScheme } from "~/contract/constants/enums";
import type { BasisPoints } from "~/contract/units";
import type { PriceView } from "~/domain/catalogue/price";
import type { Destination } from "~/domain/orders/shipping";

export type VatRates = Readonly<Record<VatClass, BasisPoints>>;

/**
 * A country (no prefixes), or those of its postal codes that begin with one of the prefixes. `outside`: no
 * VAT is charged.
 */
export interface VatPlace {
  prefixes: readonly string[];
  rates: VatRates | "outside";
}

/** The places of each country (ISO 3166-1 alpha-2). */
export type VatTable = Readonly<Record<string, readonly VatPlace[]>>;

export interface VatRow {
  country: string;
  /** "35|38"; null: the whole country. */
  prefixes: string | null;
  vatClass: VatClass;
  rate: BasisPoints;
  isOutside: boolean;
}

export type VatFacts = {
  table: VatTable;
  sellerCountry: string;
  kind: CustomerType;
  /** The business has a valid, checked VAT number of another state than the seller's. */
  vatChecked: boolean;
  /** The chosen shipping address, otherwise the default one; null: neither is known. */
  destination: Destination | null;
  ossEnabled: boolean;
  grossAbroad: PriceView["grossAbroad"];
};

/** Whether a country (ISO 3166-1 alpha-2) is a member state of the European Union. */
export const isEuState = (country: string): boolean => EU_COUNTRIES.includes(country);

/**
 * Groups the rows by place. A class without a row has the next higher class's rate; a place without a
 * standard rate is left out. A place outside the Union with zero rates only is `outside`.
 */
export function vatTableOf(rows: readonly VatRow[]): VatTable {
  const table = new Map<string, Map<string, VatRow[]>>();
  for (const row of rows) {
    const places = table.get(row.country) ?? new Map<string, VatRow[]>();
    table.set(row.country, places);
    places.set(row.prefixes ?? "", [...(places.get(row.prefixes ?? "") ?? []), row]);
  }
  return Object.fromEntries(
    [...table].map(([country, places]) => [
      country,
      [...places].flatMap(([prefixes, ofPlace]) => {
        const rates = ratesOf(country, ofPlace);
        return rates ? [{ prefixes: prefixes === "" ? [] : prefixes.split("|"), rates }] : [];
      }),
    ]),
  );
}

function ratesOf(country: string, rows: readonly VatRow[]): VatPlace["rates"] | null {
  const isUntaxed = !isEuState(country) && rows.every(({ rate }) => rate === 0);
  if (isUntaxed || rows.some(({ isOutside }) => isOutside)) return "outside";
  const rateOf = (vatClass: VatClass) => rows.find((row) => row.vatClass === vatClass)?.rate;
  const standard = rateOf("standard");
  if (standard === undefined) return null;
  const reduced = rateOf("reduced") ?? standard;
  return { standard, reduced, super_reduced: rateOf("super_reduced") ?? reduced };
}

/** The rates of a country as a whole; null if it has no rates, or is `outside`. */
export function countryRates(table: VatTable, country: string): VatRates | null {
  const rates = placeOf(table, { country, postalCode: null })?.rates ?? "outside";
  return rates === "outside" ? null : rates;
}

/**
 * The rate, in basis points, and the scheme for one class of goods.
 * @throws RangeError if the seller's VAT applies and there are no rates for the seller's country
 */
export function rateFor(facts: VatFacts & { class: VatClass }): { rate: BasisPoints; scheme: VatScheme } {
  const { table, destination, sellerCountry } = facts;
  const place = destination && placeOf(table, destination);
  const scheme = schemeFor(facts, place);
  if (scheme === "reverse_charge" || scheme === "export") return { rate: 0, scheme };

  const isOfPlace = scheme === "oss" || destination?.country === sellerCountry;
  const rates =
    isOfPlace && place && place.rates !== "outside" ? place.rates : homeRates(table, sellerCountry);
  return { rate: rates[facts.class], scheme };
}

/**
 * The rates of the seller's country, which the prices of gross lists include.
 * @throws RangeError without rates for that country
 */
export function homeRates(table: VatTable, sellerCountry: string): VatRates {
  const rates = countryRates(table, sellerCountry);
  if (rates === null) throw new RangeError(`no VAT rates for ${sellerCountry}`);
  return rates;
}

/** The price view of one class for a customer: with VAT for consumers. */
export const priceViewOf = (facts: VatFacts & { class: VatClass }): PriceView => ({
  includesVat: facts.kind === "consumer",
  rate: rateFor(facts).rate,
  homeRate: homeRates(facts.table, facts.sellerCountry)[facts.class],
  grossAbroad: facts.grossAbroad,
});

/**
 * The shipping policies whose VAT is known. Without rates for a member state, consumers there cannot be
 * served. Goods picked up at the shop are not exported, so a destination without VAT has no pickup.
 */
export function policiesWithVat<P extends { isPickup: boolean }>(
  policies: readonly P[],
  facts: Omit<VatFacts, "destination">,
  to: Destination,
): P[] {
  const place = placeOf(facts.table, to);
  const scheme = schemeFor({ ...facts, destination: to }, place);
  const isAbroad = to.country !== facts.sellerCountry;
  const owesOss = facts.kind === "consumer" && facts.ossEnabled && isAbroad && scheme !== "export";
  if (owesOss && place === null) return [];
  return policies.filter(({ isPickup }) => !(isPickup && scheme === "export"));
}

function schemeFor(facts: VatFacts, place: VatPlace | null): VatScheme {
  const { destination: to, sellerCountry } = facts;
  if (to === null) return "standard";
  if (place?.rates === "outside") return "export";
  if (to.country === sellerCountry) return "standard";
  // A place outside the Union with rates, such as Northern Ireland, is treated as a member state.
  const isTaxed = isEuState(to.country) || place !== null;
  if (!isTaxed || !isEuState(sellerCountry)) return "export";
  if (facts.kind === "business") return facts.vatChecked ? "reverse_charge" : "standard";
  // Pages show the seller's rates for a state without rates; `policiesWithVat` refuses the order.
  return facts.ossEnabled && place ? "oss" : "standard";
}

/** The place with the longest matching prefix. Without a postal code, the country as a whole. */
function placeOf(table: VatTable, { country, postalCode }: Destination): VatPlace | null {
  const code = (postalCode ?? "").replace(/[\s.-]/g, "").toUpperCase();
  let longest: VatPlace | null = null;
  let length = -1;
  for (const place of Object.hasOwn(table, country) ? (table[country] ?? []) : []) {
    const fits = place.prefixes.filter((prefix) => code.startsWith(prefix)).map((prefix) => prefix.length);
    const best = place.prefixes.length === 0 ? 0 : Math.max(-1, ...fits);
    if (best > length) [longest, length] = [place, best];
  }
  return longest;
}
