/** The VAT rate and scheme of a sale (CONTRACT §2a.6). The rates themselves are data. */
import { EU_COUNTRIES } from "~/contract/constants/countries";
import type { CustomerType, VatClass, VatScheme } from "~/contract/constants/enums";
import type { BasisPoints } from "~/contract/units";

/** The rates of each class by country of destination (ISO 3166-1 alpha-2). */
export type VatTable = Readonly<Record<string, Readonly<Record<VatClass, BasisPoints>>>>;

export type VatFacts = {
  table: VatTable;
  sellerCountry: string;
  kind: CustomerType;
  /** The business has a valid, checked VAT number of another state than the seller's. */
  vatChecked: boolean;
  /** Of the chosen shipping address, else of the default one; null: neither is known. */
  destinationCountry: string | null;
  ossEnabled: boolean;
};

/** Whether a country (ISO 3166-1 alpha-2) is a member state of the European Union. */
export const isEuState = (country: string): boolean => EU_COUNTRIES.includes(country);

/**
 * The rate, in basis points, and the scheme for one class of goods.
 * @throws RangeError if there are no rates for the country whose VAT applies
 */
export function rateFor(facts: VatFacts & { class: VatClass }): { rate: BasisPoints; scheme: VatScheme } {
  const scheme = schemeFor(facts);
  if (scheme === "reverse_charge") return { rate: 0, scheme };

  const country = scheme === "oss" ? facts.destinationCountry : facts.sellerCountry;
  const rates = country === null ? undefined : facts.table[country];
  if (rates === undefined) throw new RangeError(`no VAT rates for ${country}`);
  return { rate: rates[facts.class], scheme };
}

function schemeFor(facts: VatFacts): VatScheme {
  const { destinationCountry: to, sellerCountry } = facts;
  if (to === null || to === sellerCountry || !isEuState(to)) return "standard";
  if (facts.kind === "business") return facts.vatChecked ? "reverse_charge" : "standard";
  // A state without rates is one without delivery: its visitors see the seller's prices.
  return facts.ossEnabled && to in facts.table ? "oss" : "standard";
}
