// Reads products and their variants from the records of another shop's file.

import type { ShopFileSource } from "~/contract/constants/shop-files";
import { slugOf } from "~/contract/constants/slug";
import type { SourceFile, SourceNote, SourceRecord } from "./source-file";
import {
  asHtml,
  gramsPerUnit,
  isYes,
  listed,
  plainAmount,
  plainCount,
  plainDay,
  plainGrams,
  takenNames,
  unusedName,
  withoutTags,
} from "./values";

export interface SourceItem {
  line: number;
  code: string;
  /** Empty for a product without variants. */
  options: { name: string; value: string }[];
  /** Price before a permanent reduction; amounts in the importer's format, "" if the file has no price. */
  price: string;
  offer: string;
  offerFrom: string;
  offerTo: string;
  /** Empty: the other shop does not count stock. */
  stock: string;
  isSoldWithoutStock: boolean;
  grams: string;
  gtin: string;
  mpn: string;
}

export interface SourceProduct {
  line: number;
  code: string;
  /** Source of the generated addresses. */
  slug: string;
  name: string;
  description: string;
  summary: string;
  brand: string;
  isVisible: boolean;
  /** One list per category, from the root down. */
  categories: string[][];
  pictures: string[];
  /** The product's number in the other shop; "" if the file has no number. */
  number: string;
  group: string;
  hasVariants: boolean;
  items: SourceItem[];
}

type Reader = (record: SourceRecord, field: string) => string;

/** @returns in `lost`, faults for variants without their product */
export function readProducts(file: SourceFile): {
  products: SourceProduct[];
  notes: SourceNote[];
  lost: SourceNote[];
} {
  const places = new Map<string, number[]>();
  for (const [place, field] of file.fields.entries())
    if (field !== "") places.set(field, [...(places.get(field) ?? []), place]);
  const read: Reader = (record, field) =>
    (places.get(field) ?? []).map((place) => record.cells[place]?.trim() ?? "").find(Boolean) ?? "";
  const all = (record: SourceRecord, field: string) =>
    (places.get(field) ?? []).map((place) => record.cells[place]?.trim() ?? "").filter(Boolean);
  const { groups, notes, lost } = groupsOf(file.records, read);
  const gramsPer = gramsPerUnit(file.heads[places.get("weight")?.[0] ?? -1] ?? "");
  const codes = takenNames(file.records.map((record) => read(record, "code")).filter(Boolean));
  const products = groups.map(({ head, others }) => {
    const sold = itemRecords(head, others, read);
    const names = ([1, 2, 3] as const).map((n) => read(head, `option${n}_name`));
    const options = sold.map((record) => optionsOf(record, names, read));
    const hasVariants = sold.length > 1 || (options[0] ?? []).length > 0;
    const name = read(head, "name");
    const group = read(head, "group");
    const slug = slugOf(read(head, "address") || group || name) || slugOf(read(head, "code"));
    const own = hasVariants && sold.includes(head) ? "" : read(head, "code");
    const code = own || made(group || slugOf(name) || read(head, "number"), codes);
    if (own === "" && !hasVariants)
      notes.push({ line: head.line, code: "code_made", values: { value: code } });
    const items = sold.map((record, n): SourceItem => {
      const chosen = hasVariants ? (options[n] ?? []) : [];
      const ending = slugOf(chosen.map(({ value }) => value).join(" ")) || String(n + 1);
      const isOwn = !hasVariants;
      return {
        line: record.line,
        code: isOwn ? code : read(record, "code") || made(`${code}-${ending}`, codes),
        options: chosen,
        ...pricesOf(record, read),
        stock: plainCount(read(record, "stock")),
        isSoldWithoutStock: isYes(read(record, "without_stock")),
        grams: plainGrams(read(record, "weight") || (read(head, "kind") && read(head, "weight")), gramsPer),
        gtin: read(record, "gtin").replace(/^['\s]+/, ""),
        mpn: read(record, "mpn"),
      };
    });
    for (const record of sold)
      if (/^-/.test(read(record, "stock")))
        notes.push({ line: record.line, code: "stock_below_zero", values: { value: read(record, "stock") } });
    return {
      line: head.line,
      code,
      slug: /[a-z]/.test(slug) ? slug : `p-${slug || slugOf(code) || head.line}`,
      name,
      description: asHtml(read(head, "description")),
      summary: withoutTags(read(head, "summary").replaceAll("\\n", "\n")),
      brand: read(head, "brand"),
      isVisible: all(head, "visible").every(isYes),
      categories: categoriesOf(file.source, read(head, "category")),
      pictures: [
        ...new Set([head, ...others].flatMap((record) => all(record, "pictures").flatMap(addressesIn))),
      ],
      number: read(head, "number"),
      group,
      hasVariants,
      items,
    };
  });
  return { products, notes, lost };
}

/** Groups records by product: Shopify's share a handle, WooCommerce's variations name their product. */
function groupsOf(records: readonly SourceRecord[], read: Reader) {
  const groups: { head: SourceRecord; others: SourceRecord[] }[] = [];
  const byName = new Map<string, (typeof groups)[number]>();
  const notes: SourceNote[] = [];
  const lost: SourceNote[] = [];
  const variations: SourceRecord[] = [];
  for (const record of records) {
    const kind = read(record, "kind").toLowerCase();
    const group = read(record, "group");
    const before = group === "" ? undefined : byName.get(`group ${group}`);
    if (/\b(grouped|external)\b/.test(kind))
      notes.push({ line: record.line, code: "kind_left_out", values: { value: kind } });
    else if (/variation/.test(kind) || read(record, "parent") !== "") variations.push(record);
    else if (before) before.others.push(record);
    else {
      const found = { head: record, others: [] };
      groups.push(found);
      const names = [
        ["group", group],
        ["id", read(record, "number")],
        ["code", read(record, "code").toLowerCase()],
      ];
      for (const [of, name] of names) if (name !== "") byName.set(`${of} ${name}`, found);
    }
  }
  for (const record of variations) {
    const parent = read(record, "parent");
    const [, id] = /^id:\s*(\d+)$/.exec(parent) ?? [];
    const found = byName.get(id === undefined ? `code ${parent.toLowerCase()}` : `id ${id}`);
    if (found) found.others.push(record);
    else lost.push({ line: record.line, code: "unknown", values: { value: parent, table: "products" } });
  }
  return { groups, notes, lost };
}

/** The records of items that are sold: not a variable product itself, and not a line with only a picture. */
function itemRecords(head: SourceRecord, others: readonly SourceRecord[], read: Reader): SourceRecord[] {
  const hasKind = read(head, "kind") !== "";
  const sold = (hasKind ? others : [head, ...others]).filter((record) =>
    ["option1_value", "code", "price"].some((field) => read(record, field) !== ""),
  );
  return sold.length > 0 ? sold : [head];
}

function optionsOf(record: SourceRecord, names: readonly string[], read: Reader): SourceItem["options"] {
  // A simple product's attributes describe it; they distinguish no variants.
  if (/^simple/i.test(read(record, "kind"))) return [];
  return ([1, 2, 3] as const).flatMap((n) => {
    const value = read(record, `option${n}_value`);
    const name = read(record, `option${n}_name`) || names[n - 1] || "";
    const isDefault = value === "" || (/^title$/i.test(name) && /^default title$/i.test(value));
    return isDefault ? [] : [{ name: name || `option ${n}`, value }];
  });
}

/**
 * Shopify's price is the one to pay, beside the previous one; WooCommerce's offer is beside the regular
 * price.
 */
function pricesOf(record: SourceRecord, read: Reader) {
  const price = plainAmount(read(record, "price"));
  const before = plainAmount(read(record, "price_before"));
  const isReduced = Number(before) > Number(price);
  return {
    price: isReduced ? before : price,
    offer: isReduced ? price : plainAmount(read(record, "offer_price")),
    offerFrom: plainDay(read(record, "offer_from")),
    offerTo: plainDay(read(record, "offer_to")),
  };
}

/** A unique code for an item without one. */
const made = (wanted: string, codes: Map<string, number>): string =>
  unusedName(wanted.slice(0, 60) || "p", codes);

/** PrestaShop's root category, which contains every product. */
const ROOTS = new Set(["home", "root", "inicio", "accueil"]);

function categoriesOf(source: ShopFileSource, text: string): string[][] {
  const names = source === "shopify_products" ? [text] : listed(text);
  return names
    .map((name) =>
      name
        .split(">")
        .map((level) => withoutTags(level))
        .filter(Boolean),
    )
    .filter(
      (levels) => levels.length > 0 && !(levels.length === 1 && ROOTS.has(levels[0]?.toLowerCase() ?? "")),
    );
}

const addressesIn = (cell: string): string[] => listed(cell).filter((one) => /^https?:\/\//i.test(one));
