// CSV table of redirects. A redirect must not lead to another one, so that a visitor is redirected once.
import * as cells from "~/csv/cells";
import { shownAt } from "~/db/shown-at";
import { isNewAddress, isOldAddress } from "~/domain/catalogue/old-address";
import { column, preset, STAGED, type Table } from "./table";

/** SQL of the address without its query and fragment. */
const pathOf = (address: string): string =>
  `substr(${address}, 1, instr(replace(${address}, '#', '?') || '?', '?') - 1)`;

/** SQL of the old addresses that a new address could match: its path, with and without the query. */
const ends = (address: string): string[] => [
  pathOf(address),
  `substr(${address}, 1, instr(${address} || '#', '#') - 1)`,
];

const GIVEN = "s.cells ->> 'old_path'";
const WANTED = `SELECT r.old_path, r.new_path FROM redirects r WHERE r.old_path NOT IN (
    SELECT x.cells ->> 'old_path' FROM import_rows x WHERE x.import_id = ?1)
  UNION ALL SELECT x.cells ->> 'old_path', coalesce(x.cells ->> 'new_path', r.new_path)
  FROM import_rows x LEFT JOIN redirects r ON r.old_path = x.cells ->> 'old_path' WHERE x.import_id = ?1`;
/**
 * SQL condition that a page or article is shown at the time of the import. Separate from the import's
 * statement, so that each list is built once.
 */
const isShown = (from: string, until: string): string =>
  shownAt(from, until, "(SELECT created_at FROM imports WHERE id = ?1)");
/**
 * SQL of every page address that a visitor may open now; a planned or ended page returns 404, as in the
 * shop.
 * Separate statements, because D1 allows five SELECTs in a compound.
 */
const LIVING = [
  "SELECT '/p/' || slug FROM products WHERE is_active = 1 AND parent_id IS NULL",
  "SELECT '/p/' || x.slug FROM product_texts x JOIN products p ON p.id = x.product_id WHERE p.is_active = 1",
  "SELECT '/c/' || slug FROM active_categories",
  "SELECT '/c/' || x.slug FROM category_texts x JOIN active_categories c ON c.id = x.category_id",
  `SELECT '/news/' || slug FROM articles WHERE is_active = 1 AND ${isShown("published_at", "shown_until")}`,
  `SELECT '/' || x.slug FROM page_slugs x JOIN pages p ON p.slug = x.page_slug
   WHERE p.is_active = 1 AND ${isShown("p.shown_from", "p.shown_until")}`,
];

export const redirectTables: readonly Table[] = [
  {
    name: "redirects",
    columns: [
      column("old_path", cells.checked(isOldAddress, "not_an_old_address")),
      column("new_path", cells.checked(isNewAddress, "not_a_path")),
      preset("status", cells.oneOf(["301", "302"]), "'301'"),
    ],
    key: ["old_path"],
    checks: [
      `SELECT s.line, 'old_path' AS column_name, 'address_lives' AS code FROM ${STAGED}
       WHERE u.id = ?1 AND (${LIVING.map((addresses) => `${pathOf(GIVEN)} IN (${addresses})`).join(" OR ")})`,
      // Checks both directions: the new address is an old address of another redirect, or the reverse.
      `WITH wanted (old_path, new_path) AS (${WANTED})
       SELECT s.line, 'new_path' AS column_name, 'redirect_chain' AS code FROM ${STAGED}
       JOIN wanted w ON w.old_path = ${GIVEN}
       WHERE u.id = ?1 AND (${ends("w.new_path")
         .map((end) => `${end} IN (SELECT old_path FROM wanted)`)
         .join(" OR ")}
         OR ${ends("new_path")
           .map((end) => `w.old_path IN (SELECT ${end} FROM wanted)`)
           .join(" OR ")})`,
    ],
    // Two concurrent imports can create a chain that neither contains alone.
    afterwards: [
      `INSERT INTO refusals (code) SELECT 'redirect_chain' WHERE EXISTS (
         SELECT 1 FROM redirects a JOIN redirects b ON b.old_path IN (${ends("a.new_path").join(", ")}))`,
    ],
  },
];
