// Which rows of which tables form one record for the operator, such as a product with its texts, or a
// promotion with its coupons.
import type { RecordKind } from "~/contract/operator/records";
import { tableNamed } from "~/db/operator/tables/all-tables";
import { type Column, quoted, type Table } from "~/db/operator/tables/table";

export interface Part {
  table: Table;
  /** The column that contains the record's key in each row. */
  by: Column;
}

export interface Kind {
  name: RecordKind;
  /** Part with the record's own row, found by its key. */
  main: Part;
  /** In the order in which they are written. */
  parts: readonly Part[];
  /** SQL condition that something else still needs a row `t` to be deleted. */
  inUse: Readonly<Record<string, string>>;
}

const ORDERED = `EXISTS (SELECT 1 FROM order_rows o WHERE o.product_id IN (
  SELECT i.id FROM products i WHERE i.id = t.id OR i.parent_id = t.id))`;

/** SQL condition that a link of the menu or the footer leads to a page's address. */
const linked = (address: string) => `EXISTS (SELECT 1 FROM site_links l
  WHERE substr(l.target, 1, length(${address}) + 1) = '/' || ${address}
    AND substr(l.target, length(${address}) + 2, 1) IN ('', '?', '#'))`;

/** The first table is the record's own; each with its column of the record's key. */
type Listed = readonly [table: string, by: string][];
const LISTED: Record<RecordKind, Listed> = {
  product: [
    ["products", "sku"],
    ["product_texts", "product"],
    ["category_products", "product"],
    ["product_fields", "product"],
    ["product_compliance", "product"],
    ["related_products", "product"],
  ],
  variants: [["products", "parent"]],
  category: [
    ["categories", "slug"],
    ["category_texts", "category"],
  ],
  custom_field: [["custom_fields", "key"]],
  manufacturer: [["manufacturers", "name"]],
  price_list: [["price_lists", "code"]],
  promotion: [
    ["promotions", "slug"],
    ["promotion_prices", "promotion"],
    ["coupons", "promotion"],
  ],
  shipping: [
    ["shipping_policies", "code"],
    ["shipping_bands", "policy"],
  ],
  payment: [["payment_methods", "code"]],
  vat: [["vat_rates", "country"]],
  season: [["seasons", "id"]],
  page: [
    ["pages", "slug"],
    ["page_slugs", "page"],
  ],
  article: [["articles", "slug"]],
  slider: [["sliders", "id"]],
  banner: [["canvasses", "slug"]],
  redirect: [["redirects", "old_path"]],
  link: [["site_links", "code"]],
};

const IN_USE: Partial<Record<RecordKind, Record<string, string>>> = {
  product: { products: ORDERED },
  variants: { products: ORDERED },
  category: {
    categories: `EXISTS (SELECT 1 FROM category_products c WHERE c.category_id = t.id)
      OR EXISTS (SELECT 1 FROM categories c WHERE c.parent_id = t.id)
      OR EXISTS (SELECT 1 FROM documents d WHERE d.category_id = t.id)`,
  },
  custom_field: { custom_fields: "EXISTS (SELECT 1 FROM product_fields f WHERE f.field_id = t.id)" },
  page: {
    pages: `EXISTS (SELECT 1 FROM page_slugs a WHERE a.page_slug = t.slug AND ${linked("a.slug")})`,
    page_slugs: linked("t.slug"),
  },
  price_list: {
    price_lists: `EXISTS (SELECT 1 FROM prices p WHERE p.list = t.code)
      OR EXISTS (SELECT 1 FROM users u WHERE u.price_list = t.code)`,
  },
  promotion: {
    coupons: "EXISTS (SELECT 1 FROM coupon_uses c WHERE c.code = t.code)",
    promotions: `EXISTS (SELECT 1 FROM coupon_uses u JOIN coupons c ON c.code = u.code WHERE c.promotion_id = t.id)`,
  },
};

/** Tables that only a new record includes; afterwards they have their own lists. */
const OF_NEW: Partial<Record<RecordKind, Listed>> = {
  product: [
    ["prices", "item"],
    ["stock", "item"],
  ],
};

/** The tables of a kind of record. @throws Error for a kind without a table */
export function kindNamed(name: RecordKind, isNew = false): Kind {
  const parts = [...LISTED[name], ...((isNew && OF_NEW[name]) || [])].map(([table, by]) => partOf(table, by));
  // Variants are the rows below a product, which is the record itself.
  const main = name === "variants" ? partOf("products", "sku") : parts[0];
  if (!main) throw new Error(`${name} has no table`);
  return { name, main, parts, inUse: IN_USE[name] ?? {} };
}

function partOf(name: string, by: string): Part {
  const table = tableNamed(name);
  const column = table?.columns.find((one) => one.name === by);
  if (!table || !column) throw new Error(`unknown column ${name}.${by}`);
  return { table, by: column };
}

/** SQL on `t`: the part's rows of one record, whose key is the parameter `?`. */
export function ofRecord({ table, by }: Part, key = "?"): string {
  const wanted = by.ref
    ? `(SELECT ${quoted(by.ref.id)} FROM ${quoted(by.ref.table)} WHERE ${quoted(by.ref.by)} = ${key})`
    : key;
  return `t.${quoted(by.stored)} = ${wanted}${table.where ? ` AND ${table.where}` : ""}`;
}
