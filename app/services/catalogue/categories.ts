// The category tree, from the cached data that all pages share.
import { allCategories, type Categories, type CategoryRow, pathTo } from "~/db/products/categories";
import type { ServiceContext } from "~/services/context";
import { notFound } from "~/services/refusal";

export const categoriesFor = (c: ServiceContext): Promise<Categories> => allCategories(c);

/** Finds a category by id, or by the slug of any language. @throws Refusal 404 */
export function categoryNamed(all: Categories, idOrSlug: string): CategoryRow {
  const category = /^\d{1,15}$/.test(idOrSlug) ? all.byId.get(Number(idOrSlug)) : all.bySlug.get(idOrSlug);
  if (!category) throw notFound();
  return category;
}

/** Path from the root down, without the category itself. */
export const ancestorsOf = (all: Categories, category: CategoryRow): CategoryRow[] =>
  pathTo(all, category).slice(0, -1);
