// Context for serializing products: language, price view, and the data that all products share.

import { catalogueData } from "~/db/products/catalogue-data";
import { allCategories } from "~/db/products/categories";
import type { ReadOptions } from "~/db/products/product-row";
import { shopData } from "~/db/shop/shop-data";
import type { ServiceContext } from "~/services/context";
import type { View } from "~/services/price-view";
import { importerOf, type SerializerContext } from "./serialize-product";

/** Reads cached data only. */
export async function productSerializerContext(c: ServiceContext, view: View): Promise<SerializerContext> {
  const [facts, categories, shop] = await Promise.all([catalogueData(c), allCategories(c), shopData(c)]);
  return { locale: c.locale, view, facts, categories, importer: importerOf(shop) };
}

/** @param withOrders adds the quantities that the viewer has ordered before */
export const readOptionsOf = (c: ServiceContext, view: View, withOrders: boolean): ReadOptions => ({
  locale: c.locale,
  list: view.list,
  season: view.season,
  today: view.today,
  now: c.now.toISOString(),
  ordersOf: withOrders ? view.customer : null,
  previewed: null,
});
