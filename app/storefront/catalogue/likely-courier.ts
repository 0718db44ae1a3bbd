// What delivery costs before anybody has said where to.
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

/** For these goods, or for none. To the requested country, or else to the one whose language it is, or to the first that the shop serves. */
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
