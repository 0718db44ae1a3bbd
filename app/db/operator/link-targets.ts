// Checks whether the targets of the shop's links exist and are shown.
import { int, intOrNull, text } from "~/db/columns";
import { type Query, queryAll } from "~/db/query";
import { shownAt } from "~/db/shown-at";
import { statement } from "~/platform/database";

export interface LinkedThing {
  kind: string;
  slug: string;
  path: string;
}

/** Links of the menu and the footer, including hidden ones. */
export const linkTargetsQuery = (): Query<{ code: string; target: string }[]> =>
  queryAll(
    statement("SELECT code, target FROM site_links ORDER BY place, position, code LIMIT 500"),
    (row) => ({
      code: text(row, "code"),
      target: text(row, "target"),
    }),
  );

/** Per target, by index: true if shown, false if hidden or a draft, null if it does not exist. */
export const thingsShownQuery = (
  things: readonly LinkedThing[],
  now: string,
): Query<{ index: number; isShown: boolean | null }[]> =>
  queryAll(
    statement(
      `SELECT j.key AS n, coalesce(CASE j.value ->> 'kind'
         WHEN 'page' THEN (SELECT p.is_active AND ${shownAt("p.shown_from", "p.shown_until", "?2")}
           FROM page_slugs s JOIN pages p ON p.slug = s.page_slug WHERE s.slug = j.value ->> 'slug')
         WHEN 'category' THEN (SELECT max(c.is_active) FROM categories c WHERE c.slug = j.value ->> 'slug'
           OR c.id IN (SELECT t.category_id FROM category_texts t WHERE t.slug = j.value ->> 'slug'))
         WHEN 'product' THEN (SELECT max(i.is_active) FROM products i WHERE i.slug = j.value ->> 'slug'
           OR i.id IN (SELECT t.product_id FROM product_texts t WHERE t.slug = j.value ->> 'slug'))
         WHEN 'article' THEN (SELECT a.is_active AND ${shownAt("a.published_at", "a.shown_until", "?2")}
           FROM articles a WHERE a.slug = j.value ->> 'slug')
       END, (SELECT 1 FROM redirects r WHERE r.old_path = j.value ->> 'path')) AS shown
       FROM json_each(?1) j`,
      JSON.stringify(things),
      now,
    ),
    (row) => {
      const shown = intOrNull(row, "shown");
      return { index: int(row, "n"), isShown: shown === null ? null : shown === 1 };
    },
  );
