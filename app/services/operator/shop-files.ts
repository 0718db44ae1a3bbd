// Import of another shop's file: recognized by its headings, mapped, previewed, and imported as a whole
// (CONTRACT §16).

import { mainLocale, offeredLocales } from "~/contract/constants/settings";
import {
  isCustomerFile,
  MAX_SHOP_FILE_COLUMNS,
  MAX_SHOP_FILE_ROWS,
  neededFields,
  REPEATED_FIELDS,
  type ShopFileSource,
} from "~/contract/constants/shop-files";
import type { ShopFile, ShopFilePlan } from "~/contract/operator/shop-files";
import { type Fault, fault } from "~/csv/fault";
import { readCsvTable, unguarded } from "~/csv/text";
import { dropUpload } from "~/db/operator/transfer/import";
import {
  findShopFile,
  keepPlan,
  listsQuery,
  type StoredPlan,
  type StoredShopFile,
  sourcePlan,
  storeShopFile,
} from "~/db/operator/transfer/shop-file";
import { ask, combine } from "~/db/query";
import { shopData } from "~/db/shop/shop-data";
import { fieldsOfHeads, includesVat, recogniseSource } from "~/domain/imports/sources";
import type { ServiceContext } from "~/services/context";
import { invalidField, notFound, Refusal, type RefusedField } from "~/services/refusal";

/**
 * Stores a file with a plan: the source's latest one, or one derived from the headings. @throws Refusal 400
 * for an unknown kind of file
 */
export async function addShopFile(
  c: ServiceContext,
  csv: string,
  wanted: ShopFileSource | undefined,
): Promise<{ file: ShopFile | null; faults: Fault[] }> {
  const { heads, records, faults } = readCsvTable(csv);
  if (faults.length > 0) return { file: null, faults };
  if (records.length === 0) return { file: null, faults: [fault(1, "", "no_rows")] };
  if (records.length > MAX_SHOP_FILE_ROWS)
    return {
      file: null,
      faults: [fault(MAX_SHOP_FILE_ROWS + 2, "", "too_many_rows", { max: MAX_SHOP_FILE_ROWS })],
    };
  if (heads.length > MAX_SHOP_FILE_COLUMNS)
    return { file: null, faults: [fault(1, "", "too_many_columns", { max: MAX_SHOP_FILE_COLUMNS })] };
  const source = wanted ?? recogniseSource(heads);
  if (source === null) throw invalidField("file", "shop_file_unknown");
  const upload = crypto.randomUUID();
  const plan = await firstPlan(c, source, heads);
  const cells = records.map(({ line, cells }) => ({ line, cells: cells.map(unguarded) }));
  await storeShopFile(c.db, upload, { source, plan, records: cells }, c.now.toISOString());
  return { file: await getShopFile(c, upload), faults: [] };
}

async function firstPlan(c: ServiceContext, source: ShopFileSource, heads: string[]): Promise<StoredPlan> {
  const [{ kept, lists }, shop] = await Promise.all([
    ask(c.db, combine({ kept: sourcePlan(source), lists: listsQuery() })),
    shopData(c),
  ]);
  const recognised = fieldsOfHeads(source, heads);
  if (kept) {
    const { fields, ...options } = kept;
    const list = lists.some(({ code }) => code === options.list) ? options.list : (lists[0]?.code ?? "");
    return {
      ...options,
      list,
      heads,
      fields: heads.map((head, n) => fields[head] ?? recognised[n] ?? "") as StoredPlan["fields"],
    };
  }
  const price = heads[recognised.indexOf("price")] ?? "";
  const isGross = includesVat(price);
  const list = lists.find((one) => isGross === null || one.includesVat === isGross) ?? lists[0];
  return {
    heads,
    fields: recognised as StoredPlan["fields"],
    locale: mainLocale(offeredLocales(shop.settings.get("LOCALES")), shop.settings.get("DEFAULT_LOCALE")),
    list: list?.code ?? "",
    prices: (isGross ?? list?.includesVat ?? true) ? "gross" : "net",
    vat_class: "standard",
    drafts: false,
    redirects: true,
  };
}

/** @throws Refusal 404 */
export async function storedShopFile(c: ServiceContext, upload: string): Promise<StoredShopFile> {
  const found = await findShopFile(c.db, upload);
  if (!found) throw notFound();
  return found;
}

const EXAMPLES = 2;
const MAX_EXAMPLE_LENGTH = 80;

/** The file with its plan, and the first values of each column. @throws Refusal 404 */
export async function getShopFile(c: ServiceContext, upload: string): Promise<ShopFile> {
  const [{ source, plan, records }, lists] = await Promise.all([
    storedShopFile(c, upload),
    ask(c.db, listsQuery()),
  ]);
  const { heads, fields, ...options } = plan;
  return {
    upload,
    source,
    rows: records.length,
    columns: heads.map((head, n) => ({
      head,
      field: fields[n] ?? "",
      examples: records
        .flatMap(({ cells }) => (cells[n] ? [cells[n].slice(0, MAX_EXAMPLE_LENGTH)] : []))
        .slice(0, EXAMPLES),
    })),
    options,
    lists: lists.map(({ code, includesVat }) => ({ code, includes_vat: includesVat })),
  };
}

/** Stores the mapping of the columns. @throws Refusal 400 by field, 404 */
export async function planShopFile(c: ServiceContext, upload: string, plan: ShopFilePlan): Promise<ShopFile> {
  const [stored, lists] = await Promise.all([storedShopFile(c, upload), ask(c.db, listsQuery())]);
  const refused = planFaults(stored, plan, lists);
  if (refused.length > 0) throw new Refusal(400, "invalid_input", {}, refused);
  const { heads } = stored.plan;
  await keepPlan(c.db, upload, stored.source, { ...plan, heads }, c.now.toISOString());
  return getShopFile(c, upload);
}

/** Field names: `fields.3` is the fourth column's. */
function planFaults(
  { source, plan: { heads } }: StoredShopFile,
  { fields, list, prices }: ShopFilePlan,
  lists: readonly { code: string; includesVat: boolean }[],
): RefusedField[] {
  const faults: RefusedField[] = [];
  if (fields.length !== heads.length) faults.push({ field: "fields", code: "invalid_input" });
  for (const [n, field] of fields.entries())
    if (field !== "" && fields.indexOf(field) < n && !REPEATED_FIELDS.includes(field))
      faults.push({ field: `fields.${n}`, code: "field_twice" });
  for (const field of neededFields(source))
    if (!fields.some((one) => one === field))
      faults.push({ field: "fields", code: `field_missing_${field}` });
  const chosen = lists.find(({ code }) => code === list);
  if (isCustomerFile(source) || !fields.includes("price")) return faults;
  if (!chosen) faults.push({ field: "list", code: "unknown_list" });
  else if (chosen.includesVat !== (prices === "gross"))
    faults.push({ field: "prices", code: chosen.includesVat ? "list_is_gross" : "list_is_net" });
  return faults;
}

export const dropShopFile = (c: ServiceContext, upload: string): Promise<unknown> => dropUpload(c.db, upload);
