// CSV tables of categories, products with their variants, custom fields, and legally required texts.
import { AUDIENCES, LOCALES, RELATED_KINDS, VAT_CLASSES } from "~/contract/constants/enums";
import { MAX_PICTURES, MAX_QTY } from "~/contract/constants/limits";
import { isGtin } from "~/contract/input/gtin";
import * as cells from "~/csv/cells";
import { sanitizeHtml } from "~/platform/html/sanitize-html";
import { knownPicture, knownPictures } from "./picture-checks";
import { ACTIVE, column, newValue, optional, preset, reference, STAGED, type Table } from "./table";
import { isAttributes, isComplianceBody, isOptions } from "./validators";

const LOCALE = column("locale", cells.oneOf(LOCALES));
const POSITION = preset("position", cells.whole(), "0");
const QUANTITY = cells.whole({ min: 1, max: MAX_QTY });

// Each category with itself and all its ancestors; in a cycle, no root would be reached.
const PATHS = [
  `INSERT INTO refusals (code) SELECT 'category_circle' WHERE EXISTS (
     WITH RECURSIVE down (id) AS (
       SELECT id FROM categories WHERE parent_id IS NULL UNION SELECT c.id FROM categories c JOIN down ON c.parent_id = down.id)
     SELECT 1 FROM categories WHERE id NOT IN (SELECT id FROM down))`,
  "DELETE FROM category_paths",
  `WITH RECURSIVE up (category_id, ancestor_id, depth) AS (
     SELECT id, id, 0 FROM categories
     UNION ALL SELECT up.category_id, c.parent_id, up.depth + 1 FROM up JOIN categories c ON c.id = up.ancestor_id
     WHERE c.parent_id IS NOT NULL)
   INSERT INTO category_paths (category_id, ancestor_id, depth) SELECT category_id, ancestor_id, depth FROM up`,
];

/** A product is also in every ancestor of its categories: deletes inherited rows that no longer apply. */
// Rows of category_products are deleted and inserted, never updated.
export const NO_MORE = `DELETE FROM category_products WHERE inherited = 1 AND NOT EXISTS (
   SELECT 1 FROM category_products own JOIN category_paths p ON p.category_id = own.category_id AND p.depth > 0
   WHERE own.product_id = category_products.product_id AND own.inherited = 0 AND p.ancestor_id = category_products.category_id)`;
/** SQL that inserts the inherited categories of these products. */
export const inherited = (products: string): string =>
  `INSERT INTO category_products (category_id, product_id, inherited, position)
   SELECT p.ancestor_id, own.product_id, 1, min(own.position)
   FROM category_products own JOIN category_paths p ON p.category_id = own.category_id AND p.depth > 0
   WHERE own.inherited = 0 AND own.product_id IN (${products})
   GROUP BY p.ancestor_id, own.product_id ON CONFLICT (category_id, product_id) DO NOTHING`;
const PLACES = `${STAGED} JOIN products i ON i.sku = s.cells ->> 'product'`;

/** Normalizes names as the picture upload does: contract/operator/pictures.ts. */
const pictureName = (text: string): string => text.trim().normalize("NFC");

/**
 * Default of a new variant if the file lacks the column: its product's value; for a new product,
 * `byDefault`.
 */
const ofProduct = (stored: string, byDefault: string): string =>
  `coalesce((SELECT p.${stored} FROM products p WHERE p.sku = s.cells ->> 'parent'), ${byDefault})`;
/**
 * Empty for a variant that inherits its product's value; a product without a value gets the first of
 * `values`.
 */
const inheritedColumn = (name: string, values: readonly string[]) => ({
  ...optional(name, cells.oneOf(values), `own_${name}`),
  otherwise: `iif(s.cells ->> 'parent' IS NULL, '${values[0]}', NULL)`,
});
const PICTURE = optional("image", cells.normalized(pictureName));

export const catalogueTables: readonly Table[] = [
  {
    // Pictures themselves are uploaded, not imported.
    name: "pictures",
    columns: [
      column("name", cells.normalized(pictureName)),
      ...LOCALES.map((locale) => optional(`alt_${locale}`, cells.textIn(locale))),
    ],
    key: ["name"],
    atFirst: Object.fromEntries(
      ["file", "mime", "width", "height", "bytes", "updated_at"].map((stored) => [stored, `t.${stored}`]),
    ),
    checks: [knownPicture("name")],
  },
  {
    name: "categories",
    columns: [
      column("slug", cells.slug()),
      reference("parent", "categories", "slug", { nullable: true }),
      preset("taxonomy", cells.word, "'Default'"),
      POSITION,
      optional("colour", cells.free),
      optional("logo", cells.free),
      PICTURE,
      ACTIVE,
    ],
    key: ["slug"],
    always: { write_date: "u.created_at" },
    hierarchyDepth: 8,
    checks: [
      knownPicture("image"),
      // The tree after the import: a category that no root leads to is in a cycle.
      `WITH RECURSIVE wanted (slug, parent_slug) AS (
         SELECT c.slug, p.slug FROM categories c LEFT JOIN categories p ON p.id = c.parent_id
         WHERE c.slug NOT IN (SELECT x.cells ->> 'slug' FROM import_rows x WHERE x.import_id = ?1)
         UNION ALL SELECT x.cells ->> 'slug', x.cells ->> 'parent' FROM import_rows x WHERE x.import_id = ?1),
       down (slug) AS (
         SELECT slug FROM wanted WHERE parent_slug IS NULL OR parent_slug NOT IN (SELECT slug FROM wanted)
         UNION SELECT wanted.slug FROM wanted JOIN down ON wanted.parent_slug = down.slug)
       SELECT s.line, 'parent' AS column_name, 'category_circle' AS code FROM ${STAGED}
       WHERE u.id = ?1 AND u.heads ->> 'parent' AND s.cells ->> 'slug' NOT IN (SELECT slug FROM down)`,
    ],
    afterwards: [...PATHS, NO_MORE, inherited("SELECT id FROM products")],
  },
  {
    name: "category_texts",
    columns: [
      reference("category", "categories", "slug"),
      LOCALE,
      column("slug", cells.slug()),
      column("name", cells.word),
      preset("description", cells.html(sanitizeHtml), "''"),
    ],
    key: ["category", "locale"],
    checks: slugChecks("category", "categories", "slug"),
  },
  {
    name: "custom_fields",
    columns: [
      column("key", cells.word),
      column("label", cells.texts()),
      optional("unit", cells.free),
      preset("filterable", cells.flag, "0"),
      preset("is_key_fact", cells.flag, "0"),
      preset("is_range", cells.flag, "0"),
      optional("options", cells.json(isOptions)),
      POSITION,
    ],
    key: ["key"],
  },
  {
    name: "manufacturers",
    columns: [
      column("name", cells.word),
      optional("address", cells.free),
      optional("contact", cells.free),
      column("country", cells.word),
    ],
    key: ["name"],
  },
  {
    name: "products",
    columns: [
      column("sku", cells.word),
      reference("parent", "products", "sku", { nullable: true }),
      column("slug", cells.slug()),
      preset("kind", cells.free, "''"),
      preset("brand", cells.free, "''"),
      PICTURE,
      preset("images", cells.names(pictureName, MAX_PICTURES), "'[]'"),
      preset("uom", cells.word, ofProduct("uom", "'pz'")),
      preset("package_size", QUANTITY, ofProduct("package_size", "1")),
      preset("min_qty", QUANTITY, ofProduct("min_qty", "1")),
      preset("qty_step", QUANTITY, ofProduct("qty_step", "1")),
      inheritedColumn("vat_class", VAT_CLASSES),
      inheritedColumn("audience", AUDIENCES),
      preset("bestseller", cells.flag, "0"),
      preset("new", cells.flag, "0", "is_new"),
      ACTIVE,
      POSITION,
      preset("attributes", cells.json(isAttributes), "'[]'"),
      optional("gtin", cells.checked(isGtin, "gtin_invalid")),
      optional("mpn", cells.free),
      optional("net_quantity", cells.decimal),
      optional("net_unit", cells.oneOf(["kg", "l", "m", "m2", "piece"])),
      preset("create_date", cells.instant, "u.created_at"),
    ],
    key: ["sku"],
    always: { write_date: "u.created_at" },
    unique: ["slug"],
    hierarchyDepth: 2,
    checks: [
      knownPicture("image"),
      knownPictures("images"),
      `SELECT s.line, 'parent' AS column_name, 'parent_stays' AS code
       FROM ${STAGED} JOIN products t ON t.sku = s.cells ->> 'sku' LEFT JOIN products p ON p.sku = s.cells ->> 'parent'
       WHERE u.id = ?1 AND u.heads ->> 'parent' AND t.parent_id IS NOT p.id`,
      `SELECT s.line, 'parent' AS column_name, 'variant_of_variant' AS code
       FROM ${STAGED} JOIN products p ON p.sku = s.cells ->> 'parent' WHERE u.id = ?1 AND p.parent_id IS NOT NULL`,
      `SELECT s.line, 'net_unit' AS column_name, 'unit_of_quantity' AS code
       FROM ${STAGED} LEFT JOIN products t ON t.sku = s.cells ->> 'sku' WHERE u.id = ?1
         AND (${newValue("net_quantity")} IS NULL) <> (${newValue("net_unit")} IS NULL)`,
      // A minimum of 1 is no restriction: only the step applies.
      `SELECT s.line, 'min_qty' AS column_name, 'min_between_steps' AS code
       FROM ${STAGED} LEFT JOIN products t ON t.sku = s.cells ->> 'sku' WHERE u.id = ?1
         AND coalesce(${newValue("min_qty")}, 1) > 1
         AND coalesce(${newValue("min_qty")}, 1) % coalesce(${newValue("qty_step")}, 1) <> 0`,
    ],
    afterwards: [
      `INSERT INTO refusals (code) SELECT 'variant_of_variant' WHERE EXISTS (
         SELECT 1 FROM products v JOIN products p ON p.id = v.parent_id WHERE p.parent_id IS NOT NULL)`,
    ],
  },
  {
    name: "product_texts",
    columns: [
      reference("product", "products", "sku"),
      LOCALE,
      column("slug", cells.slug()),
      column("name", cells.word),
      preset("short_description", cells.free, "''"),
      preset("description", cells.html(sanitizeHtml), "''"),
      preset("seo_title", cells.free, "''"),
      preset("seo_description", cells.free, "''"),
    ],
    key: ["product", "locale"],
    checks: slugChecks("product", "products", "sku"),
  },
  {
    name: "category_products",
    columns: [reference("product", "products", "sku"), reference("category", "categories", "slug"), POSITION],
    key: ["product", "category"],
    where: "t.inherited = 0",
    always: { inherited: "0" },
    beforehand: [
      `DELETE FROM category_products WHERE inherited = 1 AND (category_id, product_id) IN (
         SELECT c.id, i.id FROM ${PLACES} JOIN categories c ON c.slug = s.cells ->> 'category' WHERE u.id = ?1)`,
    ],
    afterwards: [inherited(`SELECT i.id FROM ${PLACES} WHERE u.id = ?1`)],
    removed: [`${NO_MORE} AND product_id = (SELECT id FROM products WHERE sku = ?1)`],
  },
  {
    name: "product_fields",
    columns: [
      reference("product", "products", "sku"),
      reference("field", "custom_fields", "key"),
      column("value", cells.word),
      POSITION,
    ],
    key: ["product", "field", "value"],
  },
  {
    name: "compliance_texts",
    columns: [
      column(
        "kind",
        cells.oneOf([
          "warning",
          "hazard",
          "hazard_statement",
          "precaution",
          "signal",
          "food",
          "allergen",
          "withdrawal_exception",
        ]),
      ),
      column("key", cells.word),
      column(
        "body",
        cells.json(() => true),
      ),
    ],
    key: ["kind", "key"],
    refuses: ({ kind, body }) =>
      body === undefined || isComplianceBody(String(kind), JSON.parse(String(body)))
        ? null
        : { column: "body", code: "not_json" },
  },
  {
    name: "product_compliance",
    columns: [
      reference("product", "products", "sku"),
      reference("manufacturer", "manufacturers", "name", { nullable: true }),
      preset("warnings", cells.list, "'[]'"),
      optional("hazard", cells.free),
      optional("food", cells.free),
      optional("energy_class", cells.free),
      optional("eprel", cells.free),
      optional("guarantee_months", cells.whole({ min: 1, max: 600 })),
      optional("withdrawal_exception", cells.free),
    ],
    key: ["product"],
    checks: ["hazard", "food"].map(
      (kind) =>
        `SELECT s.line, '${kind}' AS column_name, 'unknown' AS code,
           json_object('value', s.cells ->> '${kind}', 'table', 'compliance_texts') AS message_values
         FROM ${STAGED} LEFT JOIN compliance_texts c ON c.kind = '${kind}' AND c.key = s.cells ->> '${kind}'
         WHERE u.id = ?1 AND s.cells ->> '${kind}' IS NOT NULL AND c.key IS NULL`,
    ),
  },
  {
    name: "related_products",
    columns: [
      reference("product", "products", "sku"),
      column("kind", cells.oneOf(RELATED_KINDS)),
      reference("related", "products", "sku"),
      POSITION,
    ],
    key: ["product", "kind", "related"],
  },
  {
    name: "synonyms",
    columns: [LOCALE, column("term", cells.word), column("same", cells.whole({ min: 1 }))],
    key: ["locale", "term", "same"],
  },
];

/** A slug leads to one thing per language. */
function slugChecks(thing: string, things: string, by: string): readonly string[] {
  const [slug, locale, own] = ["slug", "locale", thing].map((name) => `s.cells ->> '${name}'`);
  return [
    `SELECT line, 'slug' AS column_name, 'twice' AS code, json_object('line', first) AS message_values FROM (
       SELECT s.line, min(s.line) OVER (PARTITION BY ${locale}, ${slug}) AS first
       FROM ${STAGED} WHERE u.id = ?1 AND ${slug} IS NOT NULL) WHERE line > first`,
    `SELECT s.line, 'slug' AS column_name, 'taken' AS code, json_object('value', ${slug}) AS message_values
     FROM ${STAGED} JOIN ${thing}_texts o ON o.slug = ${slug} AND o.locale = ${locale}
     JOIN ${things} t ON t.id = o.${thing}_id AND t.${by} <> ${own}
     WHERE u.id = ?1 AND NOT EXISTS (
       SELECT 1 FROM import_rows x WHERE x.import_id = ?1 AND x.cells ->> '${thing}' = t.${by}
         AND x.cells ->> 'locale' = o.locale AND x.cells ->> 'slug' <> o.slug)`,
  ];
}
