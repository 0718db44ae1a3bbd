// The item's part of a cart or wishlist row: CONTRACT §4.
import type { ProductDetail } from "~/contract/cart";
import type { Locale } from "~/contract/wire";
import type { CartItem } from "~/db/cart/cart-data";
import { itemName } from "./item-name";
import { serializeImage } from "./serialize-image";

type DetailItem = Pick<
  CartItem,
  | "id"
  | "parent"
  | "sku"
  | "slug"
  | "productName"
  | "attributes"
  | "picture"
  | "available"
  | "isBackorderable"
  | "restockDate"
  | "minQty"
  | "qtyStep"
>;

/** @param item a product, or a variant with its own id; quantities are pieces */
export function serializeProductDetail(item: DetailItem, locale: Locale): ProductDetail {
  const name = itemName(item.productName, item.attributes, locale);
  return {
    product_id: item.id,
    parent: item.parent,
    sku: item.sku,
    slug: item.slug,
    name,
    image: serializeImage(item.picture, name, locale),
    quantity: item.available,
    is_backorderable: item.isBackorderable,
    restock_date: item.restockDate,
    min_qty: item.minQty,
    qty_step: item.qtyStep,
  };
}
