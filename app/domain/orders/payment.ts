/** Available payment methods and their surcharges (CONTRACT §2, art. 62 Codice del Consumo). */
import {
  CUSTOMER_TYPES,
  type CustomerType,
  type PaymentKind,
  type ShopContext,
} from "~/contract/constants/enums";
import type { Cents } from "~/contract/units";

export type PaymentMethodFacts = {
  id: number;
  code: string;
  kind: PaymentKind;
  /** Net, as stored. */
  surcharge: Cents;
  contexts: readonly ShopContext[];
  /**
   * Countries of delivery (ISO 3166-1 alpha-2); null: all. Couriers collect cash in the seller's country
   * only.
   */
  countries: readonly string[] | null;
};

/** Without a payment provider, redirect methods are not available: CONTRACT §11. */
export const payableMethods = <M extends Pick<PaymentMethodFacts, "kind">>(
  methods: readonly M[],
  hasProvider: boolean,
): M[] => methods.filter(({ kind }) => hasProvider || kind !== "redirect");

/** The types of customers in this country who could pay before a change, and could not after it. */
export const leftWithoutMethod = <M extends PaymentMethodFacts>(
  before: readonly M[],
  after: readonly M[],
  country: string,
): CustomerType[] =>
  CUSTOMER_TYPES.filter(
    (kind) => methodsFor(before, kind, country).length > 0 && methodsFor(after, kind, country).length === 0,
  );

/** The methods available to this customer, with the net surcharge: 0 for consumers, by law. */
export function methodsFor<M extends PaymentMethodFacts>(
  methods: readonly M[],
  kind: CustomerType,
  country: string | null,
): M[] {
  const context = kind === "business" ? "b2b" : "b2c";
  return methods
    .filter((method) => method.contexts.includes(context))
    .filter((method) => kind === "business" || method.kind !== "invoice")
    .filter(({ countries }) => countries === null || country === null || countries.includes(country))
    .map((method) => ({ ...method, surcharge: kind === "consumer" ? 0 : method.surcharge }));
}
