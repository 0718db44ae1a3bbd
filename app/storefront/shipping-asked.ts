// What shipping costs, asked on a product's page by whoever has no account yet.
import type { ShippingPolicy } from "~/contract/shop";
import type { Visit } from "./enter";

interface ShippingAsked {
  country: string;
  postal_code: string;
  policies: ShippingPolicy[] | null;
}

/** Null for customers: their cart knows where it goes. Asked for by `?country=`, and `postal_code` where it matters. */
export async function shippingAsked({ shop, visitor, url, locale }: Visit): Promise<ShippingAsked | null> {
  if (visitor.session) return null;
  const asked = (url.searchParams.get("country") ?? "").toUpperCase();
  const postalCode = (url.searchParams.get("postal_code") ?? "").trim().slice(0, MAX_POSTAL_CODE);
  if (!/^[A-Z]{2}$/.test(asked))
    return { country: locale === "es" ? "ES" : "IT", postal_code: "", policies: null };
  const { results } = await shop.shop.shippingPolicies({
    country: asked,
    ...(postalCode ? { postal_code: postalCode } : {}),
  });
  return { country: asked, postal_code: postalCode, policies: results };
}

const MAX_POSTAL_CODE = 10;
