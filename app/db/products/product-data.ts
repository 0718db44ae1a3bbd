// Everything that is shown of some products, variants included, in statements that one batch may carry.

import type { VatClass } from "~/contract/constants/enums";
import { readWithPrices } from "~/db/cache/price-cache";
import {
  flag,
  fromJson,
  groupBy,
  int,
  intOrNull,
  type NetQuantityRow,
  netQuantityOf,
  type Texts,
  text,
  textOrNull,
} from "~/db/columns";
import type { PriceFacts } from "~/domain/price";
import { type Database, type Row, type Statement, statement, type Value } from "~/platform/database";
import { type Ids, type PriceContext, vatClassOf } from "./price-data";
import { availableQuantity } from "./stock-holds";

export interface ItemRow {
  id: number;
  parent: number | null;
  sku: string;
  slug: string;
  brand: string;
  image: string | null;
  uom: string;
  packageSize: number;
  minQty: number;
  qtyStep: number;
  vatClass: VatClass;
  audience: "all" | "business";
  bestseller: boolean;
  isNew: boolean;
  attributes: { key: string; value: Texts }[];
  gtin: string | null;
  mpn: string | null;
  netQuantity: NetQuantityRow | null;
  createDate: string;
  writeDate: string;
  /** CONTRACT §4. */
  quantity: number;
  isBackorderable: boolean;
  restockDate: string | null;
  /** Null: the item has no price, and is not shown. */
  price: PriceFacts | null;
  /** How many the customer has ever ordered; null where nobody asked. */
  orderedQty: number | null;
}

export interface ComplianceRow {
  manufacturer: number | null;
  warnings: string[];
  hazard: string | null;
  food: string | null;
  energyClass: string | null;
  eprel: string | null;
  guaranteeMonths: number | null;
  withdrawalException: string | null;
}

export interface ProductData {
  item: ItemRow;
  variants: ItemRow[];
  name: string;
  shortDescription: string;
  description: string;
  categories: number[];
  fields: { field: number; value: string }[];
  compliance: ComplianceRow | null;
}

export interface ReadOptions extends PriceContext {
  locale: string;
  today: string;
  now: string;
  /** Whose orders `orderedQty` counts; null: nobody's. */
  ordersOf: number | null;
}

/**
 * By id.
 * @param products ids of products, not of variants
 */
export async function readProducts(
  db: Database,
  products: Ids,
  looking: ReadOptions,
): Promise<Map<number, ProductData>> {
  const items: Ids = {
    sql: `WITH asked (id) AS (${products.sql}) SELECT id FROM products WHERE id IN asked OR parent IN asked`,
    params: products.params,
  };
  const { rows, prices } = await readWithPrices(db, statementsOf(products, items, looking), items, looking);
  return productsOf(rows, prices, looking);
}

function statementsOf(products: Ids, items: Ids, looking: ReadOptions): Statement[] {
  const ask = (sql: string, ...params: Value[]) =>
    statement(`WITH asked (id) AS (${products.sql}) ${sql}`, ...products.params, ...params);
  return [
    ask(
      `SELECT i.id, i.parent, i.sku, i.slug, i.brand, i.image, i.uom, i.package_size, i.min_qty, i.qty_step, i.vat_class,
         i.audience, i.bestseller, i.is_new, i.attributes, i.gtin, i.mpn, i.net_quantity, i.net_unit, i.create_date,
         i.write_date, coalesce(${availableQuantity("s")}, 0) AS quantity, coalesce(s.is_backorderable, 0) AS is_backorderable,
         s.restock_date
       FROM products i LEFT JOIN stock s ON s.item = i.id
       WHERE (i.id IN asked OR i.parent IN asked) AND i.is_active = 1 ORDER BY i.position, i.id`,
      looking.now,
    ),
    ask(
      `SELECT product, name, short_description, description FROM product_texts
       WHERE product IN asked AND locale = ?`,
      looking.locale,
    ),
    ask(`SELECT product, category FROM category_products WHERE product IN asked AND inherited = 0`),
    ask(
      `SELECT pf.product, pf.field, pf.value FROM product_fields pf JOIN custom_fields f ON f.id = pf.field
       WHERE pf.product IN asked ORDER BY f.position, f.id, pf.position, pf.value`,
    ),
    ask(
      `SELECT product, manufacturer, warnings, hazard, food, energy_class, eprel, guarantee_months, withdrawal_exception
       FROM product_compliance WHERE product IN asked`,
    ),
    ...(looking.ordersOf === null ? [] : [orderedStatement(items, looking.ordersOf)]),
  ];
}

const orderedStatement = (items: Ids, customer: number): Statement =>
  statement(
    `SELECT product AS item, qty FROM ordered_quantities WHERE customer = ? AND product IN (${items.sql})`,
    customer,
    ...items.params,
  );

function productsOf(
  [items = [], texts = [], categories = [], fields = [], compliance = [], ordered = []]: Row[][],
  prices: ReadonlyMap<number, PriceFacts>,
  looking: ReadOptions,
): Map<number, ProductData> {
  const orderedQty = new Map(ordered.map((row) => [int(row, "item"), int(row, "qty")]));
  const all = items.map((row) =>
    itemOf(
      row,
      prices.get(int(row, "id")) ?? null,
      looking.ordersOf === null ? null : (orderedQty.get(int(row, "id")) ?? 0),
    ),
  );
  const variantsOf = groupBy(all, (item) => item.parent);
  const textOf = new Map(texts.map((row) => [int(row, "product"), row]));
  const categoriesOf = groupBy(categories, (row) => int(row, "product"));
  const fieldsOf = groupBy(fields, (row) => int(row, "product"));
  const complianceOf = new Map(compliance.map((row) => [int(row, "product"), row]));

  const products = all.filter((item) => item.parent === null);
  return new Map(
    products.map((item) => {
      const own = textOf.get(item.id) ?? {};
      const law = complianceOf.get(item.id);
      return [
        item.id,
        {
          item,
          variants: variantsOf.get(item.id) ?? [],
          name: text(own, "name") || item.sku,
          shortDescription: text(own, "short_description"),
          description: text(own, "description"),
          categories: (categoriesOf.get(item.id) ?? []).map((row) => int(row, "category")),
          fields: (fieldsOf.get(item.id) ?? []).map((row) => ({
            field: int(row, "field"),
            value: text(row, "value"),
          })),
          compliance: law ? complianceRowOf(law) : null,
        },
      ];
    }),
  );
}

function itemOf(row: Row, price: PriceFacts | null, orderedQty: number | null): ItemRow {
  return {
    id: int(row, "id"),
    parent: intOrNull(row, "parent"),
    sku: text(row, "sku"),
    slug: text(row, "slug"),
    brand: text(row, "brand"),
    image: textOrNull(row, "image"),
    uom: text(row, "uom"),
    packageSize: int(row, "package_size"),
    minQty: int(row, "min_qty"),
    qtyStep: int(row, "qty_step"),
    vatClass: vatClassOf(row),
    audience: row.audience === "business" ? "business" : "all",
    bestseller: flag(row, "bestseller"),
    isNew: flag(row, "is_new"),
    attributes: fromJson<ItemRow["attributes"]>(row, "attributes") ?? [],
    gtin: textOrNull(row, "gtin"),
    mpn: textOrNull(row, "mpn"),
    netQuantity: netQuantityOf(row),
    createDate: text(row, "create_date"),
    writeDate: text(row, "write_date"),
    quantity: int(row, "quantity"),
    isBackorderable: flag(row, "is_backorderable"),
    restockDate: textOrNull(row, "restock_date"),
    price,
    orderedQty,
  };
}

const complianceRowOf = (row: Row): ComplianceRow => ({
  manufacturer: intOrNull(row, "manufacturer"),
  warnings: fromJson<string[]>(row, "warnings") ?? [],
  hazard: textOrNull(row, "hazard"),
  food: textOrNull(row, "food"),
  energyClass: textOrNull(row, "energy_class"),
  eprel: textOrNull(row, "eprel"),
  guaranteeMonths: intOrNull(row, "guarantee_months"),
  withdrawalException: textOrNull(row, "withdrawal_exception"),
});
