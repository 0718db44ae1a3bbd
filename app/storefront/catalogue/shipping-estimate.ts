// What delivery costs, on a product's page: before any cart.
import { MAX_POSTAL_CODE_LENGTH } from "~/contract/constants/limits";
import type { RequestContext } from "~/storefront/request/context";
import { pick } from "./list-item";

/** Requested by `?country=` and `postal_code`; who is signed in is not asked, as their cart has the address. */
export async function shippingEstimate({ shop, viewer, url, locale }: RequestContext) {
  const requested = (url.searchParams.get("country") ?? "").toUpperCase();
  const isRequested = viewer.session === null && /^[A-Z]{2}$/.test(requested);
  const postalCode = isRequested
    ? (url.searchParams.get("postal_code") ?? "").trim().slice(0, MAX_POSTAL_CODE_LENGTH)
    : "";
  const { results: countries } = await shop.shop.shippingCountries({});
  const likely = countries.find((country) => country.toLowerCase() === locale) ?? countries[0] ?? "";
  const country = isRequested ? requested : likely;
  const { results } =
    country === ""
      ? { results: [] }
      : await shop.shop.shippingPolicies({ country, ...(postalCode ? { postal_code: postalCode } : {}) });
  const courier = results.find((policy) => !policy.is_pickup);
  return {
    form: viewer.session ? null : { countries, country, postal_code: postalCode },
    policies: isRequested ? results : null,
    courier: courier ? pick(courier, ["price", "free_from", "includes_vat"]) : null,
  };
}
