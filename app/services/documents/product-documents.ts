// Sheets, catalogues, price lists and forms: drawn from what the shop shows to the one whom the paper is for.

import type { StoredFile } from "~/db/orders/documents";
import { findProduct, findProducts, productWithId } from "~/db/products/get-product";
import { listProducts } from "~/db/products/list-products";
import { shopData } from "~/db/shop/shop-data";
import { catalogue, type Goods, priceList } from "~/pdf/catalogue";
import { placeholderPdf } from "~/pdf/placeholder-pdf";
import { productSheet } from "~/pdf/product-sheet";
import { withdrawalForm } from "~/pdf/withdrawal-form";
import { filtersOf } from "~/services/catalogue/product-filters";
import { productSerializerContext, readOptionsOf } from "~/services/catalogue/product-reader";
import { serializeProduct, serializeVariants } from "~/services/catalogue/serialize-product";
import type { ServiceContext } from "~/services/context";
import { senderOf } from "~/services/emails/email-sender";
import { viewOf } from "~/services/price-view";

/** More is a book: the list on the screen has them all. */
const MOST_GOODS = 5000;

export async function renderProductDocument(
  asked: ServiceContext,
  stored: StoredFile,
): Promise<Uint8Array | null> {
  // A public paper is the same whoever asks for it first; a private one is in its owner's prices.
  const who = stored.isPublic ? null : asked.who;
  const c: ServiceContext = { ...asked, who, locale: stored.locale ?? asked.locale, shopContext: "b2c" };
  const { settings } = await shopData(c);
  const shop = { title: stored.title, locale: c.locale, date: stored.date, sender: senderOf(settings) };
  if (stored.product !== null) {
    const goods = await oneOf(c, stored.product);
    return goods && productSheet({ ...shop, ...goods, isSafety: stored.type === "safety_sheet" });
  }
  if (stored.type === "catalogue") return catalogue({ ...shop, ...(await goodsOf(c, stored)) });
  if (stored.type === "price_list") return priceList({ ...shop, ...(await goodsOf(c, stored)) });
  return stored.file.startsWith("forms/withdrawal-") ? withdrawalForm(shop) : placeholderPdf(shop);
}

async function oneOf(c: ServiceContext, id: number) {
  const view = await viewOf(c, {});
  const reader = await productSerializerContext(c, view);
  const found = await findProduct(c.db, productWithId(id), readOptionsOf(c, view, false));
  const product = found && serializeProduct(found.product, reader);
  return found && product ? { product, variants: serializeVariants(found.product, reader) } : null;
}

async function goodsOf(
  c: ServiceContext,
  { customer, category }: StoredFile,
): Promise<{ parts: Goods[]; isCut: boolean }> {
  const view = await viewOf(c, { customer: customer ?? undefined });
  const reader = await productSerializerContext(c, view);
  const { all, byId, bySlug } = reader.categories;
  const categories = category === null ? undefined : byId.get(category)?.slug;
  const filters = filtersOf(c, { categories }, view, reader.categories);
  const { count, ids } = await listProducts(c.db, filters, view, c.locale, { limit: MOST_GOODS, offset: 0 });
  const found = await findProducts(c.db, ids, readOptionsOf(c, view, false));
  const byPart = new Map<number, Goods["products"][number][]>();
  for (const id of ids) {
    const facts = found.get(id);
    const product = facts && serializeProduct(facts, reader);
    if (!product) continue;
    const part = bySlug.get(product.categories[0] ?? "")?.id ?? 0;
    byPart.set(part, [...(byPart.get(part) ?? []), { product, variants: serializeVariants(facts, reader) }]);
  }
  const parts = all.flatMap(({ id, texts }) => {
    const products = byPart.get(id);
    return products ? [{ name: texts[c.locale].name, products }] : [];
  });
  return { parts, isCut: count > ids.length };
}
