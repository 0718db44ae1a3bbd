// The demo catalogue read from its files and priced by a second, slow and plain implementation, with which
// the shop's lists are compared.
import { CATALOGUE, openFiles } from "~/demo/files";

export interface PlainItem {
  id: number;
  /** Net cents, by list. */
  rows: Map<string, { standard: number; special: number | null; from: string; to: string }>;
}

export interface PlainProduct {
  id: number;
  sku: string;
  names: Record<string, string>;
  /** Words of name, brand, short description and the variants' options, by language; lower case, without accents. */
  words: Record<string, string[]>;
  /** Slugs of its category and of all ancestors. */
  categories: string[];
  ownCategory: string;
  fields: Map<string, string[]>;
  vatClass: "standard" | "reduced" | "super_reduced";
  bestseller: boolean;
  isNew: boolean;
  createDate: string;
  items: PlainItem[];
}

/** The view of the prices: list, VAT rates in percent by class (null: net), and the day. */
export interface PlainView {
  list: string;
  rates: Record<PlainProduct["vatClass"], number> | null;
  today: string;
}

const CLASSES = { "22": "standard", "10": "reduced", "4": "super_reduced" } as const;

export function plainCatalogue(): PlainProduct[] {
  const files = openFiles(CATALOGUE);
  const categories = files.csv<"id" | "key" | "parent" | "slug_it">("categories.csv");
  const pathOf = (id: string): string[] => {
    const found = categories.find((one) => one.id === id);
    return found ? [found.slug_it, ...pathOf(found.parent)] : [];
  };
  const pathOfKey = new Map(categories.map(({ id, key }) => [key, pathOf(id)]));

  const itemOf = new Map<string, PlainItem>();
  for (const row of files.csv<
    "item" | "list" | "standard_price" | "special_price" | "special_from" | "special_to"
  >("prices.csv")) {
    const item = itemOf.get(row.item) ?? { id: Number(row.item), rows: new Map() };
    itemOf.set(row.item, item);
    item.rows.set(row.list, {
      standard: centsOf(row.standard_price),
      special: row.special_price === "" ? null : centsOf(row.special_price),
      from: row.special_from,
      to: row.special_to,
    });
  }
  const variants = new Map<string, Record<string, string>[]>();
  for (const row of files.csv<string>("variants.csv"))
    variants.set(row.parent ?? "", [...(variants.get(row.parent ?? "") ?? []), row]);
  const fields = new Map<string, Map<string, string[]>>();
  for (const { product, key, value } of files.csv<"product" | "key" | "value">("product-fields.csv")) {
    const own = fields.get(product) ?? new Map<string, string[]>();
    fields.set(product, own.set(key, [...(own.get(key) ?? []), value]));
  }

  return files.csv<string>("products.csv").map((row) => {
    const text = (column: string) => row[column] ?? "";
    const path = pathOfKey.get(text("category")) ?? [];
    const own = variants.get(text("id")) ?? [];
    const told = (locale: string) =>
      own.map((variant) => `${variant[`value1_${locale}`]} ${variant[`value2_${locale}`]}`).join(" ");
    const inEach = <T>(read: (locale: string) => T) => ({ it: read("it"), en: read("en"), es: read("es") });
    return {
      id: Number(text("id")),
      sku: text("sku"),
      names: inEach((locale) => text(`name_${locale}`)),
      words: inEach((locale) =>
        wordsOf(`${text(`name_${locale}`)} ${text("brand")} ${text(`short_${locale}`)} ${told(locale)}`),
      ),
      categories: path,
      ownCategory: path[0] ?? "",
      fields: fields.get(text("id")) ?? new Map(),
      vatClass:
        text("vat_rate") === "4" ? CLASSES["4"] : text("vat_rate") === "10" ? CLASSES["10"] : CLASSES["22"],
      bestseller: text("bestseller") === "1",
      isNew: text("new") === "1",
      createDate: text("create_date"),
      items: (own.length > 0 ? own.map(({ id }) => id ?? "") : [text("id")]).flatMap(
        (id) => itemOf.get(id) ?? [],
      ),
    };
  });
}

/** The price of the cheapest item, or of the first of several, as the list shows it. Cents in the view. */
export function plainPrice(product: PlainProduct, view: PlainView) {
  const priced = product.items.map((item) => {
    const row = item.rows.get(view.list) ?? item.rows.get("retail");
    if (!row) throw new Error(`item ${item.id} has no price`);
    const inForce = row.special !== null && row.from <= view.today && (row.to === "" || view.today <= row.to);
    return { standard: row.standard, special: inForce ? row.special : null };
  });
  const toPay = (one: { standard: number; special: number | null }) => one.special ?? one.standard;
  const best = priced.reduce((cheapest, one) => (toPay(one) < toPay(cheapest) ? one : cheapest));
  return {
    standard: shown(best.standard, product, view),
    special: best.special === null ? null : shown(best.special, product, view),
  };
}

/** Lower case, without accents, ² as 2, split at every character that is neither letter nor digit. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const shown = (net: number, product: PlainProduct, { rates }: PlainView): number =>
  rates
    ? Number((BigInt(net) * (10_000n + BigInt(Math.round(rates[product.vatClass] * 100))) + 5_000n) / 10_000n)
    : net;

const centsOf = (price: string): number => Math.round(Number(price) * 100);
