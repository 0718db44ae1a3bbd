/** Which VAT rate a sale bears, and under which scheme (CONTRACT §2a.6). The rates themselves are data. */
import { EU_COUNTRIES } from "~/contract/constants/countries";
import type { CustomerType, VatClass, VatScheme } from "~/contract/constants/enums";
import type { BasisPoints } from "~/contract/units";

/** The rates of each class by country of destination (ISO 3166-1 alpha-2). */
export type VatTable = Readonly<Record<string, Readonly<Record<VatClass, BasisPoints>>>>;

export type VatFacts = {
  table: VatTable;
  sellerCountry: string;
  kind: CustomerType;
  /** The business has a VAT number of another state than the seller's, and it was checked and found valid. */
  vatChecked: boolean;
  /** Of the chosen shipping address, else of the default one; null while neither is known. */
  destinationCountry: string | null;
  ossEnabled: boolean;
};

export const isEuState = (country: string): boolean => EU_COUNTRIES.includes(country);

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
  // A state whose rates we do not have is one we do not deliver to: its visitor sees the seller's prices.
  return facts.ossEnabled && to in facts.table ? "oss" : "standard";
}
