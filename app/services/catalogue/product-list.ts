// A list of products for one viewer, from the cache unless the browser forces a reload.
import type { ProductFilters } from "~/db/products/filters";
import { listCached, listProducts, type Slice } from "~/db/products/list-products";
import type { ServiceContext } from "~/services/context";
import type { View } from "~/services/price-view";

/** @param slice limit 0: only the count and the facets */
export const listFor = (
  c: ServiceContext,
  filters: ProductFilters,
  view: View,
  slice: Slice,
  withFacets = false,
): ReturnType<typeof listProducts> =>
  c.isReload
    ? listProducts(c.db, filters, view, c.locale, slice, withFacets)
    : listCached(c, filters, view, c.locale, slice, withFacets);
