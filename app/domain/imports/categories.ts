// Categories of another shop's products: found in this shop by name, or created.
import type { Locale } from "~/contract/constants/enums";
import { slugOf } from "~/contract/constants/slug";
import type { TypedRow } from "./source-file";

export interface KnownCategory {
  slug: string;
  parent: string | null;
  /** In all languages. */
  names: readonly string[];
}

/** Collects the categories that the shop lacks, each below its parent. */
export function newCategories(known: readonly KnownCategory[], locale: Locale) {
  const slugs = new Set(known.map(({ slug }) => slug));
  const places = new Map<string, string>();
  for (const { slug, parent, names } of known)
    for (const name of [slug, ...names]) places.set(placeOf(parent, name), slug);
  const made: { line: number; slug: string; parent: string | null; name: string }[] = [];

  /** The category's slug; null for a path without a name. A single name is found on any level. */
  function place(path: readonly string[], line: number): string | null {
    const [only = ""] = path;
    if (path.length === 1 && !places.has(placeOf(null, only))) {
      const anywhere = known.filter(({ names }) => names.some((name) => slugOf(name) === slugOf(only)));
      if (anywhere.length === 1 && slugOf(only) !== "") return anywhere[0]?.slug ?? null;
    }
    let parent: string | null = null;
    for (const name of path) {
      const base = slugOf(name);
      if (base === "") continue;
      const found: string | undefined = places.get(placeOf(parent, name));
      parent = found ?? make(base, name, parent, line);
    }
    return parent;
  }

  function make(base: string, name: string, parent: string | null, line: number): string {
    const wanted = /[a-z]/.test(base) ? base : `c-${base}`;
    let slug = slugs.has(wanted) && parent !== null ? `${parent}-${wanted}` : wanted;
    for (let n = 2; slugs.has(slug); n += 1) slug = `${wanted}-${n}`;
    slugs.add(slug);
    places.set(placeOf(parent, name), slug);
    made.push({ line, slug, parent, name });
    return slug;
  }

  return {
    place,
    rows: (): TypedRow[] =>
      made.map(({ line, slug, parent }) => ({ line, cells: { slug, parent: parent ?? "" } })),
    texts: (): TypedRow[] =>
      made.map(({ line, slug, name }) => ({ line, cells: { category: slug, locale, slug, name } })),
  };
}

const placeOf = (parent: string | null, name: string): string => `${parent ?? ""}/${slugOf(name)}`;
