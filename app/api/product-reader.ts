// Who reads a product: in which language, at whose prices, beside what the whole catalogue shares.
import { catalogueFacts } from "~/db/catalogue-facts";
import { allCategories } from "~/db/categories";
import type { Looking } from "~/db/products/facts";
import { shopFacts } from "~/db/shop-facts";
import type { ApiContext } from "./context";
import { importerOf, type Reader } from "./product-shape";
import type { View } from "./view";

export async function readerOf(c: ApiContext, view: View): Promise<Reader> {
  const [facts, categories, shop] = await Promise.all([catalogueFacts(c), allCategories(c), shopFacts(c)]);
  return { locale: c.locale, view, facts, categories, importer: importerOf(shop) };
}

export const lookingOf = (c: ApiContext, view: View, withOrders: boolean): Looking => ({
  locale: c.locale,
  list: view.list,
  season: view.season,
  today: view.today,
  now: c.now.toISOString(),
  ordersOf: withOrders ? view.customer : null,
});
