// A list of products as one viewer sees it: from the cache, unless the browser reloads past it.
import type { ApiContext } from "~/api/http/context";
import type { ProductFilters } from "~/db/products/filters";
import { listCached, listProducts, type Slice } from "~/db/products/list-products";
import type { View } from "~/services/price-view";

/** A forced reload (`Cache-Control: no-cache`) reads the database. */
export const listFor = (
  c: ApiContext,
  filters: ProductFilters,
  view: View,
  slice: Slice,
  withFacets = false,
): ReturnType<typeof listProducts> =>
  c.request.headers.get("Cache-Control") === "no-cache"
    ? listProducts(c.db, filters, view, c.locale, slice, withFacets)
    : listCached(c, filters, view, c.locale, slice, withFacets);
