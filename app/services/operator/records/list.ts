// Lists the records of a kind, and the earlier states of one record in the audit log.
import type { RecordKind, RecordListItem, RecordVersion, StoredRecord } from "~/contract/operator/records";
import { columnsIn, typedRow } from "~/csv/rows";
import { kindNamed } from "~/db/operator/records/kinds";
import { listQuery, versionQuery, versionsQuery } from "~/db/operator/records/list";
import { ask } from "~/db/query";
import type { ServiceContext } from "~/services/context";
import { notFound } from "~/services/refusal";
import { getRecord, partsOf, shopLocales } from "./records";

/** A page of records, in the shop's order. */
export async function listRecords(
  c: ServiceContext,
  name: RecordKind,
  search: string,
  range: { limit: number; offset: number },
): Promise<{ count: number; items: RecordListItem[] }> {
  const { main, ...kind } = kindNamed(name);
  const [found, locales] = await Promise.all([
    ask(c.db, listQuery({ main, ...kind }, search.trim(), range)),
    shopLocales(c),
  ]);
  const columns = columnsIn(main.table.columns, locales);
  const items = found.rows.map(({ stored, names }) => ({
    key: String(stored[main.by.name] ?? ""),
    row: { ...typedRow(columns, stored), ...names },
  }));
  return { count: found.count, items };
}

const MOST_VERSIONS = 50;

/** Newest first. */
export const recordVersions = (c: ServiceContext, name: RecordKind, key: string): Promise<RecordVersion[]> =>
  ask(c.db, versionsQuery(`${name}/${key}`, MOST_VERSIONS));

/** The record before a change, to be saved over the current one. @throws Refusal 404 */
export async function getRecordAt(
  c: ServiceContext,
  name: RecordKind,
  key: string,
  at: number,
): Promise<StoredRecord> {
  const [now, before, locales] = await Promise.all([
    getRecord(c, name, key),
    ask(c.db, versionQuery(`${name}/${key}`, at)),
    shopLocales(c),
  ]);
  if (before === null) throw notFound();
  return { ...now, parts: partsOf(kindNamed(name), before, locales) };
}
