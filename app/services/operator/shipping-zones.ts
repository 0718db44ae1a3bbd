// Delivery areas of the active tariffs, country by country.
import type { ShippingZone } from "~/contract/operator/selling-grids";
import { listPolicies } from "~/db/shop/shipping-and-payment";
import { zonesOf } from "~/domain/orders/shipping-zones";
import type { ServiceContext } from "~/services/context";

export async function listShippingZones(c: ServiceContext): Promise<ShippingZone[]> {
  return zonesOf(await listPolicies(c.db)).map(({ country, couriers, overlaps, isPartial }) => ({
    country,
    couriers: couriers.map(({ code, name, includePrefixes, excludePrefixes }) => ({
      code,
      name: { ...name },
      include_postal_prefixes: includePrefixes && [...includePrefixes],
      exclude_postal_prefixes: excludePrefixes && [...excludePrefixes],
    })),
    overlaps: overlaps.map((pair) => pair.map(({ code }) => code)),
    is_partial: isPartial,
  }));
}
