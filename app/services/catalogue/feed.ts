// Offers for comparison services: the prices of a consumer in a country, computed like the checkout
// (CONTRACT §16).
import type { FeedOffer } from "~/contract/feed";
import type { Product } from "~/contract/products";
import { fromCents } from "~/contract/wire";
import { cartQuery } from "~/db/cart/cart-data";
import { listProducts } from "~/db/products/list-products";
import { idsOf } from "~/db/products/price-data";
import type { ProductData } from "~/db/products/product-row";
import { ask } from "~/db/query";
import { shownPolicies } from "~/db/shop/shipping-and-payment";
import { shopData } from "~/db/shop/shop-data";
import type { ItemPrice } from "~/domain/catalogue/price";
import { quote } from "~/domain/orders/checkout";
import { countriesServed } from "~/domain/orders/shipping";
import { cartContext, cartQuoteFacts, quoteRow } from "~/services/cart/quote-cart";
import { anonymousCart } from "~/services/checkout/quote-lines";
import type { ServiceContext } from "~/services/context";
import { viewOf } from "~/services/price-view";
import { notFound } from "~/services/refusal";
import { findProductsFor } from "./find-product";
import { filtersOf } from "./product-filters";
import { productSerializerContext } from "./product-reader";
import { type SerializerContext, serializeProduct, serializeVariants } from "./serialize-product";

/** @throws Refusal 404 for a country that the shop does not deliver to */
export async function feedOffers(
  caller: ServiceContext,
  country: string,
  slice: { limit: number; offset: number },
): Promise<{ count: number; offers: FeedOffer[] }> {
  // Anonymous, so that the feed is the same for everybody.
  const c: ServiceContext = { ...caller, who: null, shopContext: "b2c" };
  const [shop, policies, view] = await Promise.all([shopData(c), shownPolicies(c), viewOf(c, {})]);
  if (!countriesServed(policies).includes(country)) throw notFound();
  const reader = await productSerializerContext(c, view);
  // Oldest first, so that a new product does not move others to another page.
  const filters = filtersOf(c, { order_by: "create_date-asc" }, view, reader.categories);
  const { count, ids } = await listProducts(c.db, filters, view, c.locale, slice);
  const products = await findProductsFor(c, ids, view, false);
  const sold = ids.flatMap((id) => soldOf(products.get(id), reader));
  const own = anonymousCart(c);
  const wanted = idsOf(sold.map(({ item }) => item.id));
  const { items } = await ask(c.db, cartQuery(cartContext(c, own, shop), wanted));

  const offersOf = ({ item, group }: Sold): FeedOffer[] => {
    const cartItem = items.get(item.id);
    if (!cartItem?.isSold || cartItem.audience !== "all") return [];
    const { minQty: qty, available, weight } = cartItem;
    const { rows, shippingPolicies } = quote({
      ...cartQuoteFacts(c, own, shop, [quoteRow({ id: item.id, qty, held: 0, item: cartItem })]),
      policies,
      shippingAddress: { country, postalCode: null },
    });
    const courier = shippingPolicies.find(({ isPickup }) => !isPickup);
    return rows.map(({ price }) => ({
      ...{ item, group, qty, available },
      ...pricesOf(price, qty),
      shipping: courier && {
        service: courier.name[c.locale] ?? courier.code,
        price: fromCents(courier.shown),
      },
      weight: weight === null ? null : weight * qty,
    }));
  };
  return { count, offers: sold.flatMap(offersOf) };
}

interface Sold {
  item: Product;
  group: string | null;
}

function soldOf(product: ProductData | undefined, reader: SerializerContext): Sold[] {
  const whole = product && serializeProduct(product, reader);
  if (!whole) return [];
  if (whole.variants_count === 0) return [{ item: whole, group: null }];
  return serializeVariants(product, reader).map((item) => ({ item, group: whole.sku }));
}

/**
 * A reduction is shown from the lowest price of the 30 days before. A price by quantity is not a reduction:
 * everybody pays it.
 */
function pricesOf({ price, special, lowest30, specialTo }: ItemPrice, qty: number) {
  const before =
    special !== null && price === special && lowest30 !== null && lowest30 > price ? lowest30 : null;
  return {
    price: fromCents((before ?? price) * qty),
    sale_price: before === null ? null : fromCents(price * qty),
    sale_until: before === null ? null : specialTo,
  };
}
