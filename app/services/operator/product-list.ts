// The operator's lists of products and stock, in pages; a page costs the same at the end as at the
// beginning.
import {
  type OperatorProduct,
  type OperatorProductQuery,
  PRODUCT_PAGE_SIZE,
  type ProductPhoto,
  type StockLine,
  type StockMovement,
  type ToFix,
} from "~/contract/operator/products";
import { fromCents, type Locale } from "~/contract/wire";
import { type ListedProduct, productPhotosQuery, productsQuery } from "~/db/operator/products";
import { movementsQuery, stockQuery } from "~/db/operator/stock-list";
import { ask } from "~/db/query";
import { serializeImage } from "~/services/catalogue/serialize-image";
import type { ServiceContext } from "~/services/context";
import { findItemNamed } from "./items";
import { shopLocales } from "./records/records";

/** Stock at or below this is due for reordering. */
export const LOW_STOCK = 5;
const MOST_MOVEMENTS = 100;

export async function listOperatorProducts(
  c: ServiceContext,
  { after, ...query }: OperatorProductQuery,
): Promise<{ results: OperatorProduct[]; next: string | null }> {
  const locales = await shopLocales(c);
  const found = await ask(
    c.db,
    productsQuery({
      ...query,
      after: placeOf(after),
      locales,
      locale: c.locale,
      lowStock: LOW_STOCK,
      limit: PRODUCT_PAGE_SIZE + 1,
    }),
  );
  const page = found.slice(0, PRODUCT_PAGE_SIZE);
  const last = page.at(-1);
  return {
    results: page.map((product) => serializeListed(product, c.locale, locales)),
    next: found.length > page.length && last ? `${last.id}:${last.place}` : null,
  };
}

/** Pictures named in the product's rows, including missing ones. @throws Refusal 404 */
export async function productPhotos(c: ServiceContext, item: string): Promise<ProductPhoto[]> {
  const { stock } = await findItemNamed(c, item);
  const photos = await ask(c.db, productPhotosQuery(stock.item));
  return photos.map(({ name, picture }) => ({
    ...{ name, picture: serializeImage(picture, "", c.locale), alt: picture?.alt ?? {} },
  }));
}

/** Low stock first. */
export async function listStock(
  c: ServiceContext,
  { search = "", after }: { search?: string | undefined; after?: string | undefined },
): Promise<{ results: StockLine[]; next: string | null }> {
  const place = placeOf(after);
  const from = place && { quantity: Number(place.place) || 0, id: place.id };
  const found = await ask(
    c.db,
    stockQuery(search.trim(), from, { locale: c.locale, limit: PRODUCT_PAGE_SIZE + 1 }),
  );
  const page = found.slice(0, PRODUCT_PAGE_SIZE);
  const last = page.at(-1);
  return {
    results: page,
    next: found.length > page.length && last ? `${last.item}:${last.quantity}` : null,
  };
}

/** @throws Refusal 404 */
export async function stockMovements(c: ServiceContext, item: string): Promise<StockMovement[]> {
  const { stock } = await findItemNamed(c, item);
  return ask(c.db, movementsQuery(stock.item, MOST_MOVEMENTS));
}

/** Parses "12:2026-11-22", an id and a place. Any other text means the beginning. */
function placeOf(after: string | undefined): { place: string; id: number } | null {
  const [, id, place = ""] = /^(\d{1,15}):(.*)$/s.exec(after ?? "") ?? [];
  return id === undefined ? null : { id: Number(id), place };
}

function serializeListed(
  product: ListedProduct,
  locale: Locale,
  locales: readonly Locale[],
): OperatorProduct {
  const name = product.name ?? product.sku;
  const missing = product.gaps.filter((one) => locales.includes(one));
  return {
    id: product.id,
    sku: product.sku,
    slug: product.slug,
    name,
    brand: product.brand,
    is_active: product.isActive,
    variants_count: product.variantsCount,
    image: serializeImage(product.picture, name, locale),
    category: product.category,
    quantity: product.quantity,
    price: product.priceCents === null ? null : fromCents(product.priceCents),
    write_date: product.writeDate,
    to_fix: toFix(product, missing),
    missing_texts: missing,
  };
}

function toFix(product: ListedProduct, missing: readonly Locale[]): ToFix[] {
  const is: Record<ToFix, boolean> = {
    picture: product.picture === null,
    text: missing.length > 0,
    category: product.category === null,
    price: product.priceCents === null,
    stock: (product.quantity ?? 0) <= LOW_STOCK && !product.isBackorderable,
  };
  const all: ToFix[] = ["price", "category", "text", "picture", "stock"];
  return all.filter((one) => is[one]);
}
