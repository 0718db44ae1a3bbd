// The category tree, from memory (CONTRACT §3).

import type { Handlers } from "~/api/http/handler";
import { type Category, DEFAULT_TAXONOMY } from "~/contract/categories";
import { Locale } from "~/contract/wire";
import type { Categories, CategoryRow } from "~/db/products/categories";
import { madeOnce } from "~/platform/cache/made-once";
import { ancestorsOf, categoriesFor, categoryNamed } from "~/services/catalogue/categories";
import { serializeCategory } from "~/services/catalogue/serialize-category";
import { notFound } from "~/services/refusal";

export const categories: Handlers<"categories"> = {
  async menu(c, { taxonomy, parent }) {
    const all = await categoriesFor(c);
    if (parent !== undefined && !all.byId.has(parent)) throw notFound();
    const level = levelOf(all, taxonomy, parent ?? null);
    return { results: level.map((category) => serializeCategory(category, c.locale)) };
  },

  async tree(c, { taxonomy, root }) {
    const all = await categoriesFor(c);
    if (root === undefined && taxonomy === DEFAULT_TAXONOMY) return { results: menuTree(all, c.locale) };
    if (root === undefined) return { results: treesOf(all, levelOf(all, taxonomy, null), c.locale) };
    const top = all.byId.get(root);
    if (!top) throw notFound();
    return { results: treesOf(all, [top], c.locale) };
  },

  async ancestors(c, { category }) {
    const all = await categoriesFor(c);
    const above = ancestorsOf(all, categoryNamed(all, category));
    return { results: above.map((one) => serializeCategory(one, c.locale)) };
  },

  async get(c, { id }) {
    return serializeCategory(categoryNamed(await categoriesFor(c), id), c.locale);
  },
};

const menuTree = madeOnce((all: Categories, locale) =>
  treesOf(all, levelOf(all, DEFAULT_TAXONOMY, null), Locale.parse(locale)),
);

const levelOf = (all: Categories, taxonomy: string, parent: number | null): CategoryRow[] =>
  (all.childrenOf.get(parent) ?? []).filter((category) => category.taxonomy === taxonomy);

function treesOf(all: Categories, level: readonly CategoryRow[], locale: Locale): Category[] {
  return level.map((category) => ({
    ...serializeCategory(category, locale),
    children: treesOf(all, all.childrenOf.get(category.id) ?? [], locale),
  }));
}
