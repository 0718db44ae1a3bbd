// Shipping cost on a product's page, for visitors without an account.
import { MAX_POSTAL_CODE_LENGTH } from "~/contract/constants/limits";
import type { ShippingPolicy } from "~/contract/shop";
import type { RequestContext } from "~/storefront/request/context";

interface ShippingEstimate {
  countries: string[];
  country: string;
  postal_code: string;
  policies: ShippingPolicy[] | null;
}

/** Null for signed-in users: their cart has the address. Requested by `?country=` and `postal_code`. */
export async function shippingEstimate({
  shop,
  viewer,
  url,
  locale,
}: RequestContext): Promise<ShippingEstimate | null> {
  if (viewer.session) return null;
  const country = (url.searchParams.get("country") ?? "").toUpperCase();
  const postalCode = (url.searchParams.get("postal_code") ?? "").trim().slice(0, MAX_POSTAL_CODE_LENGTH);
  const [{ results: countries }, policies] = await Promise.all([
    shop.shop.shippingCountries({}),
    /^[A-Z]{2}$/.test(country)
      ? shop.shop.shippingPolicies({ country, ...(postalCode ? { postal_code: postalCode } : {}) })
      : null,
  ]);
  if (policies) return { countries, country, postal_code: postalCode, policies: policies.results };
  const near = countries.find((country) => country.toLowerCase() === locale) ?? countries[0] ?? "";
  return { countries, country: near, postal_code: "", policies: null };
}
