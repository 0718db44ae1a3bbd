// The category tree with its texts, and the way from each category up to its root.
import { type Files, LOCALES } from "./files";
import { OPENED_AT } from "./shop";
import type { Table } from "./world";

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
  yield { table: "categories", rows: categories.map(category) };
  yield { table: "category_texts", rows: categories.flatMap(texts) };
  const paths = [...categoryPaths(files).entries()];
  yield {
    table: "category_paths",
    rows: paths.flatMap(([id, path]) => path.map((ancestor, depth) => ({ category: id, ancestor, depth }))),
  };
}

/** For each category's id: itself, its parent, and so on to the root. */
export function categoryPaths(files: Files): Map<number, number[]> {
  const categories = files.csv<Column>("categories.csv");
  const parents = new Map(categories.map((c) => [Number(c.id), Number(c.parent)]));
  const pathOf = (id: number): number[] => (id === 0 ? [] : [id, ...pathOf(parents.get(id) ?? 0)]);
  return new Map(categories.map((c) => [Number(c.id), pathOf(Number(c.id))]));
}

export function categoryIds(files: Files): Map<string, number> {
  return new Map(files.csv<Column>("categories.csv").map((c) => [c.key, Number(c.id)]));
}

const category = (c: Category) => ({
  id: Number(c.id),
  parent: Number(c.parent) || null,
  position: Number(c.position),
  slug: c.slug_it,
  colour: c.colour,
  logo: c.logo,
  write_date: OPENED_AT,
});

const texts = (c: Category) =>
  LOCALES.map((locale) => ({
    category: Number(c.id),
    locale,
    slug: c[`slug_${locale}`],
    name: c[`name_${locale}`],
    description: c[`description_${locale}`],
  }));
