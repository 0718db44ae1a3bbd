// Products and their variants, in one id space (CONTRACT §1), with texts, categories, fields and relations.
import { categoryIds, categoryPaths } from "./categories";
import { type Files, LOCALES, startOf, type Text } from "./files";
import { pictureNames } from "./pictures";
import { vatClasses } from "./shop";
import type { Table } from "./table";

type Locale = (typeof LOCALES)[number];
type ProductColumn =
  | "id"
  | "sku"
  | "kind"
  | "category"
  | "brand"
  | `${"slug" | "name" | "short" | "description"}_${Locale}`
  | "uom"
  | "package_size"
  | "min_qty"
  | "qty_step"
  | "vat_rate"
  | "bestseller"
  | "new"
  | "create_date";
type Product = Record<ProductColumn, string>;

type VariantColumn =
  | "id"
  | "parent"
  | "sku"
  | "axis1"
  | "axis2"
  | `${"value1" | "value2"}_${Locale}`
  | "package_size"
  | "min_qty"
  | "qty_step";
type Variant = Record<VariantColumn, string>;
type Item = Record<"item" | "gtin" | "mpn" | "net_quantity" | "net_unit", string>;
interface Field {
  id: number;
  key: string;
  label: Text;
  unit: string;
  filterable: boolean;
  is_key_fact?: boolean;
  is_range?: boolean;
  options: Record<string, Text> | null;
}

export function* productTables(files: Files): Generator<Table> {
  const products = byTurns(files.csv<ProductColumn>("products.csv"));
  yield { table: "products", rows: products.map(productRow(files)) };
  yield { table: "products", rows: variantRows(files, products) };
  yield { table: "product_texts", rows: products.flatMap(texts) };
  yield { table: "category_products", rows: places(files, products) };
  yield* fieldTables(files);
  const related = files.csv<"product" | "related" | "kind" | "position">("related.csv");
  yield {
    table: "related_products",
    rows: related.map(({ product, related, ...row }) => ({
      product_id: product,
      related_id: related,
      ...row,
    })),
  };
}

/** Maps each item to the instant from which it has been sold. A variant has the date of its product. */
export function itemDates(files: Files): Map<string, string> {
  const products = files.csv<ProductColumn>("products.csv");
  const dates = new Map(products.map((p) => [p.id, startOf(p.create_date)]));
  for (const v of files.csv<VariantColumn>("variants.csv")) dates.set(v.id, dates.get(v.parent) ?? "");
  return dates;
}

/** Default order of products: bestsellers first, alternating between categories. */
function byTurns(products: Product[]): Product[] {
  const turns = new Map<string, number>();
  const ranked = products.map((product) => {
    const group = `${product.category} ${product.bestseller}`;
    const turn = (turns.get(group) ?? 0) + 1;
    turns.set(group, turn);
    return { product, turn };
  });
  ranked.sort((a, b) => Number(b.product.bestseller) - Number(a.product.bestseller) || a.turn - b.turn);
  return ranked.map(({ product }) => product);
}

function productRow(files: Files) {
  const vat = vatClasses(files);
  const audience = new Map(
    files.csv<"product" | "audience">("compliance.csv").map((row) => [row.product, row.audience]),
  );
  const items = itemFacts(files);
  const pictureOf = pictureNames();
  return (p: Product, index: number) => ({
    id: Number(p.id),
    sku: p.sku,
    slug: p.slug_it,
    kind: p.kind,
    brand: p.brand,
    ...(pictureOf(p.sku) as { image: string | null; images: string[] }),
    uom: p.uom,
    ...quantities(p),
    ...withOwn("vat_class", vat[p.vat_rate]),
    ...withOwn("audience", audience.get(p.id) === "b2b" ? "business" : "all"),
    bestseller: Number(p.bestseller),
    is_new: Number(p.new),
    position: index + 1,
    ...items(p.id),
    create_date: startOf(p.create_date),
    write_date: startOf(p.create_date),
  });
}

/** Sets the effective value and the value entered by the operator, which are equal. */
const withOwn = (column: string, value: string | undefined) => ({
  [column]: value,
  [`own_${column}`]: value,
});

// A variant inherits the values that the file omits from its product. Its slug is the product's slug with its own part
// of the SKU.
function* variantRows(files: Files, products: Product[]) {
  const rows = productRow(files);
  const parents = new Map(products.map((p, index) => [p.id, rows(p, index)]));
  const skus = new Map(products.map((p) => [p.id, p.sku]));
  const items = itemFacts(files);
  for (const [index, v] of files.csv<VariantColumn>("variants.csv").entries()) {
    const parent = parents.get(v.parent);
    if (!parent) throw new Error(`variant ${v.id}: there is no product ${v.parent}`);
    const suffix = v.sku.slice((skus.get(v.parent) ?? "").length + 1).toLowerCase();
    yield {
      ...parent,
      image: null,
      images: [],
      own_vat_class: null,
      own_audience: null,
      ...quantities(v),
      ...items(v.id),
      id: Number(v.id),
      parent_id: Number(v.parent),
      sku: v.sku,
      slug: `${parent.slug}-${suffix.replace(/[^a-z0-9]+/g, "-")}`,
      position: index + 1,
      attributes: [attribute(v, 1), attribute(v, 2)].filter(({ key }) => key !== ""),
    };
  }
}

const quantities = (row: Record<"package_size" | "min_qty" | "qty_step", string>) => ({
  package_size: Number(row.package_size),
  min_qty: Number(row.min_qty),
  qty_step: Number(row.qty_step),
});

const attribute = (v: Variant, n: 1 | 2) => ({
  key: v[`axis${n}`],
  value: { it: v[`value${n}_it`], en: v[`value${n}_en`], es: v[`value${n}_es`] },
});

function itemFacts(files: Files) {
  const items = new Map(files.csv<keyof Item>("compliance-items.csv").map((row) => [row.item, row]));
  return (id: string) => {
    const item = items.get(id);
    return {
      gtin: item?.gtin || null,
      mpn: item?.mpn || null,
      net_quantity: Number(item?.net_quantity) || null,
      net_unit: item?.net_unit || null,
    };
  };
}

const texts = (p: Product) =>
  LOCALES.map((locale) => ({
    product_id: Number(p.id),
    locale,
    slug: p[`slug_${locale}`],
    name: p[`name_${locale}`],
    short_description: p[`short_${locale}`],
    description: p[`description_${locale}`],
  }));

// A product belongs to its own category and to all ancestors of it.
function places(files: Files, products: Product[]) {
  const ids = categoryIds(files);
  const paths = categoryPaths(files);
  return products.flatMap((p, index) =>
    (paths.get(ids.get(p.category) ?? 0) ?? []).map((category, depth) => ({
      category_id: category,
      product_id: Number(p.id),
      inherited: Math.min(depth, 1),
      position: index + 1,
    })),
  );
}

// The attributes of variants are fields too: their labels are looked up by key.
function* fieldTables(files: Files): Generator<Table> {
  const { product, variant_axes } = files.json<{
    product: Field[];
    variant_axes: { key: string; label: Text }[];
  }>("custom-fields.json");
  const known = new Set(product.map(({ key }) => key));
  const axes = variant_axes
    .filter(({ key }) => !known.has(key))
    .map((axis, index) => ({
      id: product.length + index + 1,
      ...axis,
      unit: "",
      filterable: false,
      options: null,
    }));
  const fields = [...product, ...axes];
  yield {
    table: "custom_fields",
    rows: fields.map((field) => ({
      id: field.id,
      key: field.key,
      label: field.label,
      unit: field.unit || null,
      filterable: field.filterable,
      is_key_fact: "is_key_fact" in field,
      is_range: "is_range" in field,
      options: field.options,
      position: field.id,
    })),
  };
  const ids = new Map(fields.map(({ key, id }) => [key, id]));
  const values = files.csv<"product" | "key" | "value">("product-fields.csv");
  yield {
    table: "product_fields",
    rows: values.map(({ product, key, value }, index) => ({
      product_id: Number(product),
      field_id: ids.get(key),
      value,
      position: index + 1,
    })),
  };
}
