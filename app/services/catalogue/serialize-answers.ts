// The prices of a few items, and the parts of a product's page beside the product, on the wire.

import { RELATED_KINDS } from "~/contract/constants/enums";
import type { Document } from "~/contract/documents";
import type { ProductId } from "~/contract/ids";
import type { Price } from "~/contract/prices";
import type { Assets, Product, Related } from "~/contract/products";
import type { PricedItem, ProductAnswer } from "~/db/products/get-product";
import { findPricesFor } from "~/services/catalogue/find-product";
import { cheapest, serializePrice } from "~/services/catalogue/serialize-price";
import { type SerializerContext, serializeProduct } from "~/services/catalogue/serialize-product";
import type { ServiceContext } from "~/services/context";
import { serializeDocument } from "~/services/documents/serialize-document";
import type { View } from "~/services/price-view";

/** In the requested order, without items that are not sold. */
export async function pricesOf(c: ServiceContext, ids: ProductId[], view: View): Promise<Price[]> {
  const items = await findPricesFor(c, ids, view);
  return ids.flatMap((id) => priceFor(id, items, view) ?? []);
}

/**
 * A product's price; for a product with variants, that of the cheapest. Null for a product that is not
 * sold.
 */
export function priceFor(id: ProductId, items: readonly PricedItem[], view: View): Price | null {
  const variants = items.filter((item) => item.parent === id);
  const shown = cheapest(variants.length > 0 ? variants : items.filter((item) => item.id === id), view);
  return shown && serializePrice(id, shown, view);
}

/** Related products on the wire, without those that are not sold. */
export function serializeRelated({ all, related }: ProductAnswer, reader: SerializerContext): Related[] {
  return related.flatMap((row) => {
    const facts = all.get(row.related);
    const product = facts && serializeProduct(facts, reader);
    const kind = RELATED_KINDS.find((one) => one === row.kind);
    return product && kind ? [{ kind, product }] : [];
  });
}

/** A product's pictures, public documents and videos. */
export function assetsOf({ documents }: ProductAnswer, { images }: Product): Assets {
  const all: Document[] = documents.map(serializeDocument);
  return {
    images,
    documents: all.filter(({ type }) => type !== "video"),
    videos: all.filter(({ type }) => type === "video"),
  };
}
