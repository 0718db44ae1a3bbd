import { shopFacts } from "~/db/shop-facts";
import { deliveryCountries } from "~/db/shop-offers";
import type { ApiContext } from "./context";

/** Where goods may go: a shop that has no shipping policy yet starts with its own country. */
export async function countriesOf(c: ApiContext): Promise<string[]> {
  const [served, { sellerCountry }] = await Promise.all([deliveryCountries(c), shopFacts(c)]);
  return served.length > 0 ? served : [sellerCountry];
}
