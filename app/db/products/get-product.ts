// Reads one product for its page, and the prices of a few items: one round trip each.

import type { VatClass } from "~/contract/constants/enums";
import type { ProductId } from "~/contract/ids";
import { int, intOrNull, type NetQuantityRow, netQuantityOf, text } from "~/db/columns";
import { ask, constant, type Query, query, queryAll, queryFirst, together } from "~/db/query";
import type { PriceFacts } from "~/domain/catalogue/price";
import { type Database, type Row, statement } from "~/platform/database";
import { type Ids, idsOf, pricedItemsQuery, vatClassOf } from "./price-data";
import { readProducts } from "./product-data";
import type { ProductData, ReadOptions } from "./product-row";

export interface RelatedRow {
  related: number;
  kind: string;
}

export interface ProductAnswer {
  product: ProductData;
  /** The product itself and the related ones. */
  all: Map<number, ProductData>;
  related: RelatedRow[];
  documents: Row[];
}

export interface Besides {
  related?: boolean;
  documents?: boolean;
}

/** Null if there is no such product, or it is no longer sold. */
export async function findProduct(
  db: Database,
  wanted: Ids,
  options: ReadOptions,
  besides: Besides = {},
): Promise<ProductAnswer | null> {
  const shown: Ids = besides.related
    ? {
        sql: `SELECT id FROM (${wanted.sql}) UNION SELECT related_id FROM related_products WHERE product_id IN (${wanted.sql})`,
        params: [...wanted.params, ...wanted.params],
      }
    : wanted;
  // Both share a round trip.
  const [all, { id, related, documents }] = await Promise.all([
    readProducts(db, shown, options),
    together(db, {
      id: queryFirst(statement(wanted.sql, ...wanted.params), (row) => int(row, "id")),
      related: besides.related ? relatedQuery(wanted) : constant([]),
      documents: besides.documents ? documentsQuery(wanted) : constant([]),
    }),
  ]);
  const product = id === null ? undefined : all.get(id);
  return product ? { product, all, related, documents } : null;
}

const relatedQuery = (products: Ids): Query<RelatedRow[]> =>
  queryAll(
    statement(
      `SELECT related_id, kind FROM related_products WHERE product_id IN (${products.sql}) ORDER BY kind, position, related_id`,
      ...products.params,
    ),
    (row) => ({ related: int(row, "related_id"), kind: text(row, "kind") }),
  );

const documentsQuery = (products: Ids): Query<Row[]> =>
  query(
    statement(
      `SELECT id, type, locale, title, mime, size, date FROM documents
       WHERE product_id IN (${products.sql}) AND is_public = 1 ORDER BY type, locale, id`,
      ...products.params,
    ),
    (rows) => rows,
  );

/** A product by its id; the id of a variant finds nothing. */
export const productWithId = (id: ProductId): Ids => ({
  sql: "SELECT p.id FROM products p WHERE p.id = ? AND p.parent_id IS NULL AND p.is_active = 1",
  params: [id],
});

/** A product by its slug, including hidden ones. */
export const previewedProduct = (slug: string): Ids => ({
  sql: "SELECT p.id FROM products p WHERE p.slug = ? AND p.parent_id IS NULL",
  params: [slug],
});

/** A product by its slug in any language, or by a variant's slug; the canonical slug wins. */
export const productWithSlug = (slug: string): Ids => ({
  sql: `SELECT id FROM (
    SELECT coalesce(p.parent_id, p.id) AS id, 0 AS rank FROM products p WHERE p.slug = ? AND p.is_active = 1
    UNION ALL
    SELECT t.product_id, 1 FROM product_texts t WHERE t.slug = ?
    ORDER BY rank LIMIT 1)`,
  params: [slug, slug],
});

export const productOfVariant = (variant: { id: ProductId } | { slug: string }): Ids => {
  const [column, value] = "id" in variant ? ["id", variant.id] : ["slug", variant.slug];
  return {
    sql: `SELECT p.parent_id AS id FROM products p WHERE p.${column} = ? AND p.parent_id IS NOT NULL AND p.is_active = 1`,
    params: [value],
  };
};

/** Products by their ids, with variants, prices and stock; leaves out products that are not sold. */
export const findProducts = (
  db: Database,
  ids: readonly ProductId[],
  options: ReadOptions,
): Promise<Map<number, ProductData>> => readProducts(db, idsOf(ids), options);

/** An item that has a price: a product, or a variant. */
export interface PricedItem {
  id: ProductId;
  parent: number | null;
  vatClass: VatClass;
  netQuantity: NetQuantityRow | null;
  price: PriceFacts;
}

/** Items sold under these ids, products and variants; for a product with variants, all of its variants. */
export function findPrices(
  db: Database,
  ids: readonly ProductId[],
  options: ReadOptions,
): Promise<PricedItem[]> {
  const wanted = idsOf(ids);
  const items: Ids = {
    sql: `SELECT i.id FROM products i LEFT JOIN products p ON p.id = i.parent_id
      WHERE (i.id IN (${wanted.sql}) OR i.parent_id IN (${wanted.sql})) AND i.is_active = 1 AND coalesce(p.is_active, 1) = 1`,
    params: [...wanted.params, ...wanted.params],
  };
  return ask(
    db,
    pricedItemsQuery(
      items,
      {
        columns: "i.id, i.parent_id, i.vat_class, i.net_quantity, i.net_unit",
        parseItem: (row, price) => ({
          id: int(row, "id"),
          parent: intOrNull(row, "parent_id"),
          vatClass: vatClassOf(row),
          netQuantity: netQuantityOf(row),
          price,
        }),
      },
      options,
      options.today,
    ),
  );
}
