// Articles, newest first. Articles with a later publication date are not listed yet.
import { z } from "zod";
import { type Database, type Row, statement } from "~/platform/database";
import { int, listOf, type Texts, text, texts } from "../columns";
import { type PictureRow, pictureSql, readPicture } from "../pictures";
import { queryAll, queryCount, together } from "../query";
import { shownAt } from "../shown-at";

export interface ArticleRow {
  id: number;
  slug: string;
  title: Texts;
  excerpt: Texts;
  picture: PictureRow | null;
  author: string;
  tags: string[];
  publishedAt: string;
}

export interface WholeArticle extends ArticleRow {
  body: Texts;
  updatedAt: string;
}

const COLUMNS = `id, slug, title, excerpt, ${pictureSql("articles.image")} AS picture, author, tags, published_at`;

const PUBLISHED = `is_active = 1 AND ${shownAt("published_at", "shown_until", "?")}`;

/** Newest first, with the total count. @param tag null: any */
export function listArticles(
  db: Database,
  tag: string | null,
  now: string,
  slice: { limit: number; offset: number },
): Promise<{ count: number; articles: ArticleRow[] }> {
  const from = `FROM articles WHERE ${PUBLISHED}
    AND (? IS NULL OR EXISTS (SELECT 1 FROM json_each(tags) t WHERE t.value = ?))`;
  return together(db, {
    count: queryCount(statement(`SELECT count(*) AS n ${from}`, now, now, tag, tag)),
    articles: queryAll(
      statement(
        `SELECT ${COLUMNS} ${from} ORDER BY published_at DESC, id DESC LIMIT ? OFFSET ?`,
        now,
        now,
        tag,
        tag,
        slice.limit,
        slice.offset,
      ),
      articleOf,
    ),
  });
}

/** Finds a published article with its body; null before its date, after its end, and if it is not active. */
export async function findArticle(
  db: Database,
  wanted: { id: number } | { slug: string },
  now: string,
): Promise<WholeArticle | null> {
  const [column, value] = "id" in wanted ? ["id", wanted.id] : ["slug", wanted.slug];
  const row = await db.first(
    `SELECT ${COLUMNS}, body, updated_at FROM articles WHERE ${column} = ? AND ${PUBLISHED}`,
    value,
    now,
    now,
  );
  return wholeArticle(row);
}

/** Finds any article, including drafts, planned and expired ones. */
export async function findAnyArticle(db: Database, slug: string): Promise<WholeArticle | null> {
  return wholeArticle(
    await db.first(`SELECT ${COLUMNS}, body, updated_at FROM articles WHERE slug = ?`, slug),
  );
}

const wholeArticle = (row: Row | null): WholeArticle | null =>
  row && { ...articleOf(row), body: texts(row, "body"), updatedAt: text(row, "updated_at") };

const articleOf = (row: Row): ArticleRow => ({
  id: int(row, "id"),
  slug: text(row, "slug"),
  title: texts(row, "title"),
  excerpt: texts(row, "excerpt"),
  picture: readPicture(row, "picture"),
  author: text(row, "author"),
  tags: listOf(row, "tags", z.string()),
  publishedAt: text(row, "published_at"),
});
