// Changes of many products at once. A plan writes nothing; applying it writes exactly the previewed rows.
import { BULK_STATES } from "~/contract/constants/desk";
import {
  type BulkChange,
  type BulkChangeOf,
  type BulkRow,
  type BulkSelection,
  MAX_BULK_ROWS,
} from "~/contract/operator/bulk";
import {
  beginChange,
  changeQuery,
  changeSome,
  changesQuery,
  currentQuery,
  insertPlan,
  rowsQuery,
  type Way,
} from "~/db/operator/bulk/changes";
import type { BulkTarget } from "~/db/operator/bulk/kinds";
import { namesQuery } from "~/db/operator/bulk/names";
import type { Page } from "~/db/operator/page";
import { foundProductsQuery } from "~/db/operator/products";
import { ask } from "~/db/query";
import { localDay } from "~/domain/local-day";
import type { ServiceContext } from "~/services/context";
import { LOW_STOCK } from "~/services/operator/product-list";
import { shopLocales } from "~/services/operator/records/records";
import { invalidField, notFound, Refusal } from "~/services/refusal";
import { plannedRow, shownValue } from "./values";

const MOST_LISTED = 50;
/** Small enough for one batch, even if each row moves its product in the shop's lists. */
const ROWS_PER_BATCH = 250;

/** @throws Refusal 400 for an unknown name, 409 `too_many_rows` */
export async function planBulkChange(
  c: ServiceContext,
  { select, change }: { select: BulkSelection; change: BulkChangeOf },
): Promise<BulkChange> {
  const target = await targetOf(c, change);
  const products = await chosen(c, select);
  const found = await ask(c.db, currentQuery(target, products, c.locale, MAX_BULK_ROWS + 1));
  if (products.length > MAX_BULK_ROWS || found.length > MAX_BULK_ROWS)
    throw new Refusal(409, "too_many_rows", { max: MAX_BULK_ROWS });
  const planned = found.map((row) => plannedRow(change, row));
  const rows = planned.filter(({ before, after }) => before !== after);
  const plan = { change, products: products.length, same: planned.length - rows.length, rows };
  return getBulkChange(c, await insertPlan(c.db, { ...plan, now: c.now.toISOString() }));
}

async function chosen(c: ServiceContext, select: BulkSelection): Promise<number[]> {
  if ("products" in select) return [...new Set(select.products)];
  const { locale } = c;
  const locales = await shopLocales(c);
  return ask(
    c.db,
    foundProductsQuery({ ...select.found, locales, locale, lowStock: LOW_STOCK, limit: MAX_BULK_ROWS + 1 }),
  );
}

async function targetOf(c: ServiceContext, change: BulkChangeOf): Promise<BulkTarget> {
  if (change.kind === "visible") return { kind: "column", column: "is_active" };
  if (change.kind === "column") return change;
  const names = await ask(c.db, namesQuery(change));
  switch (change.kind) {
    case "price":
      if (!names) throw invalidField("list", "list_unknown");
      return { kind: "price", list: change.list };
    case "category":
      if (!names) throw invalidField("category", "invalid");
      return { kind: "category", category: names.id };
    case "field":
      if (!names) throw invalidField("field", "invalid");
      if (change.value !== "" && names.options !== null && !Object.hasOwn(names.options, change.value))
        throw invalidField("value", "invalid");
      return { kind: "field", field: names.id };
  }
}

/** @throws Refusal 404 */
export async function getBulkChange(c: ServiceContext, id: number): Promise<BulkChange> {
  const found = await ask(c.db, changeQuery(id));
  if (!found) throw notFound();
  return found;
}

/** Newest first. */
export const listBulkChanges = (c: ServiceContext): Promise<BulkChange[]> =>
  ask(c.db, changesQuery(MOST_LISTED));

/** A page of the change's rows. @throws Refusal 404 */
export async function bulkChangeRows(
  c: ServiceContext,
  id: number,
  areRefused: boolean,
  range: Page,
): Promise<{ count: number; rows: BulkRow[] }> {
  const states = areRefused ? (["refused", "not_undone"] as const) : BULK_STATES;
  const [{ change }, { count, rows }] = await Promise.all([
    getBulkChange(c, id),
    ask(c.db, rowsQuery(id, states, range)),
  ]);
  const shown = (stored: string) => shownValue(change.kind, stored);
  return { count, rows: rows.map((row) => ({ ...row, before: shown(row.before), after: shown(row.after) })) };
}

/** @throws Refusal 404; 409 if the change was undone, or there is nothing to undo */
export async function runBulkChange(c: ServiceContext, id: number, way: Way): Promise<BulkChange> {
  const found = await getBulkChange(c, id);
  if (way === "apply" && found.undone_at !== null) throw new Refusal(409, "bulk_undone");
  if (way === "undo" && found.applied_at === null) throw new Refusal(409, "bulk_not_applied");
  if (found.counts[way === "apply" ? "planned" : "done"] === 0) return found;
  const target = await targetOf(c, found.change);
  const now = c.now.toISOString();
  await beginChange(c.db, id, way, now);
  const some = { way, target, limit: ROWS_PER_BATCH, now, today: localDay(now, c.zone) };
  while ((await changeSome(c.db, id, some)) > 0);
  return getBulkChange(c, id);
}
