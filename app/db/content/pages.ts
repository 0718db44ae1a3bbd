// Pages of the page builder, cached because the footer of every page names some of them.
import { z } from "zod";
import type { Publication } from "~/contract/constants/publication";
import { Locale } from "~/contract/wire";
import { referenceData } from "~/db/cache/reference-data";
import { combine, mapQuery, queryAll } from "~/db/query";
import { legalSlugsOf } from "~/paths";
import { type Row, statement } from "~/platform/database";
import { groupBy, listOf, type Texts, text, textOrNull, texts } from "../columns";
import { type PicturesByName, picturesNamedIn } from "../pictures";

export interface PageRow {
  slug: string;
  /** The only language of the page; null: all languages. */
  locale: Locale | null;
  title: Texts;
  description: Texts;
  /** Raw content: texts by locale, pictures by name. Not yet validated as blocks. */
  blocks: readonly unknown[];
  section: string | null;
  publication: Publication;
  updatedAt: string;
}

export interface Pages {
  /** In footer order, including pages that are not yet or no longer shown. */
  all: readonly PageRow[];
  /** Keyed by every slug that leads to a page, in any language. */
  bySlug: ReadonlyMap<string, PageRow>;
  pictures: PicturesByName;
}

const pageOf = (row: Row): PageRow => ({
  slug: text(row, "slug"),
  locale: Locale.nullable().catch(null).parse(textOrNull(row, "locale")),
  title: texts(row, "title"),
  description: texts(row, "description"),
  blocks: listOf(row, "blocks", z.unknown()),
  section: textOrNull(row, "section"),
  publication: { from: textOrNull(row, "shown_from"), until: textOrNull(row, "shown_until") },
  updatedAt: text(row, "updated_at"),
});

const pagesQuery = mapQuery(
  combine({
    all: queryAll(
      statement(
        `SELECT slug, locale, title, description, blocks, section, shown_from, shown_until, updated_at
         FROM pages WHERE is_active = 1 ORDER BY position, slug`,
      ),
      pageOf,
    ),
    pictures: picturesNamedIn("SELECT blocks AS json FROM pages"),
    slugs: queryAll(statement("SELECT slug, page_slug FROM page_slugs"), (row) => ({
      slug: text(row, "slug"),
      page: text(row, "page_slug"),
    })),
  }),
  ({ all, slugs, pictures }): Pages => {
    const slugsOf = groupBy(slugs, ({ page }) => page);
    return {
      all,
      pictures,
      // Slugs entered by the operator come last, so that they win.
      bySlug: new Map([
        ...all.flatMap((page) => legalSlugsOf(page.slug).map((alias) => [alias, page] as const)),
        ...all.flatMap((page) => (slugsOf.get(page.slug) ?? []).map(({ slug }) => [slug, page] as const)),
      ]),
    };
  },
);

export const allPages = referenceData("pages", pagesQuery);
