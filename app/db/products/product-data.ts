// Reads everything that is displayed about products, including their variants.

import { z } from "zod";
import { factsCache } from "~/db/cache/facts-cache";
import { flag, groupBy, int, intOrNull, listOf, netQuantityOf, text, textOrNull } from "~/db/columns";
import { Attribute } from "~/db/json-columns";
import { picturesSql, readPictures } from "~/db/pictures";
import { ask, combine, type Query, query, together } from "~/db/query";
import type { PriceFacts } from "~/domain/catalogue/price";
import { smallestQty } from "~/domain/catalogue/stock";
import { CACHE_MS } from "~/platform/cache/lifetimes";
import { type Database, type Row, statement, type Value } from "~/platform/database";
import { htmlOfText } from "~/platform/html/markdown";
import { sanitizeHtml } from "~/platform/html/sanitize-html";
import { type Ids, idsOf, pricesQuery, vatClassOf } from "./price-data";
import type { Catalogued, CataloguedProduct, ComplianceRow, ProductData, ReadOptions } from "./product-row";
import { stockQuery, withStock } from "./product-stock";

const catalogued = factsCache<CataloguedProduct[]>(CACHE_MS.prices, (known) =>
  known.map(({ item }) => item.id),
);

/** More than any screen shows: larger results, such as an export's, would evict everything else. */
const MAX_CACHED_ITEMS = 200;

/**
 * Keyed by id. Stock and a customer's ordered quantities are read each time; the rest comes from the cache
 * unless the data version has changed.
 * @param products ids of products, not of variants
 */
export function readProducts(
  db: Database,
  products: Ids,
  options: ReadOptions,
): Promise<Map<number, ProductData>> {
  const { list, season, today, locale } = options;
  const all: Ids = {
    sql: `WITH wanted (id) AS (${products.sql}) SELECT id FROM products WHERE id IN wanted OR parent_id IN wanted`,
    params: products.params,
  };
  const read = async () => {
    const { facts, prices, stock } = await together(db, {
      facts: factsQuery(products, options),
      prices: pricesQuery(all, options, today),
      stock: stockQuery(all, options),
    });
    return { known: productsOf(facts, prices), stock };
  };
  if (options.previewed !== null) return read().then(({ known, stock }) => withStock(known, stock));
  return catalogued(
    db,
    JSON.stringify([list, season, today, locale, products]),
    async (known) =>
      withStock(known, await ask(db, stockQuery(idsOf(itemsOf(known).map(({ id }) => id)), options))),
    async () => {
      const { known, stock } = await read();
      return {
        value: itemsOf(known).length > MAX_CACHED_ITEMS ? null : known,
        result: withStock(known, stock),
      };
    },
  );
}

const itemsOf = (products: readonly CataloguedProduct[]): Catalogued[] =>
  products.flatMap(({ item, variants }) => [item, ...variants]);

function factsQuery(products: Ids, options: ReadOptions): Query<ProductFacts> {
  const of = <T>(parse: (rows: Row[]) => T, sql: string, ...params: Value[]): Query<T> =>
    query(statement(`WITH wanted (id) AS (${products.sql}) ${sql}`, ...products.params, ...params), parse);
  const one = (rows: Row[]) => new Map(rows.map((row) => [int(row, "product_id"), row]));
  const many = (rows: Row[]) => groupBy(rows, (row) => int(row, "product_id"));
  return combine({
    items: of(
      (rows) => rows,
      `SELECT i.id, i.parent_id, i.sku, i.slug, i.brand, ${picturesSql("i")} AS pictures, i.uom, i.package_size, i.min_qty, i.qty_step, i.vat_class,
         i.audience, i.bestseller, i.is_new, i.attributes, i.gtin, i.mpn, i.net_quantity, i.net_unit, i.create_date,
         i.write_date
       FROM products i WHERE (i.id IN wanted OR i.parent_id IN wanted)
         AND (i.is_active = 1 OR (i.parent_id IS NULL AND i.slug = ?)) ORDER BY i.position, i.id`,
      options.previewed,
    ),
    texts: of(
      one,
      `SELECT product_id, name, short_description, description, seo_title, seo_description FROM product_texts
       WHERE product_id IN wanted AND locale = ?`,
      options.locale,
    ),
    categories: of(
      many,
      `SELECT product_id, category_id FROM category_products WHERE product_id IN wanted AND inherited = 0`,
    ),
    fields: of(
      many,
      `SELECT pf.product_id, pf.field_id, pf.value FROM product_fields pf JOIN custom_fields f ON f.id = pf.field_id
       WHERE pf.product_id IN wanted ORDER BY f.position, f.id, pf.position, pf.value`,
    ),
    compliance: of(
      one,
      `SELECT product_id, manufacturer_id, warnings, hazard, food, energy_class, eprel, guarantee_months, withdrawal_exception
       FROM product_compliance WHERE product_id IN wanted`,
    ),
  });
}

/** Rows keyed by the product's id. */
interface ProductFacts {
  items: Row[];
  texts: ReadonlyMap<number, Row>;
  categories: ReadonlyMap<number, Row[]>;
  fields: ReadonlyMap<number, Row[]>;
  compliance: ReadonlyMap<number, Row>;
}

function productsOf(
  { items, texts, categories, fields, compliance }: ProductFacts,
  prices: ReadonlyMap<number, PriceFacts>,
): CataloguedProduct[] {
  const all = items.map((row) => itemOf(row, prices.get(int(row, "id")) ?? null));
  const variantsOf = groupBy(all, (item) => item.parent);

  const products = all.filter((item) => item.parent === null);
  return products.map((item) => {
    const own = texts.get(item.id) ?? {};
    const law = compliance.get(item.id);
    return {
      item,
      variants: variantsOf.get(item.id) ?? [],
      name: text(own, "name") || item.sku,
      shortDescription: text(own, "short_description"),
      description: sanitizeHtml(htmlOfText(text(own, "description"))),
      seo: { title: text(own, "seo_title"), description: text(own, "seo_description") },
      categories: (categories.get(item.id) ?? []).map((row) => int(row, "category_id")),
      fields: (fields.get(item.id) ?? []).map((row) => ({
        field: int(row, "field_id"),
        value: text(row, "value"),
      })),
      compliance: law ? complianceRowOf(law) : null,
    };
  });
}

function itemOf(row: Row, price: PriceFacts | null): Catalogued {
  return {
    id: int(row, "id"),
    parent: intOrNull(row, "parent_id"),
    sku: text(row, "sku"),
    slug: text(row, "slug"),
    brand: text(row, "brand"),
    pictures: readPictures(row, "pictures"),
    uom: text(row, "uom"),
    packageSize: int(row, "package_size"),
    minQty: smallestQty(int(row, "min_qty"), int(row, "qty_step")),
    qtyStep: int(row, "qty_step"),
    vatClass: vatClassOf(row),
    audience: row.audience === "business" ? "business" : "all",
    bestseller: flag(row, "bestseller"),
    isNew: flag(row, "is_new"),
    attributes: listOf(row, "attributes", Attribute),
    gtin: textOrNull(row, "gtin"),
    mpn: textOrNull(row, "mpn"),
    netQuantity: netQuantityOf(row),
    createDate: text(row, "create_date"),
    writeDate: text(row, "write_date"),
    price,
  };
}

const complianceRowOf = (row: Row): ComplianceRow => ({
  manufacturer: intOrNull(row, "manufacturer_id"),
  warnings: listOf(row, "warnings", z.string()),
  hazard: textOrNull(row, "hazard"),
  food: textOrNull(row, "food"),
  energyClass: textOrNull(row, "energy_class"),
  eprel: textOrNull(row, "eprel"),
  guaranteeMonths: intOrNull(row, "guarantee_months"),
  withdrawalException: textOrNull(row, "withdrawal_exception"),
});
