// Uses of pictures: in products, categories, pages, news, banners, slides, and the shop's settings.
import type { PictureUse } from "~/contract/operator/pictures";
import { PICTURE_PLACES } from "~/contract/operator/pictures";
import type { Locale } from "~/contract/wire";
import { type Database, type Row, statement } from "~/platform/database";
import { text, textOrNull } from "./columns";
import { nameSql } from "./pictures";
import { queryAll, queryCount, together } from "./query";

/**
 * SQL of the names of all pictures in use. A setting may be null, and one NULL would hide every other name
 * from NOT IN.
 */
export const USED_NAMES = `SELECT ${nameSql("reference")} FROM picture_uses WHERE reference IS NOT NULL`;

const USES = `SELECT DISTINCT place, key FROM picture_uses WHERE ${nameSql("reference")} = ?1`;

// ?2 is the language.
const NAME = `CASE u.place
  WHEN 'products' THEN (SELECT t.name FROM products p JOIN product_texts t ON t.product_id = coalesce(p.parent_id, p.id)
    WHERE p.sku = u.key AND t.locale = ?2)
  WHEN 'categories' THEN (SELECT t.name FROM categories c JOIN category_texts t ON t.category_id = c.id
    WHERE c.slug = u.key AND t.locale = ?2)
  WHEN 'pages' THEN (SELECT title ->> ?2 FROM pages WHERE slug = u.key)
  WHEN 'articles' THEN (SELECT title ->> ?2 FROM articles WHERE slug = u.key)
  WHEN 'canvasses' THEN (SELECT title ->> ?2 FROM canvasses WHERE slug = u.key)
  WHEN 'sliders' THEN (SELECT slot FROM sliders WHERE id = u.key) END`;

const PARENT = `CASE u.place WHEN 'products' THEN (SELECT parent.sku FROM products p
  JOIN products parent ON parent.id = p.parent_id WHERE p.sku = u.key) END`;

/** Sorted by place and key, limited, with the total count. */
export const findPictureUses = (
  db: Database,
  name: string,
  locale: Locale,
  limit: number,
): Promise<{ count: number; uses: PictureUse[] }> =>
  together(db, {
    count: queryCount(statement(`SELECT count(*) AS n FROM (${USES})`, name)),
    uses: queryAll(
      statement(
        `SELECT u.place, u.key, ${NAME} AS name, ${PARENT} AS parent
         FROM (${USES} ORDER BY place, key LIMIT ?3) u ORDER BY u.place, u.key`,
        ...[name, locale, limit],
      ),
      useOf,
    ),
  });

function useOf(row: Row): PictureUse {
  const place = text(row, "place");
  const known = PICTURE_PLACES.find((one) => one === place);
  if (!known) throw new Error(`unknown place ${place}`);
  const key = text(row, "key");
  return { place: known, key, name: textOrNull(row, "name") || key, parent: textOrNull(row, "parent") };
}
