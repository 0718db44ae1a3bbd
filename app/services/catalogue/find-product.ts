// Products as one viewer sees them: their texts, prices and stock.
import type { ProductId } from "~/contract/ids";
import { catalogueData } from "~/db/products/catalogue-data";
import {
  type Besides,
  findPrices,
  findProduct,
  findProducts,
  type PricedItem,
  type ProductAnswer,
  previewedProduct,
  productOfVariant,
  productWithId,
  productWithSlug,
} from "~/db/products/get-product";
import type { ProductData } from "~/db/products/product-row";
import type { ServiceContext } from "~/services/context";
import type { View } from "~/services/price-view";
import { notFound } from "~/services/refusal";
import { readOptionsOf } from "./product-reader";

/**
 * A product by its own id or slug, or by those of one of its variants; `previewed`: by its slug, including
 * hidden products.
 */
export type ProductRef =
  | { product: ProductId }
  | { slug: string }
  | { previewed: string }
  | { variant: { id: ProductId } | { slug: string } };

const conditionOf = (ref: ProductRef) =>
  "product" in ref
    ? productWithId(ref.product)
    : "slug" in ref
      ? productWithSlug(ref.slug)
      : "previewed" in ref
        ? previewedProduct(ref.previewed)
        : productOfVariant(ref.variant);

/**
 * @param withOrders adds the quantities that the viewer has ordered before @throws Refusal 404 for a
 * product that is not sold
 */
export async function findProductFor(
  c: ServiceContext,
  ref: ProductRef,
  view: View,
  { withOrders = false, ...besides }: Besides & { withOrders?: boolean } = {},
): Promise<ProductAnswer> {
  const previewed = "previewed" in ref ? ref.previewed : null;
  const options = { ...readOptionsOf(c, view, withOrders), previewed };
  const found = await findProduct(c.db, conditionOf(ref), options, besides);
  if (!found) throw notFound();
  return found;
}

/** Keyed by id. @param withOrders adds the quantities that the viewer has ordered before */
export const findProductsFor = async (
  c: ServiceContext,
  ids: readonly ProductId[],
  view: View,
  withOrders: boolean,
): Promise<ReadonlyMap<number, ProductData>> =>
  ids.length === 0 ? new Map() : findProducts(c.db, ids, readOptionsOf(c, view, withOrders));

/** Items sold under these ids; for a product with variants, all of its variants. */
export const findPricesFor = (
  c: ServiceContext,
  ids: readonly ProductId[],
  view: View,
): Promise<readonly PricedItem[]> => findPrices(c.db, ids, readOptionsOf(c, view, false));

export const customFieldsFor = async (c: ServiceContext) => (await catalogueData(c)).fields;
