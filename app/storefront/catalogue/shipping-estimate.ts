// What delivery costs, on a product's page: before any cart.
import { MAX_POSTAL_CODE_LENGTH } from "~/contract/constants/limits";
import { formatCountry } from "~/i18n/format";
import type { RequestContext } from "~/storefront/request/context";
import { likelyCourier } from "./likely-courier";
import { pick } from "./list-item";

/** For one purchase of these goods. Requested by `?country=` and `postal_code`; who is signed in is not asked, as their cart has the address. */
export async function shippingEstimate(
  { shop, viewer, url, locale }: RequestContext,
  goods: { product: string; qty: number },
) {
  const requested = (url.searchParams.get("country") ?? "").toUpperCase();
  const isRequested = viewer.session === null && /^[A-Z]{2}$/.test(requested);
  const postalCode = isRequested
    ? (url.searchParams.get("postal_code") ?? "").trim().slice(0, MAX_POSTAL_CODE_LENGTH)
    : "";
  const place = isRequested ? { country: requested, ...(postalCode && { postal_code: postalCode }) } : null;
  const { countries, country, policies, courier } = await likelyCourier(shop, locale, place, goods);
  // Named here: a browser would have to load the names of all countries before the page is live.
  const named = (value: string) => ({ value, label: formatCountry(value, locale) });
  return {
    country: viewer.session ? null : country,
    requested: isRequested ? { countries: countries.map(named), postal_code: postalCode, policies } : null,
    courier: courier && pick(courier, ["price", "free_from", "includes_vat", "promised_by", "arrives_by"]),
  };
}
