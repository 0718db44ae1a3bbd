// The category tree with its texts, cached: every page's menu and breadcrumbs use it.

import { LOCALES } from "~/contract/constants/enums";
import type { CategoryId } from "~/contract/ids";
import type { Locale } from "~/contract/wire";
import { referenceData } from "~/db/cache/reference-data";
import { groupBy, int, intOrNull, text, textOrNull } from "~/db/columns";
import { type PictureRow, pictureSql, readPicture } from "~/db/pictures";
import { combine, mapQuery, query, queryCount } from "~/db/query";
import { type Row, statement } from "~/platform/database";

export interface CategoryRow {
  id: CategoryId;
  taxonomy: string;
  parent: number | null;
  position: number;
  slug: string;
  colour: string | null;
  logo: string | null;
  picture: PictureRow | null;
  /** Active products here and in all categories below. */
  productCount: number;
  texts: Record<Locale, CategoryText>;
}

interface CategoryText {
  slug: string;
  name: string;
  description: string;
}

export interface Categories {
  /** In menu order. */
  all: readonly CategoryRow[];
  byId: ReadonlyMap<number, CategoryRow>;
  /** Keyed by the canonical slug, and by the slug of each language. */
  bySlug: ReadonlyMap<string, CategoryRow>;
  childrenOf: ReadonlyMap<number | null, readonly CategoryRow[]>;
  /** Active products in the whole catalogue. */
  total: number;
}

/** Path from the root down to the category itself. */
export function pathTo(categories: Categories, category: CategoryRow): CategoryRow[] {
  const above = category.parent === null ? undefined : categories.byId.get(category.parent);
  return above ? [...pathTo(categories, above), category] : [category];
}

function categoryOf(row: Row, texts: Row[]): CategoryRow {
  const slug = text(row, "slug");
  const textIn = (locale: Locale): CategoryText => {
    const found = texts.find((one) => text(one, "locale") === locale);
    return found
      ? { slug: text(found, "slug"), name: text(found, "name"), description: text(found, "description") }
      : { slug, name: slug, description: "" };
  };
  return {
    id: int(row, "id"),
    taxonomy: text(row, "taxonomy"),
    parent: intOrNull(row, "parent_id"),
    position: int(row, "position"),
    slug,
    colour: textOrNull(row, "colour"),
    logo: textOrNull(row, "logo"),
    picture: readPicture(row, "picture"),
    productCount: int(row, "product_count"),
    texts: { it: textIn("it"), en: textIn("en"), es: textIn("es") },
  };
}

function categoriesOf({
  rows,
  texts,
  total,
}: {
  rows: Row[];
  texts: ReadonlyMap<number, Row[]>;
  total: number;
}): Categories {
  const all = rows.map((row) => categoryOf(row, texts.get(int(row, "id")) ?? []));
  const bySlug = new Map<string, CategoryRow>();
  for (const category of all) {
    for (const locale of LOCALES) bySlug.set(category.texts[locale].slug, category);
  }
  // Canonical slugs come last, so that no translation of another category hides them.
  for (const category of all) bySlug.set(category.slug, category);
  return {
    all,
    byId: new Map(all.map((category) => [category.id, category])),
    bySlug,
    childrenOf: groupBy(all, (category) => category.parent),
    total,
  };
}

const categoriesQuery = combine({
  rows: query(
    statement(
      `SELECT c.id, c.taxonomy, c.parent_id, c.position, c.slug, c.colour, c.logo, ${pictureSql("c.image")} AS picture,
         coalesce(n.products, 0) AS product_count
       FROM active_categories c LEFT JOIN category_counts n ON n.category_id = c.id AND n.other_category_id = c.id
       ORDER BY c.position, c.id`,
    ),
    (rows) => rows,
  ),
  texts: query(statement("SELECT category_id, locale, slug, name, description FROM category_texts"), (rows) =>
    groupBy(rows, (row) => int(row, "category_id")),
  ),
  total: queryCount(
    statement("SELECT products AS n FROM category_counts WHERE category_id = 0 AND other_category_id = 0"),
  ),
});

/** Cached, for pages. */
export const allCategories = referenceData("categories", mapQuery(categoriesQuery, categoriesOf));
