// The category tree with its texts, and the path from each category to its root.
import { type Files, LOCALES } from "./files";
import { pictureNames } from "./pictures";
import { OPENED_AT } from "./shop";
import type { Table } from "./table";

type Column =
  | "id"
  | "key"
  | "parent"
  | "position"
  | "colour"
  | "logo"
  | `${"slug" | "name" | "description"}_${(typeof LOCALES)[number]}`;
type Category = Record<Column, string>;

export function* categoryTables(files: Files): Generator<Table> {
  const categories = files.csv<Column>("categories.csv");
  const pictures = categoryPictures(files);
  yield {
    table: "categories",
    rows: categories.map((c) => ({
      id: Number(c.id),
      parent_id: Number(c.parent) || null,
      position: Number(c.position),
      slug: c.slug_it,
      colour: c.colour,
      logo: c.logo,
      image: pictures.get(Number(c.id)),
      write_date: OPENED_AT,
    })),
  };
  yield { table: "category_texts", rows: categories.flatMap(texts) };
  const paths = [...categoryPaths(files).entries()];
  yield {
    table: "category_paths",
    rows: paths.flatMap(([id, path]) =>
      path.map((ancestor, depth) => ({ category_id: id, ancestor_id: ancestor, depth })),
    ),
  };
}

/** Maps each category's id to its path: itself, its parent, and so on up to the root. */
export function categoryPaths(files: Files): Map<number, number[]> {
  const categories = files.csv<Column>("categories.csv");
  const parents = new Map(categories.map((c) => [Number(c.id), Number(c.parent)]));
  const pathOf = (id: number): number[] => (id === 0 ? [] : [id, ...pathOf(parents.get(id) ?? 0)]);
  return new Map(categories.map((c) => [Number(c.id), pathOf(Number(c.id))]));
}

export function categoryIds(files: Files): Map<string, number> {
  return new Map(files.csv<Column>("categories.csv").map((c) => [c.key, Number(c.id)]));
}

/** Each of the four top-level categories has a scene; any other category shows its first product. */
function categoryPictures(files: Files): Map<number, string> {
  const ids = categoryIds(files);
  const paths = categoryPaths(files);
  const pictureOf = pictureNames();
  const pictures = new Map<number, string>();
  for (const key of LINES) pictures.set(ids.get(key) ?? 0, `scene-${key}-4x3.svg`);
  for (const { category, sku } of files.csv<"category" | "sku">("products.csv"))
    for (const id of paths.get(ids.get(category) ?? 0) ?? [])
      if (!pictures.has(id)) pictures.set(id, pictureOf(sku).image);
  return pictures;
}

const LINES = ["eno", "hb", "gar", "hyd"];

const texts = (c: Category) =>
  LOCALES.map((locale) => ({
    category_id: Number(c.id),
    locale,
    slug: c[`slug_${locale}`],
    name: c[`name_${locale}`],
    description: c[`description_${locale}`],
  }));
