// Shipping cost on a product page, before there is a cart.
import { MAX_POSTAL_CODE_LENGTH } from "~/contract/constants/limits";
import { localMoment } from "~/contract/constants/moment";
import { formatCountry } from "~/i18n/format";
import { nowIso } from "~/platform/clock";
import type { RequestContext } from "~/storefront/request/context";
import { likelyCourier } from "./likely-courier";
import { pick } from "./list-item";

/**
 * Estimates the shipping cost of one purchase of these goods to `?country=` and `postal_code`. Signed-in users get no
 * form, because their cart has an address.
 */
export async function shippingEstimate(
  { shop, viewer, url, locale, zone }: RequestContext,
  goods: { product: string; qty: number },
) {
  const requested = (url.searchParams.get("country") ?? "").toUpperCase();
  const isRequested = viewer.session === null && /^[A-Z]{2}$/.test(requested);
  const postalCode = isRequested
    ? (url.searchParams.get("postal_code") ?? "").trim().slice(0, MAX_POSTAL_CODE_LENGTH)
    : "";
  const place = isRequested ? { country: requested, ...(postalCode && { postal_code: postalCode }) } : null;
  const { countries, country, policies, courier } = await likelyCourier(shop, locale, place, goods);
  // The server formats the names: otherwise the browser would load the names of all countries before hydration.
  const named = (value: string) => ({ value, label: formatCountry(value, locale) });
  return {
    country: viewer.session ? null : country,
    requested: isRequested ? { countries: countries.map(named), postal_code: postalCode, policies } : null,
    courier: courier && pick(courier, ["price", "free_from", "includes_vat", "promised_by", "arrives_by"]),
    /** Input of the structured data. */
    delivery: courier && { courier, country, today: localMoment(nowIso(), zone).slice(0, 10) },
  };
}
