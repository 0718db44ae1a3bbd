// Reads and saves one record of the operator's forms, such as a product, category or promotion. Its rows
// follow the rules of CSV files.
import { mayDo } from "~/contract/constants/permissions";
import { offeredLocales } from "~/contract/constants/settings";
import type { RecordKind, RecordParts, StoredRecord } from "~/contract/operator/records";
import type { Locale } from "~/contract/wire";
import { columnsIn, typedRow } from "~/csv/rows";
import { type Kind, kindNamed } from "~/db/operator/records/kinds";
import {
  checkRows,
  deleteRecord,
  dropRows,
  type PartReport,
  type PartRows,
  type RecordChange,
  writeRows,
} from "~/db/operator/records/save";
import { readState, State } from "~/db/operator/records/state";
import { shopData } from "~/db/shop/shop-data";
import { isLegalPage, losesAddress } from "~/domain/content/legal-pages";
import { hashOf } from "~/platform/crypto";
import { BatchRefused } from "~/platform/database";
import type { ServiceContext } from "~/services/context";
import { notFound, Refusal, type RefusedField } from "~/services/refusal";
import { refusePaymentLoss } from "../payment-grid";
import { typedParts } from "./typed-parts";

/** @throws Refusal 404 */
export async function getRecord(c: ServiceContext, name: RecordKind, key: string): Promise<StoredRecord> {
  const kind = kindNamed(name);
  const [state, locales] = await Promise.all([readState(c.db, kind, key), shopLocales(c)]);
  if (state === null) throw notFound();
  return recordOf(kind, key, state, locales);
}

/**
 * @throws Refusal 400 by field, 404; 409 if the record has changed since it was read, is still in use, or
 * is required by law
 */
export async function saveRecord(
  c: ServiceContext,
  name: RecordKind,
  key: string,
  { version, parts }: { version: string; parts: RecordParts },
): Promise<StoredRecord> {
  const kind = kindNamed(name);
  const [state, locales] = await Promise.all([readState(c.db, kind, key), shopLocales(c)]);
  if (state === null) throw notFound();
  if (versionOf(state) !== version) throw editedByAnother();
  const addresses = parts.page_slugs?.map(({ slug = "" }) => slug.trim());
  if (name === "page" && addresses && losesAddress(key, addresses)) throw new Refusal(409, "legal_page");
  if (name === "payment") await refusePaymentLoss(c, key, parts.payment_methods?.[0] ?? {});
  await write(c, { kind, key, state, call: `${name}.save`, now: c.now.toISOString() }, parts, locales);
  return getRecord(c, name, key);
}

/** @throws Refusal 400 by field, also if the key is taken; 403 for stock that the role may not change */
export async function createRecord(
  c: ServiceContext,
  name: RecordKind,
  parts: RecordParts,
): Promise<StoredRecord> {
  const kind = kindNamed(name, true);
  if (parts.stock && !mayDo(c.operator?.role ?? "read_only", "stock.write"))
    throw new Refusal(403, "not_permitted");
  const { table, by } = kind.main;
  const key = parts[table.name]?.[0]?.[by.name]?.trim() ?? "";
  const [state, { sellerCountry }] = await Promise.all([
    key === "" ? null : readState(c.db, kind, key),
    shopData(c),
  ]);
  if (key === "" || state !== null) {
    const field = `${table.name}.0.${by.name}`;
    const fault = key === "" ? { field, code: "required" } : { field, code: "taken", values: { value: key } };
    const { faults } = typedParts(kind, key, parts, sellerCountry);
    throw new Refusal(400, "invalid_input", {}, [fault, ...faults.filter((one) => !isOfKey(kind, one))]);
  }
  const locales = await shopLocales(c);
  await write(c, { kind, key, state, call: `${name}.create`, now: c.now.toISOString() }, parts, locales);
  return getRecord(c, name, key);
}

/** Whether the fault concerns the key, which each table of the record repeats. */
const isOfKey = ({ parts }: Kind, { field }: RefusedField): boolean =>
  parts.some(({ table, by }) => field.startsWith(`${table.name}.`) && field.endsWith(`.${by.name}`));

/**
 * @throws Refusal 404; 409 if the record has changed since it was read, is still in use, or is required by
 * law
 */
export async function removeRecord(
  c: ServiceContext,
  name: RecordKind,
  key: string,
  version: string,
): Promise<void> {
  const kind = kindNamed(name);
  if (name === "page" && isLegalPage(key)) throw new Refusal(409, "legal_page");
  const state = await readState(c.db, kind, key);
  // Variants are deleted by a save without them; the product is another record.
  if (state === null || kind.main.table !== kind.parts[0]?.table || name === "variants") throw notFound();
  if (versionOf(state) !== version) throw editedByAnother();
  if (name === "payment") await refusePaymentLoss(c, key, null);
  const change = { kind, key, state, call: `${name}.remove`, now: c.now.toISOString() };
  await refusedBatch(deleteRecord(c.db, change));
}

async function write(
  c: ServiceContext,
  change: RecordChange,
  typed: RecordParts,
  locales: readonly Locale[],
): Promise<void> {
  const parts = change.kind.name === "page" ? withOwnAddress(typed, change.key) : typed;
  // The form has no field for a generated address, so its fault is reported at the slug.
  const added = parts === typed ? null : `page_slugs.${typed.page_slugs?.length}.slug`;
  const shown = (fault: RefusedField) =>
    fault.field === added ? { ...fault, field: "pages.0.slug" } : fault;
  const { given, faults } = typedParts(change.kind, change.key, parts, (await shopData(c)).sellerCountry);
  if (faults.length > 0) throw new Refusal(400, "invalid_input", {}, faults.map(shown));
  const reports = await checkRows(c.db, change.key, given, locales, change.now);
  const found = faultsOf(change, given, reports);
  if (found.length > 0 || reports.every(({ changed }) => changed === 0)) await dropRows(c.db, given);
  if (found.length > 0) throw new Refusal(400, "invalid_input", {}, found.map(shown));
  if (reports.some(({ changed }) => changed > 0))
    await refusedBatch(writeRows(c.db, change, given, reports, locales));
}

/**
 * A page is always available at its own slug; the form's list of addresses may omit it, and is empty for a
 * new page.
 */
function withOwnAddress(parts: RecordParts, key: string): RecordParts {
  const addresses = parts.page_slugs;
  if (!addresses || addresses.some(({ slug }) => slug?.trim() === key)) return parts;
  return { ...parts, page_slugs: [...addresses, { slug: key }] };
}

/** Faults by field, such as `product_texts.0.name`. References to rows of the same form are not faults. */
function faultsOf(
  { key, kind }: RecordChange,
  given: readonly PartRows[],
  reports: readonly PartReport[],
): RefusedField[] {
  const brought = new Set(given.map(({ part }) => part.table.name));
  return reports.flatMap(({ table, faults }) =>
    faults
      .filter(
        ({ code, values }) =>
          !(
            code === "unknown" &&
            values.value === key &&
            values.table === kind.main.table.name &&
            brought.has(kind.main.table.name)
          ),
      )
      .map(({ line, column, code, values }) => ({
        field: `${table}.${line - 1}.${column}`,
        // A form has fields, not columns: a missing value of a new row means that the field was empty.
        code: code === "column_missing" ? "required" : code,
        values,
      })),
  );
}

async function refusedBatch(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof BatchRefused)) throw error;
    if (error.code === "edited_by_another") throw editedByAnother();
    const isNeeded = error.code === "in_use" || error.code.startsWith("FOREIGN KEY");
    throw isNeeded ? new Refusal(409, "in_use") : new Refusal(409, "import_refused", { cause: error.code });
  }
}

const editedByAnother = () => new Refusal(409, "edited_by_another");
const versionOf = (state: string): string => hashOf(state);

function recordOf(kind: Kind, key: string, state: string, locales: readonly Locale[]): StoredRecord {
  return { key, version: versionOf(state), parts: partsOf(kind, state, locales) };
}

export function partsOf(kind: Kind, state: string, locales: readonly Locale[]): RecordParts {
  const stored = State.parse(JSON.parse(state));
  return Object.fromEntries(
    kind.parts.map(({ table }) => [
      table.name,
      (stored[table.name] ?? [])
        .filter((row) => !table.key.includes("locale") || locales.some((one) => one === row.locale))
        .map((row) => typedRow(columnsIn(table.columns, locales), row)),
    ]),
  );
}

export const shopLocales = async (c: ServiceContext): Promise<readonly Locale[]> =>
  offeredLocales((await shopData(c)).settings.get("LOCALES"));
