import { deliveryCountries } from "~/db/shop/shipping-and-payment";
import { shopData } from "~/db/shop/shop-data";
import type { ServiceContext } from "~/services/context";

/** Where goods may go: a shop that has no shipping policy yet starts with its own country. */
export async function countriesOf(c: ServiceContext): Promise<string[]> {
  const [served, { sellerCountry }] = await Promise.all([deliveryCountries(c), shopData(c)]);
  return served.length > 0 ? served : [sellerCountry];
}
