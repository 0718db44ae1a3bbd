// Indexable URLs by kind: slugs with the instant of their last change.
import type { SitemapEntry, SitemapKind } from "~/contract/content";
import type { Locale } from "~/contract/wire";
import { type Database, statement } from "~/platform/database";
import { text } from "../columns";
import { queryAll, queryCount, together } from "../query";
import { shownAt } from "../shown-at";

// Every SELECT binds the locale and the instant, even if it does not use them.
const SOURCES: Record<SitemapKind, string> = {
  pages: `SELECT slug, updated_at FROM pages WHERE is_active = 1 AND (locale IS NULL OR locale = ?1)
     AND ${shownAt("shown_from", "shown_until", "?2")}`,
  categories: "SELECT slug, write_date AS updated_at, ?1 AS locale, ?2 AS now FROM active_categories",
  products:
    "SELECT slug, write_date AS updated_at, ?1 AS locale, ?2 AS now FROM products WHERE parent_id IS NULL AND is_active = 1",
  articles: `SELECT slug, updated_at, ?1 AS locale FROM articles WHERE is_active = 1
     AND ${shownAt("published_at", "shown_until", "?2")}`,
};

/** One page of URLs of a kind in one language, with their last change. */
export function listSitemap(
  db: Database,
  kind: SitemapKind,
  locale: Locale,
  now: string,
  slice: { limit: number; offset: number },
): Promise<{ count: number; entries: SitemapEntry[] }> {
  return together(db, {
    count: queryCount(statement(`SELECT count(*) AS n FROM (${SOURCES[kind]})`, locale, now)),
    entries: queryAll(
      statement(
        `SELECT slug, updated_at FROM (${SOURCES[kind]}) ORDER BY slug LIMIT ?3 OFFSET ?4`,
        locale,
        now,
        slice.limit,
        slice.offset,
      ),
      (row) => ({ slug: text(row, "slug"), updated_at: text(row, "updated_at") }),
    ),
  });
}
