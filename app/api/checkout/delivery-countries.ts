import type { ApiContext } from "~/api/http/context";
import { deliveryCountries } from "~/db/shop/shipping-and-payment";
import { shopData } from "~/db/shop/shop-data";

/** Where goods may go: a shop that has no shipping policy yet starts with its own country. */
export async function countriesOf(c: ApiContext): Promise<string[]> {
  const [served, { sellerCountry }] = await Promise.all([deliveryCountries(c), shopData(c)]);
  return served.length > 0 ? served : [sellerCountry];
}
