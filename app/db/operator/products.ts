// The operator's list of products, including hidden ones, with their missing data. Each sort order is read
// along an index.
import type { ProductId } from "~/contract/ids";
import type { OperatorProductQuery } from "~/contract/operator/products";
import type { Cents } from "~/contract/units";
import { Locale } from "~/contract/wire";
import { itemPictureSql, type PictureRow, pictureSql, readPicture } from "~/db/pictures";
import { asPrefix, namedOf, wordsOf } from "~/db/products/search";
import { type Query, queryAll } from "~/db/query";
import { type Row, statement, type Value } from "~/platform/database";
import { flag, int, intOrNull, listOf, text, textOrNull } from "../columns";

export interface ListedProduct {
  id: number;
  sku: string;
  slug: string;
  name: string | null;
  brand: string;
  isActive: boolean;
  variantsCount: number;
  picture: PictureRow | null;
  category: string | null;
  quantity: number | null;
  isBackorderable: boolean;
  priceCents: Cents | null;
  writeDate: string;
  /** Languages without texts, including those the shop does not offer. */
  gaps: Locale[];
  /** Value of the sort column: where the next page continues. */
  place: string;
}

export interface ListedProducts extends Omit<OperatorProductQuery, "after"> {
  /** Place and id of the last row of the previous page. */
  after: { place: string; id: number } | null;
  /** The shop's languages, and the language of displayed names. */
  locales: readonly Locale[];
  locale: Locale;
  /** Stock at or below this counts as low. */
  lowStock: number;
  limit: number;
}

/** A page of products. A product without a name in the language comes last by name, sorted by code. */
export const productsQuery = (list: ListedProducts): Query<ListedProduct[]> => {
  const { sql, params } = pageSql(list);
  return queryAll(
    statement(
      `SELECT p.id, p.sku, p.slug, p.brand, p.is_active, p.variants_count, p.write_date, page.place,
         coalesce(t.name, (SELECT name FROM product_texts WHERE product_id = p.id LIMIT 1)) AS name,
         ${itemPictureSql} AS picture,
         (SELECT coalesce(ct.name, c.slug) FROM category_products cp JOIN categories c ON c.id = cp.category_id
          LEFT JOIN category_texts ct ON ct.category_id = c.id AND ct.locale = ?1
          WHERE cp.product_id = p.id AND cp.inherited = 0 LIMIT 1) AS category,
         (SELECT sum(s.quantity) FROM stock s JOIN products i ON i.id = s.item_id WHERE ${ITEMS}) AS quantity,
         coalesce((SELECT max(s.is_backorderable) FROM stock s JOIN products i ON i.id = s.item_id WHERE ${ITEMS}), 0) AS is_backorderable,
         (SELECT min(pr.standard_cents) FROM products i JOIN prices pr ON pr.item_id = i.id AND pr.list = ?${params.length + 2}
          WHERE ${ITEMS}) AS price_cents,
         (SELECT json_group_array(locale) FROM product_text_gaps WHERE product_id = p.id) AS gaps
       FROM (${sql}) page JOIN products p ON p.id = page.id LEFT JOIN products parent ON parent.id = p.parent_id
       LEFT JOIN product_texts t ON t.product_id = p.id AND t.locale = ?1
       ORDER BY page.place ${DIRECTIONS[list.order]}, p.id ${DIRECTIONS[list.order]}`,
      ...[list.locale, ...params, list.list],
    ),
    readListed,
  );
};

export const productPhotosQuery = (
  product: ProductId,
): Query<{ name: string; picture: PictureRow | null }[]> =>
  queryAll(
    statement(
      `SELECT n.name, ${pictureSql("n.name")} AS picture FROM (
         SELECT image AS name, -1 AS place FROM products WHERE id = ?1 AND image IS NOT NULL
         UNION ALL SELECT e.value, e.key FROM products p, json_each(p.images) e
           WHERE p.id = ?1 AND e.value IS NOT p.image) n ORDER BY n.place`,
      product,
    ),
    (row) => ({ name: text(row, "name"), picture: readPicture(row, "picture") }),
  );

export const foundProductsQuery = (
  list: Omit<ListedProducts, "after" | "order" | "list">,
): Query<number[]> => {
  const params: Value[] = [];
  const bind = (value: Value): string => {
    params.push(value);
    return `?${params.length}`;
  };
  const listed: ListedProducts = { ...list, after: null, order: "code", list: "retail" };
  const wanted = filtersOf(listed, bind).join(" AND ");
  return queryAll(
    statement(
      `SELECT p.id FROM products p ${walkedBy(listed)} WHERE ${ownSql(listed)} AND ${wanted} ORDER BY p.sku, p.id LIMIT ${bind(list.limit)}`,
      ...params,
    ),
    (row) => int(row, "id"),
  );
};

/** Items sold under a product: its variants, or itself. */
const ITEMS = "(i.id = p.id OR i.parent_id = p.id)";
const DIRECTIONS = { changed: "DESC", code: "", name: "" } as const;

// The parameters after ?1, the language, are numbered, because a sort order may use them twice.
function pageSql(list: ListedProducts): { sql: string; params: Value[] } {
  const params: Value[] = [];
  const bind = (value: Value): string => {
    params.push(value);
    return `?${params.length + 1}`;
  };
  const wanted = filtersOf(list, bind).join(" AND ");
  const own = ownSql(list);
  const limit = bind(list.limit);
  const after = list.after && { place: bind(list.after.place), id: bind(list.after.id) };
  if (list.order !== "name") {
    const column = list.order === "changed" ? "p.write_date" : "p.sku";
    const from = after
      ? ` AND (${column}, p.id) ${list.order === "changed" ? "<" : ">"} (${after.place}, ${after.id})`
      : "";
    const direction = DIRECTIONS[list.order];
    return {
      sql: `SELECT p.id, ${column} AS place FROM products p ${walkedBy(list)} WHERE ${own} AND ${wanted}${from}
        ORDER BY ${column} ${direction}, p.id ${direction} LIMIT ${limit}`,
      params,
    };
  }
  // "0" and the name; "1" and the code if there is no name.
  const tail = (column: string, id: string) =>
    after ? ` AND (${column}, ${id}) > (substr(${after.place}, 2), ${after.id})` : "";
  const isNamed = after ? `${after.place} < '1'` : "1";
  return {
    sql: `SELECT * FROM (
        SELECT p.id, '0' || t.sort_name AS place FROM product_texts t JOIN products p ON p.id = t.product_id
        WHERE t.locale = ?1 AND ${isNamed} AND ${own} AND ${wanted}${tail("t.sort_name", "t.product_id")}
        ORDER BY t.sort_name, t.product_id LIMIT ${limit})
      UNION ALL SELECT * FROM (
        SELECT p.id, '1' || p.sku AS place FROM product_text_gaps g JOIN products p ON p.id = g.product_id
        WHERE g.locale = ?1 AND ${own} AND ${wanted}
          ${after ? `AND (${isNamed} OR (p.sku, p.id) > (substr(${after.place}, 2), ${after.id}))` : ""}
        ORDER BY p.sku, p.id LIMIT ${limit})
      ORDER BY place, id LIMIT ${limit}`,
    params,
  };
}

// Without statistics the planner would sort all products; if a filter leaves few, it starts from those.
function walkedBy(list: ListedProducts): string {
  if (isPicked(list)) return "";
  const { show, order } = list;
  if (order === "code" && (show === "all" || show === "visible")) return "INDEXED BY products_by_code";
  const index = WALKED[show];
  return index ? `INDEXED BY ${index}` : "";
}

/** Whether products are selected by id: by a search, a category, or missing data. */
const isPicked = ({ search = "", category = "", show }: Omit<ListedProducts, "after">): boolean =>
  search.trim() !== "" || category !== "" || show === "low_stock" || show === "no_text";

// The unary plus makes SQLite read selected products by id, not by the index of all products without a
// parent.
const ownSql = (list: Omit<ListedProducts, "after">): string =>
  isPicked(list) ? "+p.parent_id IS NULL" : "p.parent_id IS NULL";
const WALKED: Partial<Record<OperatorProductQuery["show"], string>> = {
  all: "products_changed_any",
  visible: "products_by_write_date",
  hidden: "products_hidden",
  no_picture: "products_without_picture",
};

function filtersOf(list: ListedProducts, bind: (value: Value) => string): string[] {
  const { category, show, search = "" } = list;
  const wanted = SHOWN[show](list, bind);
  if (category !== undefined && category !== "")
    wanted.push(`p.id IN (SELECT product_id FROM category_products
      WHERE category_id = (SELECT id FROM categories WHERE slug = ${bind(category)}))`);
  if (search.trim() !== "") wanted.push(`p.id IN (${foundSql(search.trim(), bind)})`);
  return wanted;
}

const SHOWN: Record<
  OperatorProductQuery["show"],
  (list: ListedProducts, bind: (value: Value) => string) => string[]
> = {
  all: () => ["1"],
  visible: () => ["p.is_active = 1"],
  hidden: () => ["p.is_active = 0"],
  no_picture: () => ["p.image IS NULL AND p.images = '[]'"],
  no_text: ({ locales }, bind) => [
    `p.id IN (SELECT product_id FROM product_text_gaps WHERE locale IN (SELECT value FROM json_each(${bind(JSON.stringify(locales))})))`,
  ],
  low_stock: ({ lowStock }, bind) => [
    `p.id IN (SELECT coalesce(i.parent_id, i.id) FROM stock s JOIN products i ON i.id = s.item_id
      WHERE s.on_hand - s.ordered <= ${bind(lowStock)} AND s.is_backorderable = 0 AND i.variants_count = 0)`,
  ],
};

const MOST_FOUND = 500;

/** A code, the beginning of one, or words of the name. */
// The shop's search index has no hidden products, which are few and searched directly.
export function foundSql(typed: string, bind: (value: Value) => string): string {
  const code = bind(
    typed
      .toUpperCase()
      .replace(/[-\s./]/g, "")
      .slice(0, 100),
  );
  const parts = [
    `SELECT coalesce(i.parent_id, i.id) FROM product_codes c JOIN products i ON i.id = c.item_id WHERE c.code = ${code}`,
    ...[...new Set([typed, typed.toUpperCase()])].map((prefix) => {
      const from = bind(prefix);
      return `SELECT coalesce(parent_id, id) FROM products WHERE sku >= ${from} AND sku < ${from} || char(65535)`;
    }),
    `SELECT h.id FROM products h INDEXED BY products_hidden CROSS JOIN product_texts ht ON ht.product_id = h.id
     WHERE h.parent_id IS NULL AND h.is_active = 0 AND instr(lower(ht.name), lower(${bind(typed)})) > 0`,
  ];
  const words = [...new Set(wordsOf(typed))].slice(0, 12).map((word) => asPrefix(word.slice(0, 60)));
  if (words.length > 0)
    parts.push(
      `SELECT * FROM (SELECT rowid >> 2 FROM product_search WHERE product_search MATCH ${bind(namedOf(words))} LIMIT ${MOST_FOUND})`,
    );
  return parts.join(" UNION ");
}

const readListed = (row: Row): ListedProduct => ({
  id: int(row, "id"),
  sku: text(row, "sku"),
  slug: text(row, "slug"),
  name: textOrNull(row, "name"),
  brand: text(row, "brand"),
  isActive: flag(row, "is_active"),
  variantsCount: int(row, "variants_count"),
  picture: readPicture(row, "picture"),
  category: textOrNull(row, "category"),
  quantity: intOrNull(row, "quantity"),
  isBackorderable: flag(row, "is_backorderable"),
  priceCents: intOrNull(row, "price_cents"),
  writeDate: text(row, "write_date"),
  gaps: listOf(row, "gaps", Locale),
  place: text(row, "place"),
});
