// Estimates the shipping cost before the visitor has entered an address.
import type { Client } from "~/contract/client";
import type { Locale } from "~/contract/wire";
import { pick } from "./list-item";

const COURIER_FIELDS = [
  "price",
  "free_from",
  "includes_vat",
  "measure",
  "promised_by",
  "arrives_by",
  "estimated_days_min",
  "estimated_days_max",
] as const;

/**
 * Returns the first courier for these goods, or for no particular goods. It delivers to the requested country, else to
 * the country of the locale, else to the first country that the shop serves.
 */
export async function likelyCourier(
  shop: Client,
  locale: Locale,
  requested: { country: string; postal_code?: string } | null = null,
  goods: { product: string; qty: number } | null = null,
) {
  const { results: countries } = await shop.shop.shippingCountries({});
  const place = requested ?? {
    country: countries.find((one) => one.toLowerCase() === locale) ?? countries[0] ?? "",
  };
  const { results: policies } =
    place.country === "" ? { results: [] } : await shop.shop.shippingPolicies({ ...place, ...goods });
  const courier = policies.find((policy) => !policy.is_pickup);
  return {
    countries,
    country: place.country,
    policies,
    courier: courier ? pick(courier, COURIER_FIELDS) : null,
  };
}
