// The PDFs of products: sheets, catalogues, price lists, forms; with the prices of the document's owner.

import type { ProductId } from "~/contract/ids";
import type { StoredFile } from "~/db/orders/stored-files";
import { findProduct, findProducts, productWithId } from "~/db/products/get-product";
import { listProducts } from "~/db/products/list-products";
import { shopData } from "~/db/shop/shop-data";
import { withdrawalForm } from "~/pdf/orders/withdrawal-form";
import { placeholderPdf } from "~/pdf/placeholder-pdf";
import { type CategoryProducts, catalogue } from "~/pdf/products/catalogue";
import { priceList } from "~/pdf/products/price-list";
import { productSheet } from "~/pdf/products/product-sheet";
import { filtersOf } from "~/services/catalogue/product-filters";
import { productSerializerContext, readOptionsOf } from "~/services/catalogue/product-reader";
import { serializeProduct, serializeVariants } from "~/services/catalogue/serialize-product";
import type { ServiceContext } from "~/services/context";
import { senderOf } from "~/services/emails/email-sender";
import { viewOf } from "~/services/price-view";
import { cataloguePictures } from "./catalogue-pictures";
import { pdfAssets } from "./pdf-assets";

/** The limit of one document; lists on the screen are complete. */
const MAX_PRODUCTS = 5000;

/** @returns the PDF's bytes; null if the product is no longer sold */
export async function renderProductDocument(
  requested: ServiceContext,
  stored: StoredFile,
): Promise<Uint8Array | null> {
  // A public document is the same for everyone; a private one has its owner's prices.
  const who = stored.isPublic ? null : requested.who;
  const c: ServiceContext = {
    ...requested,
    who,
    locale: stored.locale ?? requested.locale,
    shopContext: "b2c",
  };
  const { settings } = await shopData(c);
  const shop = {
    title: stored.title,
    locale: c.locale,
    date: stored.date,
    sender: senderOf(settings, null),
    assets: await pdfAssets(c.db, c.env),
  };
  if (stored.product !== null) {
    const goods = await productWithVariants(c, stored.product);
    if (!goods) return null;
    const [picture = null] = (await cataloguePictures(c.env, [{ name: "", products: [goods] }])).values();
    return productSheet({ ...shop, ...goods, picture, isSafety: stored.type === "safety_sheet" });
  }
  if (stored.type === "catalogue") {
    const goods = await productsByCategory(c, stored);
    return catalogue({ ...shop, ...goods }, await cataloguePictures(c.env, goods.categories));
  }
  if (stored.type === "price_list") return priceList({ ...shop, ...(await productsByCategory(c, stored)) });
  return stored.file.startsWith("forms/withdrawal-") ? withdrawalForm(shop) : placeholderPdf(shop);
}

async function productWithVariants(c: ServiceContext, id: ProductId) {
  const view = await viewOf(c, {});
  const reader = await productSerializerContext(c, view);
  const found = await findProduct(c.db, productWithId(id), readOptionsOf(c, view, false));
  const product = found && serializeProduct(found.product, reader);
  return found && product ? { product, variants: serializeVariants(found.product, reader) } : null;
}

async function productsByCategory(
  c: ServiceContext,
  { customer, category }: StoredFile,
): Promise<{ categories: CategoryProducts[]; isCut: boolean }> {
  const view = await viewOf(c, { customer: customer ?? undefined });
  const reader = await productSerializerContext(c, view);
  const { all, byId, bySlug } = reader.categories;
  const slug = category === null ? undefined : byId.get(category)?.slug;
  const filters = filtersOf(c, { categories: slug }, view, reader.categories);
  const { count, ids } = await listProducts(c.db, filters, view, c.locale, {
    limit: MAX_PRODUCTS,
    offset: 0,
  });
  const found = await findProducts(c.db, ids, readOptionsOf(c, view, false));
  const byCategory = new Map<number, CategoryProducts["products"][number][]>();
  for (const id of ids) {
    const facts = found.get(id);
    const product = facts && serializeProduct(facts, reader);
    if (!product) continue;
    const first = bySlug.get(product.categories[0] ?? "")?.id ?? 0;
    byCategory.set(first, [
      ...(byCategory.get(first) ?? []),
      { product, variants: serializeVariants(facts, reader) },
    ]);
  }
  const categories = all.flatMap(({ id, texts }) => {
    const products = byCategory.get(id);
    return products ? [{ name: texts[c.locale].name, products }] : [];
  });
  return { categories, isCut: count > ids.length };
}
