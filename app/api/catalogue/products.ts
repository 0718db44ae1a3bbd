// Products, variants and prices (CONTRACT §3).

import type { ApiContext } from "~/api/http/context";
import type { Handlers } from "~/api/http/handler";
import { listAnswer, sliceOf } from "~/api/http/paging";
import { MAX_PRICE_IDS } from "~/contract/constants/limits";
import { idIn } from "~/contract/input/id";
import type { ProductExpanded, Variant } from "~/contract/products";
import { feedOffers } from "~/services/catalogue/feed";
import {
  findPricesFor,
  findProductFor,
  findProductsFor,
  type ProductRef,
} from "~/services/catalogue/find-product";
import { filtersOf } from "~/services/catalogue/product-filters";
import { listFor } from "~/services/catalogue/product-list";
import { productSerializerContext } from "~/services/catalogue/product-reader";
import { facets, serializeFacets, suggest } from "~/services/catalogue/product-search";
import { assetsOf, priceFor, pricesOf, serializeRelated } from "~/services/catalogue/serialize-answers";
import { serializeProduct, serializeVariants } from "~/services/catalogue/serialize-product";
import { type View, viewOf } from "~/services/price-view";
import { invalidField, notFound } from "~/services/refusal";

export const products: Handlers<"products"> = {
  async list(c, query) {
    const expanded = expandOf(query.expand, ["price", "variants"]);
    const view = await viewOf(c, query);
    const reader = await productSerializerContext(c, view);
    const slice = sliceOf(query);
    const filters = filtersOf(c, query, view, reader.categories);
    const { count, ids, facets, searched } = await listFor(c, filters, view, slice, query.facets);
    const annotated = query.annotate_ordered_qty === true || query.ordered === true;
    const found = await findProductsFor(c, ids, view, annotated);
    const results = ids.flatMap((id) => {
      const facts = found.get(id);
      const product = facts && serializeProduct(facts, reader);
      if (!product) return [];
      return expanded.has("variants") ? { ...product, variants: serializeVariants(facts, reader) } : product;
    });
    const list = { ...listAnswer(slice, count, results), ...(searched.length > 0 && { searched }) };
    return query.facets ? { ...list, facets: serializeFacets(facets, reader, c) } : list;
  },

  async get(c, { id, expand, customer, season }) {
    const expanded = expandOf(expand, ["price", "variants", "related", "assets"]);
    const view = await viewOf(c, { customer, season });
    return productAnswer(c, isId(id) ? { product: Number(id) } : { slug: id }, view, expanded);
  },

  async price(c, { id, customer, season }) {
    const [found] = await pricesOf(c, [id], await viewOf(c, { customer, season }));
    if (!found) throw notFound();
    return found;
  },

  async prices(c, { ids, customer, season }) {
    return { results: await pricesOf(c, idList(ids), await viewOf(c, { customer, season })) };
  },

  async variants(c, query) {
    const view = await viewOf(c, query);
    const reader = await productSerializerContext(c, view);
    const slice = sliceOf(query);
    const found = await findProductFor(c, { product: query.parent }, view);
    const all = serializeVariants(found.product, reader);
    return listAnswer(slice, all.length, all.slice(slice.offset, slice.offset + slice.limit));
  },

  async variant(c, { id, customer, season }) {
    const view = await viewOf(c, { customer, season });
    const reader = await productSerializerContext(c, view);
    const found = await findProductFor(c, { variant: isId(id) ? { id: Number(id) } : { slug: id } }, view);
    const all: Variant[] = serializeVariants(found.product, reader);
    const variant = all.find((one) => (isId(id) ? one.id === Number(id) : one.slug === id));
    if (!variant) throw notFound();
    return variant;
  },

  async variantPrice(c, { id, customer, season }) {
    const view = await viewOf(c, { customer, season });
    const items = await findPricesFor(c, [id], view);
    const price = priceFor(
      id,
      items.filter(({ parent }) => parent !== null),
      view,
    );
    if (!price || !items.some((item) => item.id === id)) throw notFound();
    return price;
  },

  async related(c, query) {
    const view = await viewOf(c, query);
    const reader = await productSerializerContext(c, view);
    const slice = sliceOf(query);
    const found = await findProductFor(c, { product: query.product }, view, { related: true });
    const all = serializeRelated(found, reader).filter(({ kind }) => (query.kind ?? kind) === kind);
    return listAnswer(slice, all.length, all.slice(slice.offset, slice.offset + slice.limit));
  },

  async assets(c, { id }) {
    const view = await viewOf(c, {});
    const reader = await productSerializerContext(c, view);
    const found = await findProductFor(c, { product: id }, view, { documents: true });
    const product = serializeProduct(found.product, reader);
    if (!product) throw notFound();
    return assetsOf(found, product);
  },

  async feed(c, { country, ...paging }) {
    const slice = sliceOf(paging);
    const { count, offers } = await feedOffers(c, country, slice);
    return listAnswer(slice, count, offers);
  },

  suggest,
  facets,
};

/**
 * Returns one product with the requested expansions.
 * @throws Refusal 404
 */
export async function productAnswer(
  c: ApiContext,
  ref: ProductRef,
  view: View,
  expanded: ReadonlySet<string>,
): Promise<ProductExpanded> {
  const reader = await productSerializerContext(c, view);
  const found = await findProductFor(c, ref, view, {
    withOrders: true,
    related: expanded.has("related"),
    documents: expanded.has("assets"),
  });
  // Includes related products that have no price yet.
  c.shown.products = [...found.all.keys()];
  const product = serializeProduct(found.product, reader);
  if (!product) throw notFound();
  const { seo, name, shortDescription } = found.product;
  const own = seo.title !== "" || seo.description !== "";
  return {
    ...product,
    ...(own && { seo: { title: seo.title || name, description: seo.description || shortDescription } }),
    ...(expanded.has("variants") ? { variants: serializeVariants(found.product, reader) } : {}),
    ...(expanded.has("related") ? { related: serializeRelated(found, reader) } : {}),
    ...(expanded.has("assets") ? { assets: assetsOf(found, product) } : {}),
  };
}

// The import refuses slugs of digits only, so a number is an id (CONTRACT §8).
const isId = (text: string): boolean => /^\d{1,15}$/.test(text);

/** `price` is accepted, although every product contains it. */
function expandOf(text: string | undefined, expandable: string[]): Set<string> {
  const expanded = (text ?? "").split(",").filter((name) => name !== "");
  if (expanded.some((name) => !expandable.includes(name))) throw invalidField("expand", "invalid");
  return new Set(expanded);
}

function idList(text: string): number[] {
  const ids = text.split(",").map((id) => id.trim());
  if (ids.some((id) => idIn(id) === null)) throw invalidField("ids", "invalid");
  if (ids.length > MAX_PRICE_IDS) throw invalidField("ids", "max_items", { max: MAX_PRICE_IDS });
  return [...new Set(ids.map(Number))];
}
