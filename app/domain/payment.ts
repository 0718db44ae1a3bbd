/** Which payment methods a customer may choose, and what each costs on top (CONTRACT §2, art. 62 of the Codice del Consumo). */
import type { CustomerType, PaymentKind, ShopContext } from "~/contract/constants/enums";
import type { Cents } from "~/contract/units";

export type PaymentMethodFacts = {
  id: number;
  kind: PaymentKind;
  /** Net, as stored. */
  surcharge: Cents;
  contexts: readonly ShopContext[];
  /** Where the goods may go (ISO 3166-1 alpha-2); null: anywhere. Couriers collect cash in the seller's country alone. */
  countries: readonly string[] | null;
};

/** Nobody can pay by a redirect without a provider at its end, and the shop has none: CONTRACT §11. */
export const isPayable = ({ kind }: Pick<PaymentMethodFacts, "kind">): boolean => kind !== "redirect";

/** The methods allowed, with the surcharge that this customer bears. */
export function methodsFor<M extends PaymentMethodFacts>(
  methods: readonly M[],
  kind: CustomerType,
  country: string | null,
): M[] {
  const context = kind === "business" ? "b2b" : "b2c";
  return methods
    .filter(isPayable)
    .filter((method) => method.contexts.includes(context))
    .filter((method) => kind === "business" || method.kind !== "invoice")
    .filter(({ countries }) => countries === null || country === null || countries.includes(country))
    .map((method) => ({ ...method, surcharge: kind === "consumer" ? 0 : method.surcharge }));
}
