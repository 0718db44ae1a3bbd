// The category tree, from memory: CONTRACT §3.

import type { Handlers } from "~/api/http/handler";
import type { Category } from "~/contract/categories";
import type { Locale } from "~/contract/wire";
import { allCategories, type Categories, type CategoryRow, pathTo } from "~/db/products/categories";
import { notFound } from "~/services/refusal";
import { serializeCategory } from "./serialize-category";

export const categories: Handlers<"categories"> = {
  async menu(c, { taxonomy, parent }) {
    const all = await allCategories(c);
    if (parent !== undefined && !all.byId.has(parent)) throw notFound();
    const level = levelOf(all, taxonomy, parent ?? null);
    return { results: level.map((category) => serializeCategory(category, c.locale)) };
  },

  async tree(c, { taxonomy, root }) {
    const all = await allCategories(c);
    if (root === undefined) return { results: treesOf(all, levelOf(all, taxonomy, null), c.locale) };
    const top = all.byId.get(root);
    if (!top) throw notFound();
    return { results: treesOf(all, [top], c.locale) };
  },

  async ancestors(c, { category }) {
    const all = await allCategories(c);
    const path = pathTo(all, knownCategory(all, category));
    return { results: path.slice(0, -1).map((above) => serializeCategory(above, c.locale)) };
  },

  async get(c, { id }) {
    return serializeCategory(knownCategory(await allCategories(c), id), c.locale);
  },
};

/** By id, or by the slug of any language. */
export function knownCategory(all: Categories, idOrSlug: string): CategoryRow {
  const category = /^\d{1,15}$/.test(idOrSlug) ? all.byId.get(Number(idOrSlug)) : all.bySlug.get(idOrSlug);
  if (!category) throw notFound();
  return category;
}

const levelOf = (all: Categories, taxonomy: string, parent: number | null): CategoryRow[] =>
  (all.childrenOf.get(parent) ?? []).filter((category) => category.taxonomy === taxonomy);

function treesOf(all: Categories, level: readonly CategoryRow[], locale: Locale): Category[] {
  return level.map((category) => ({
    ...serializeCategory(category, locale),
    children: treesOf(all, all.childrenOf.get(category.id) ?? [], locale),
  }));
}
