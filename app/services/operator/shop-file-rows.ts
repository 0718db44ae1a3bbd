// Converts another shop's file into rows of this shop's tables, and reports or writes the changes.
import { isCustomerFile } from "~/contract/constants/shop-files";
import { type Fault, fault } from "~/csv/fault";
import { columnsIn, headsOf, readTypedRow } from "~/csv/rows";
import {
  knownPeople,
  productFacts,
  type StoredShopFile,
  type TableReport,
  type TableRows,
  tableOfFile,
  tryRows,
  writeShopFile,
} from "~/db/operator/transfer/shop-file";
import { ask } from "~/db/query";
import { shopData } from "~/db/shop/shop-data";
import { customerRows } from "~/domain/imports/customers";
import { type NotedPicture, pictureName, productRows } from "~/domain/imports/product-rows";
import { readProducts } from "~/domain/imports/products";
import type { SourceFile, SourceNote, TypedRow, TypedRows } from "~/domain/imports/source-file";
import { BatchRefused } from "~/platform/database";
import type { ServiceContext } from "~/services/context";
import { Refusal } from "~/services/refusal";
import { dropShopFile, storedShopFile } from "./shop-files";

export interface ShopFileReport {
  products: number;
  newProducts: number;
  variants: number;
  customers: number;
  tables: { name: string; rows: number; changed: number }[];
  pictures: NotedPicture[];
  notes: Fault[];
  faults: Fault[];
}

/** Reports what the file would change, without writing. @throws Refusal 404 */
export async function checkShopFile(c: ServiceContext, upload: string): Promise<ShopFileReport> {
  const { report } = await tryFile(c, await storedShopFile(c, upload));
  return report;
}

/**
 * Writes the file as a whole, unless it has a fault. @throws Refusal 404, or 409 if the shop has changed in
 * the meantime
 */
export async function applyShopFile(c: ServiceContext, upload: string): Promise<ShopFileReport> {
  const stored = await storedShopFile(c, upload);
  const { report, given } = await tryFile(c, stored);
  if (report.faults.length > 0 || report.tables.every(({ changed }) => changed === 0)) return report;
  try {
    await writeShopFile(c.db, { source: stored.source, given, now: c.now.toISOString() });
  } catch (error) {
    if (!(error instanceof BatchRefused)) throw error;
    throw new Refusal(409, "import_refused", { cause: error.code });
  }
  // Personal data are deleted at once; a file of products is still needed for its list of pictures.
  if (isCustomerFile(stored.source)) await dropShopFile(c, upload);
  return report;
}

async function tryFile(
  c: ServiceContext,
  stored: StoredShopFile,
): Promise<{ report: ShopFileReport; given: TableRows[] }> {
  const { tables, lost, ...found } = await typedRows(c, stored);
  const { sellerCountry } = await shopData(c);
  const named = fieldHeads(stored);
  const read = tables
    .filter(([, rows]) => rows.length > 0)
    .map(([name, rows]) => ({ name, rows, ...readTable(name, rows, sellerCountry) }));
  const given = read.map(({ given }) => given);
  const typed = [
    ...lost.map(({ line, code, values }) => fault(line, named("parent"), code, values)),
    ...read.flatMap(({ name, faults }) =>
      faults.map((one) => ({ ...one, column: named(`${name}.${one.column}`) })),
    ),
  ];
  const reports = typed.length > 0 ? [] : await tryRows(c.db, given, c.now.toISOString());
  const brought = broughtKeys(tables);
  const checked = reports.flatMap((report, n) =>
    faultsOf(report, read[n]?.rows ?? [], brought).map((one) => ({
      ...one,
      column: named(`${read[n]?.name}.${one.column}`),
    })),
  );
  const faults = [...typed, ...checked].toSorted((a, b) => a.line - b.line);
  return {
    given,
    report: {
      ...found,
      tables: read.map(({ name, rows }, n) => ({
        name,
        rows: rows.length,
        changed: faults.length > 0 ? 0 : (reports[n]?.changed ?? 0),
      })),
      notes: found.notes.map(({ line, code, values }) => fault(line, "", code, values)),
      faults,
    },
  };
}

async function typedRows(c: ServiceContext, { source, plan, records }: StoredShopFile) {
  const file: SourceFile = { source, heads: plan.heads, fields: plan.fields, records };
  const none: { lost: SourceNote[]; pictures: NotedPicture[] } = { lost: [], pictures: [] };
  if (isCustomerFile(source)) {
    const place = plan.fields.indexOf("email");
    const emails = records.map(({ cells }) => (cells[place] ?? "").trim().toLowerCase());
    const known = await ask(c.db, knownPeople(emails));
    return {
      products: 0,
      newProducts: 0,
      variants: 0,
      ...none,
      ...customerRows(file, plan.locale, new Set(known)),
    };
  }
  const { products, notes, lost } = readProducts(file);
  const facts = await ask(
    c.db,
    productFacts({
      locale: plan.locale,
      codes: products.flatMap(({ code, items }) => [code, ...items.map((item) => item.code)]),
      slugs: products.map(({ slug }) => slug),
      pictures: products.flatMap(({ pictures }) => pictures.map(pictureName)),
    }),
  );
  const known = new Map(facts.products.map((product) => [product.code, product]));
  const rows = productRows(
    products,
    new Set<string>(plan.fields),
    {
      source,
      locale: plan.locale,
      list: plan.list,
      vatClass: plan.vat_class,
      areDrafts: plan.drafts,
      hasRedirects: plan.redirects,
    },
    {
      products: known,
      slugs: new Set(facts.slugs),
      categories: facts.categories,
      fields: new Set(facts.fields),
      pictures: new Set(facts.pictures),
    },
  );
  return {
    products: products.length,
    newProducts: products.filter(({ code }) => !known.has(code)).length,
    variants: products.reduce((sum, { hasVariants, items }) => sum + (hasVariants ? items.length : 0), 0),
    customers: 0,
    lost,
    tables: rows.tables,
    pictures: rows.pictures,
    notes: [...notes, ...rows.notes].toSorted((a, b) => a.line - b.line),
  };
}

/** Rows are numbered separately: one line of the file may become several rows of a table. */
function readTable(name: string, typed: readonly TypedRow[], sellerCountry: string) {
  const table = tableOfFile(name);
  const heads = Object.keys(typed[0]?.cells ?? {});
  const columns = columnsIn(table.columns, [], heads).filter((column) => {
    const own = headsOf(column);
    const isEmptyKey = column.nullable && table.key.includes(column.name);
    return isEmptyKey || (own.length > 0 && own.every((head) => heads.includes(head)));
  });
  const faults: Fault[] = [];
  const rows = typed.map(({ line, cells }, n) => {
    const read = readTypedRow(columns, cells, n + 1);
    const refused = read.faults.length > 0 ? null : table.refuses?.(read.row.cells, sellerCountry);
    faults.push(...read.faults.map((one) => ({ ...one, line })));
    if (refused) faults.push(fault(line, refused.column, refused.code, refused.values));
    return read.row;
  });
  const upload = { id: crypto.randomUUID(), table, heads: new Set(columns.map((column) => column.name)) };
  return { given: { upload, rows }, faults };
}

/** Keys that the file itself defines, so that references to them are not unknown. */
const KEYS: Readonly<Record<string, string>> = {
  categories: "slug",
  custom_fields: "key",
  products: "sku",
  users: "username",
};

function broughtKeys(tables: TypedRows): Set<string> {
  return new Set(
    tables.flatMap(([name, rows]) => {
      const key = KEYS[name];
      return key === undefined ? [] : rows.map(({ cells }) => `${name} ${cells[key]}`);
    }),
  );
}

function faultsOf({ faults }: TableReport, rows: readonly TypedRow[], brought: ReadonlySet<string>): Fault[] {
  const lineOf = (row: number) => rows[row - 1]?.line ?? row;
  return faults
    .filter(({ code, values }) => code !== "unknown" || !brought.has(`${values.table} ${values.value}`))
    .map((one) => ({
      ...one,
      line: lineOf(one.line),
      values: one.code === "twice" ? { line: lineOf(Number(one.values.line)) } : one.values,
    }));
}

/** The field of the file that each cell of a table comes from. */
const FIELDS: Readonly<Record<string, string>> = {
  ...{
    "products.sku": "code",
    "products.slug": "name",
    "products.parent": "group",
    "products.attributes": "option1_value",
  },
  ...{ "products.image": "pictures", "products.images": "pictures", "product_texts.slug": "name" },
  ...{
    "product_texts.short_description": "summary",
    "prices.item": "code",
    "prices.standard_price": "price",
  },
  ...{
    "prices.special_price": "offer_price",
    "prices.special_from": "offer_from",
    "prices.special_to": "offer_to",
  },
  ...{
    "stock.item": "code",
    "stock.on_hand": "stock",
    "stock.weight_g": "weight",
    "users.username": "email",
  },
  ...{
    "users.business_name": "company",
    "addresses.business_name": "company",
    "addresses.address": "street",
  },
  ...{ "addresses.address_2": "street_2", "addresses.recipient": "last_name", "addresses.user": "email" },
  ...{ "category_texts.name": "category", "categories.slug": "category", "category_texts.slug": "category" },
};

/** The heading of a field, or of a table's cell, in the file; otherwise the cell's own name. */
function fieldHeads({ plan: { heads, fields } }: StoredShopFile): (name: string) => string {
  const places = new Map(fields.map((field, place) => [field as string, place]));
  return (name) => {
    const cell = name.split(".").at(-1) ?? name;
    const place =
      places.get(FIELDS[name] ?? cell) ?? (FIELDS[name] === "offer_price" ? places.get("price") : undefined);
    return (place === undefined ? undefined : heads[place]) ?? cell;
  };
}
