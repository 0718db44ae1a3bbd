// Products, variants and what they cost: CONTRACT §3.

import type { Document } from "~/contract/documents";
import { idIn } from "~/contract/id";
import type { Price } from "~/contract/prices";
import type { Assets, Product, Related, Variant } from "~/contract/products";
import { RELATED_KINDS } from "~/contract/products";
import {
  findPrices,
  findProduct,
  findProducts,
  type OneProduct,
  type PricedItem,
  productOfVariant,
  productWithId,
  productWithSlug,
} from "~/db/products/one";
import type { ApiContext } from "./context";
import { documentShape } from "./document-shape";
import type { Handlers } from "./handler";
import { listAnswer, sliceOf } from "./paging";
import { cheapest, priceShape } from "./price-shape";
import { filtersOf, listFor } from "./product-filters";
import { lookingOf, readerOf } from "./product-reader";
import { facets, facetsShape, suggest } from "./product-search";
import { productShape, type Reader, variantShapes } from "./product-shape";
import { badField, unknownOrNotYours } from "./refusal";
import { type View, viewOf } from "./view";

export const products: Handlers<"products"> = {
  async list(c, query) {
    const wanted = expandOf(query.expand, ["price", "variants"]);
    const view = await viewOf(c, query);
    const reader = await readerOf(c, view);
    const slice = sliceOf(query);
    const filters = filtersOf(c, query, view, reader.categories);
    const { count, ids, facets, searched } = await listFor(c, filters, view, slice, query.facets);
    const annotated = query.annotate_ordered_qty === true || query.ordered === true;
    const found = ids.length === 0 ? null : await findProducts(c.db, ids, lookingOf(c, view, annotated));
    const results = ids.flatMap((id) => {
      const facts = found?.get(id);
      const product = facts && productShape(facts, reader);
      if (!product) return [];
      return wanted.has("variants") ? { ...product, variants: variantShapes(facts, reader) } : product;
    });
    const list = { ...listAnswer(slice, count, results), ...(searched.length > 0 && { searched }) };
    return query.facets ? { ...list, facets: facetsShape(facets, reader, c) } : list;
  },

  async get(c, { id, expand, customer, season }) {
    const wanted = expandOf(expand, ["price", "variants", "related", "assets"]);
    const view = await viewOf(c, { customer, season });
    const reader = await readerOf(c, view);
    const asked = isId(id) ? productWithId(Number(id)) : productWithSlug(id);
    const found = await findProduct(c.db, asked, lookingOf(c, view, true), {
      related: wanted.has("related"),
      documents: wanted.has("assets"),
    });
    const product = found && productShape(found.product, reader);
    if (!product) throw unknownOrNotYours();
    return {
      ...product,
      ...(wanted.has("variants") ? { variants: variantShapes(found.product, reader) } : {}),
      ...(wanted.has("related") ? { related: relatedShapes(found, reader) } : {}),
      ...(wanted.has("assets") ? { assets: assetsOf(found, product) } : {}),
    };
  },

  async price(c, { id, customer, season }) {
    const [found] = await pricesOf(c, [id], await viewOf(c, { customer, season }));
    if (!found) throw unknownOrNotYours();
    return found;
  },

  async prices(c, { ids, customer, season }) {
    return { results: await pricesOf(c, idList(ids), await viewOf(c, { customer, season })) };
  },

  async variants(c, query) {
    const view = await viewOf(c, query);
    const reader = await readerOf(c, view);
    const slice = sliceOf(query);
    const found = await findProduct(c.db, productWithId(query.parent), lookingOf(c, view, false));
    if (!found) throw unknownOrNotYours();
    const all = variantShapes(found.product, reader);
    return listAnswer(slice, all.length, all.slice(slice.offset, slice.offset + slice.limit));
  },

  async variant(c, { id, customer, season }) {
    const view = await viewOf(c, { customer, season });
    const reader = await readerOf(c, view);
    const asked = productOfVariant(isId(id) ? { id: Number(id) } : { slug: id });
    const found = await findProduct(c.db, asked, lookingOf(c, view, false));
    const all: Variant[] = found ? variantShapes(found.product, reader) : [];
    const variant = all.find((one) => (isId(id) ? one.id === Number(id) : one.slug === id));
    if (!variant) throw unknownOrNotYours();
    return variant;
  },

  async variantPrice(c, { id, customer, season }) {
    const view = await viewOf(c, { customer, season });
    const items = await findPrices(c.db, [id], lookingOf(c, view, false));
    const price = priceFor(
      id,
      items.filter(({ parent }) => parent !== null),
      view,
    );
    if (!price || !items.some((item) => item.id === id)) throw unknownOrNotYours();
    return price;
  },

  async related(c, query) {
    const view = await viewOf(c, query);
    const reader = await readerOf(c, view);
    const slice = sliceOf(query);
    const found = await findProduct(c.db, productWithId(query.product), lookingOf(c, view, false), {
      related: true,
    });
    if (!found) throw unknownOrNotYours();
    const all = relatedShapes(found, reader).filter(({ kind }) => (query.kind ?? kind) === kind);
    return listAnswer(slice, all.length, all.slice(slice.offset, slice.offset + slice.limit));
  },

  async assets(c, { id }) {
    const view = await viewOf(c, {});
    const reader = await readerOf(c, view);
    const found = await findProduct(c.db, productWithId(id), lookingOf(c, view, false), {
      documents: true,
    });
    const product = found && productShape(found.product, reader);
    if (!product) throw unknownOrNotYours();
    return assetsOf(found, product);
  },

  suggest,
  facets,
};

// Slugs of digits alone are refused at import, so a number is an id: CONTRACT §8.
const isId = (text: string): boolean => /^\d{1,15}$/.test(text);

/** `price` is in every product already; it may be asked for all the same. */
function expandOf(text: string | undefined, expandable: string[]): Set<string> {
  const wanted = (text ?? "").split(",").filter((word) => word !== "");
  if (wanted.some((word) => !expandable.includes(word))) throw badField("expand", "invalid");
  return new Set(wanted);
}

const MAX_IDS = 100;

function idList(text: string): number[] {
  const ids = text.split(",").map((id) => id.trim());
  if (ids.some((id) => idIn(id) === null)) throw badField("ids", "invalid");
  if (ids.length > MAX_IDS) throw badField("ids", "max_items", { max: MAX_IDS });
  return [...new Set(ids.map(Number))];
}

/** In the order asked; what is not sold is left out. */
async function pricesOf(c: ApiContext, ids: number[], view: View): Promise<Price[]> {
  const items = await findPrices(c.db, ids, lookingOf(c, view, false));
  return ids.flatMap((id) => priceFor(id, items, view) ?? []);
}

function priceFor(id: number, items: readonly PricedItem[], view: View): Price | null {
  const variants = items.filter((item) => item.parent === id);
  const shown = cheapest(variants.length > 0 ? variants : items.filter((item) => item.id === id), view);
  return shown && priceShape(id, shown, view);
}

function relatedShapes({ all, related }: OneProduct, reader: Reader): Related[] {
  return related.flatMap((row) => {
    const facts = all.get(row.related);
    const product = facts && productShape(facts, reader);
    const kind = RELATED_KINDS.find((one) => one === row.kind);
    return product && kind ? [{ kind, product }] : [];
  });
}

function assetsOf({ documents }: OneProduct, { images }: Product): Assets {
  const all: Document[] = documents.map(documentShape);
  return {
    images,
    documents: all.filter(({ type }) => type !== "video"),
    videos: all.filter(({ type }) => type === "video"),
  };
}
