// What shipping costs, asked on a product's page by whoever has no account yet.
import { MAX_POSTAL_CODE_LENGTH } from "~/contract/constants/limits";
import type { ShippingPolicy } from "~/contract/shop";
import type { RequestContext } from "~/storefront/request/context";

interface ShippingAsked {
  countries: string[];
  country: string;
  postal_code: string;
  policies: ShippingPolicy[] | null;
}

/** Null for customers: their cart knows where it goes. Asked for by `?country=`, and `postal_code` where it matters. */
export async function shippingEstimate({
  shop,
  viewer,
  url,
  locale,
}: RequestContext): Promise<ShippingAsked | null> {
  if (viewer.session) return null;
  const asked = (url.searchParams.get("country") ?? "").toUpperCase();
  const postalCode = (url.searchParams.get("postal_code") ?? "").trim().slice(0, MAX_POSTAL_CODE_LENGTH);
  const [{ results: countries }, policies] = await Promise.all([
    shop.shop.shippingCountries({}),
    /^[A-Z]{2}$/.test(asked)
      ? shop.shop.shippingPolicies({ country: asked, ...(postalCode ? { postal_code: postalCode } : {}) })
      : null,
  ]);
  if (policies) return { countries, country: asked, postal_code: postalCode, policies: policies.results };
  const near = countries.find((country) => country.toLowerCase() === locale) ?? countries[0] ?? "";
  return { countries, country: near, postal_code: "", policies: null };
}
