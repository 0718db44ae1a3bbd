import { deliveryCountries } from "~/db/shop/shipping-and-payment";
import { shopData } from "~/db/shop/shop-data";
import type { ServiceContext } from "~/services/context";

/** The countries with a shipping policy; without any policy, the shop's own country. */
export async function countriesOf(c: ServiceContext): Promise<string[]> {
  const [served, { sellerCountry }] = await Promise.all([deliveryCountries(c), shopData(c)]);
  return served.length > 0 ? served : [sellerCountry];
}
