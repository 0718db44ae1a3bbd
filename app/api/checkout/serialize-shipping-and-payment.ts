// Converts shipping policies and payment methods to the contract's shape, in the reader's language.
import type { PaymentMethod, ShippingPolicy } from "~/contract/shop";
import type { Cents } from "~/contract/units";
import { fromCents, type Locale } from "~/contract/wire";
import type { MethodRow, PolicyRow } from "~/db/shop/shipping-and-payment";

/** @param price net or gross, as shown */
export const serializeShippingPolicy = (
  policy: PolicyRow,
  price: Cents,
  includesVat: boolean,
  locale: Locale,
): ShippingPolicy => ({
  id: policy.id,
  code: policy.code,
  name: policy.name[locale] ?? policy.code,
  description: policy.description[locale] ?? "",
  price: fromCents(price),
  includes_vat: includesVat,
  free_from: policy.freeFrom === null ? null : fromCents(policy.freeFrom),
  estimated_days_min: policy.daysMin,
  estimated_days_max: policy.daysMax,
  countries: [...policy.countries],
  is_pickup: policy.isPickup,
  measure: policy.measure,
  bands: policy.bands.map((band) => ({
    from: policy.measure === "weight" ? band.from : fromCents(band.from),
    price: fromCents(band.price),
  })),
  max_weight_g: policy.maxWeight,
  price_includes_vat: policy.includesVat,
});

/** `method.surcharge` must come from methodsFor(). */
export const serializePaymentMethod = (method: MethodRow, locale: Locale): PaymentMethod => ({
  id: method.id,
  code: method.code,
  name: method.name[locale] ?? method.code,
  description: method.description[locale] ?? "",
  instructions: method.instructions[locale] ?? "",
  surcharge: fromCents(method.surcharge),
  kind: method.kind,
  contexts: [...method.contexts],
});
