// State of a record as one JSON text: its rows by table. The audit log stores it, and a save is compared
// with it.
import { z } from "zod";
import { type Column, quoted } from "~/db/operator/tables/table";
import { type Database, statement, type Value } from "~/platform/database";
import { textOrNull } from "../../columns";
import { ask, queryFirst } from "../../query";
import { type Kind, ofRecord, type Part } from "./kinds";

/** Leaves out NULL columns. */
export const State = z.record(z.string(), z.array(z.record(z.string(), z.union([z.string(), z.number()]))));
export type State = z.infer<typeof State>;

/** D1 allows 32 arguments of a function: a column needs two. */
const COLUMNS_PER_OBJECT = 15;

/** SQL of the state, or NULL for an unknown record. */
export function stateSql(kind: Kind, key: string): { sql: string; params: Value[] } {
  const parts = kind.parts.map((part) => `'${part.table.name}', json(coalesce((${rowsSql(part)}), '[]'))`);
  return {
    sql: `SELECT json_object(${parts.join(", ")}) WHERE EXISTS (
      SELECT 1 FROM ${quoted(kind.main.table.name)} t WHERE ${ofRecord(kind.main)})`,
    params: [...kind.parts.map(() => key), key],
  };
}

export async function readState(db: Database, kind: Kind, key: string): Promise<string | null> {
  const { sql, params } = stateSql(kind, key);
  return await ask(
    db,
    queryFirst(statement(`SELECT (${sql}) AS state`, ...params), (row) => textOrNull(row, "state")),
  );
}

function rowsSql(part: Part): string {
  const { table } = part;
  const order = table.key.map((name) => table.columns.findIndex((column) => column.name === name));
  const joins = table.columns.flatMap(({ ref, stored }, n) =>
    ref ? [`LEFT JOIN ${quoted(ref.table)} r${n} ON r${n}.${quoted(ref.id)} = t.${quoted(stored)}`] : [],
  );
  return `SELECT json_group_array(json(one)) FROM (
    SELECT ${objectSql(table.columns)} AS one FROM ${[`${quoted(table.name)} t`, ...joins].join(" ")}
    WHERE ${ofRecord(part)} ORDER BY ${order.map((n) => storedSql(table.columns[n], n)).join(", ")})`;
}

/** SQL of one row `t` as JSON. json_patch leaves out columns without a value. */
export function objectSql(columns: readonly Column[]): string {
  const pairs = columns.map((column, n) => `'${column.name}', ${storedSql(column, n)}`);
  const objects = Array.from(
    { length: Math.ceil(pairs.length / COLUMNS_PER_OBJECT) },
    (_, n) => `json_object(${pairs.slice(n * COLUMNS_PER_OBJECT, (n + 1) * COLUMNS_PER_OBJECT).join(", ")})`,
  );
  return objects.reduce((all, object) => `json_patch(${all}, ${object})`, "'{}'");
}

const storedSql = (column: Column | undefined, n: number): string =>
  column?.ref ? `r${n}.${quoted(column.ref.by)}` : `t.${quoted(column?.stored ?? "")}`;
