// Saves a record's rows: stages and validates them like an import, then writes them in one batch that also
// deletes the rows left out.
import type { Fault } from "~/csv/fault";
import type { FileRow } from "~/csv/rows";
import { quoted } from "~/db/operator/tables/table";
import { stageStatements, validationQuery } from "~/db/operator/transfer/import";
import { faultOf } from "~/db/operator/transfer/import-checks";
import { sourceOf, type Upload } from "~/db/operator/transfer/staged";
import { writeStatements } from "~/db/operator/transfer/write-statements";
import {
  ask,
  combine,
  combineAll,
  command,
  constant,
  mapQuery,
  type Query,
  queryAll,
  queryCount,
} from "~/db/query";
import { type Database, type Statement, statement, type Value } from "~/platform/database";
import { writeAudited } from "../audit";
import { type Kind, ofRecord, type Part } from "./kinds";
import { stateSql } from "./state";

export interface PartRows {
  part: Part;
  upload: Upload;
  rows: FileRow[];
}

export interface PartReport {
  table: string;
  lastLine: number;
  /** Number of new, different or deleted rows. */
  changed: number;
  faults: Fault[];
}

/** Validates in one round trip, without writing the record. */
export const checkRows = (
  db: Database,
  key: string,
  given: readonly PartRows[],
  locales: readonly string[],
  now: string,
): Promise<PartReport[]> =>
  ask(
    db,
    mapQuery(
      combine({
        staged: command(...given.flatMap(({ upload, rows }) => stageStatements(upload, rows, [], now))),
        reports: combineAll(given.map((one) => reportQuery(one, key, locales))),
      }),
      ({ reports }) => reports,
    ),
  );

const reportQuery = (given: PartRows, key: string, locales: readonly string[]): Query<PartReport> => {
  const gone = goneSql(given, key, locales);
  const taken = takenSql(given);
  return mapQuery(
    combine({
      checked: validationQuery(given.upload),
      taken: taken === null ? constant([]) : queryAll(statement(taken, given.upload.id, key), faultOf),
      gone: queryCount(
        statement(
          `SELECT count(*) AS n FROM ${quoted(given.part.table.name)} t WHERE ${gone.sql}`,
          ...gone.params,
        ),
      ),
    }),
    ({ checked, taken, gone }) => ({
      table: given.part.table.name,
      lastLine: checked.lastLine,
      changed: checked.changed + gone,
      faults: [...checked.faults, ...taken],
    }),
  );
};

export interface RecordChange {
  kind: Kind;
  key: string;
  /** State when read; null for a new record. */
  state: string | null;
  /** Name of the call in the audit log. */
  call: string;
  now: string;
}

/** @throws BatchRefused `edited_by_another`, `in_use`, or what a table refuses; then nothing is written */
export async function writeRows(
  db: Database,
  change: RecordChange,
  given: readonly PartRows[],
  reports: readonly PartReport[],
  locales: readonly string[],
): Promise<void> {
  const { kind, key } = change;
  await writeChange(db, change, [
    ...given.flatMap((one, n) => [
      ...deleteStatements(kind, one, key, locales),
      ...writeStatements(one.upload, reports[n]?.lastLine ?? 0),
      ...(one.part.table.removed ?? []).map((sql) => statement(sql, key)),
    ]),
    ...dropStatements(given),
  ]);
}

/** @throws BatchRefused `edited_by_another` or `in_use` */
export const deleteRecord = (db: Database, change: RecordChange): Promise<void> => {
  const { kind, key } = change;
  const { table } = kind.main;
  return writeChange(db, change, [
    refuseInUse(kind, table.name, ofRecord(kind.main), [key]),
    statement(`DELETE FROM ${quoted(table.name)} AS t WHERE ${ofRecord(kind.main)}`, key),
  ]);
};

export const dropRows = (db: Database, given: readonly PartRows[]): Promise<unknown> =>
  db.batch(dropStatements(given));

async function writeChange(
  db: Database,
  { kind, key, state, call, now }: RecordChange,
  changes: readonly Statement[],
): Promise<void> {
  const look = stateSql(kind, key);
  const unchanged = statement(
    `INSERT INTO refusals (code) SELECT 'edited_by_another' WHERE (${look.sql}) IS NOT ?`,
    ...look.params,
    state,
  );
  await writeAudited(db, { call, target: `${kind.name}/${key}`, now, look }, command(unchanged, ...changes));
}

const dropStatements = (given: readonly PartRows[]): Statement[] =>
  given.map(({ upload }) => statement("DELETE FROM imports WHERE id = ?", upload.id));

function deleteStatements(kind: Kind, given: PartRows, key: string, locales: readonly string[]): Statement[] {
  const { name } = given.part.table;
  const { sql, params } = goneSql(given, key, locales);
  return [
    refuseInUse(kind, name, sql, params),
    statement(`DELETE FROM ${quoted(name)} AS t WHERE ${sql}`, ...params),
  ];
}

const refuseInUse = (kind: Kind, table: string, gone: string, params: Value[]): Statement =>
  statement(
    `INSERT INTO refusals (code) SELECT 'in_use' WHERE EXISTS (
       SELECT 1 FROM ${quoted(table)} t WHERE ${gone} AND (${kind.inUse[table] ?? "0"}))`,
    ...params,
  );

// Rows of the record that the form leaves out. Texts in a language that the shop does not offer are in no
// form, and stay.
function goneSql({ part, upload }: PartRows, key: string, locales: readonly string[]) {
  const { table } = part;
  const keys = table.columns.filter(({ name }) => table.key.includes(name));
  const { from, values } = sourceOf(table, upload.heads);
  const given = values.filter(({ column }) => table.key.includes(column.name)).map(({ sql }) => sql);
  // A key may be NULL, such as a VAT rate's postal codes, and NOT IN never matches NULL.
  const comparable = (sql: string, isNullable: boolean) => (isNullable ? `coalesce(${sql}, '')` : sql);
  const offered = table.key.includes("locale") ? " AND t.locale IN (SELECT value FROM json_each(?3))" : "";
  return {
    sql: `${ofRecord(part, "?1")}${offered} AND (${keys.map(({ stored, nullable }) => comparable(`t.${quoted(stored)}`, nullable)).join(", ")})
      NOT IN (SELECT ${given.map((sql, n) => comparable(sql, keys[n]?.nullable ?? false)).join(", ")} ${from} WHERE u.id = ?2)`,
    params: [key, upload.id, ...(offered === "" ? [] : [JSON.stringify(locales)])],
  };
}

// A row whose key belongs to another record, such as a coupon of another promotion or a variant of another
// product.
function takenSql({ part, upload }: PartRows): string | null {
  const { table, by } = part;
  const [own = ""] = table.key;
  if (table.key.includes(by.name)) return null;
  const { from, isNew } = sourceOf(table, upload.heads);
  return `SELECT s.line, '${own}' AS column_name, 'taken' AS code, json_object('value', s.cells ->> '${own}') AS message_values
    ${from} WHERE u.id = ?1 AND NOT (${isNew}) AND (${ofRecord(part, "?2")}) IS NOT 1`;
}
