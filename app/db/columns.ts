// Reads columns of a row with the types that the schema gives them.
import { z } from "zod";
import type { AgentId, CustomerId, UserId } from "~/contract/ids";
import type { Row } from "~/platform/database";

/** Reads a column that is never null; a missing column gives NaN. */
export const int = (row: Row, column: string): number => Number(row[column]);

/** Null gives "". */
export const text = (row: Row, column: string): string => String(row[column] ?? "");

export const flag = (row: Row, column: string): boolean => row[column] === 1;

export function intOrNull(row: Row, column: string): number | null {
  const value = row[column];
  return value === null || value === undefined ? null : Number(value);
}

// Ids of people are created by these readers only (contract/ids.ts).

export const userId = (row: Row, column: string): UserId => int(row, column) as UserId;

export const customerId = (row: Row, column: string): CustomerId => int(row, column) as CustomerId;

export const userIdOrNull = (row: Row, column: string): UserId | null =>
  intOrNull(row, column) as UserId | null;

export const customerIdOrNull = (row: Row, column: string): CustomerId | null =>
  intOrNull(row, column) as CustomerId | null;

/** Reads a reference to an agent; null if the customer has no agent. */
export const agentIdOrNull = (row: Row, column: string): AgentId | null =>
  intOrNull(row, column) as AgentId | null;

export function textOrNull(row: Row, column: string): string | null {
  const value = row[column];
  return value === null || value === undefined ? null : String(value);
}

/** Reads a column whose CHECK allows only these texts. @throws Error for any other text */
export function oneOf<T extends string>(row: Row, column: string, values: readonly T[]): T {
  const value = values.find((one) => one === row[column]);
  if (value === undefined) throw new Error(`${column}: ${row[column]}`);
  return value;
}

/**
 * Reads a JSON column that may be null, with the schema of its content. @throws ZodError for another shape
 */
export function jsonOrNull<T>(row: Row, column: string, stored: z.ZodType<T>): T | null {
  const value = textOrNull(row, column);
  return value === null ? null : stored.parse(JSON.parse(value));
}

/** Like jsonOrNull, for a column that is never null. @throws ZodError for another shape */
export const json = <T>(row: Row, column: string, stored: z.ZodType<T>): T =>
  stored.parse(JSON.parse(text(row, column)));

/** Like jsonOrNull, for a list; a null column gives an empty list. @throws ZodError for another shape */
export const listOf = <T>(row: Row, column: string, stored: z.ZodType<T>): T[] =>
  // Skip the schema for an empty list, the value of most orders.
  row[column] === "[]" ? [] : (jsonOrNull(row, column, listSchema(stored)) ?? []);

// One list schema per element schema: building one costs more than parsing a row.
const listSchemas = new WeakMap<z.ZodType, z.ZodType>();

function listSchema<T>(stored: z.ZodType<T>): z.ZodType<T[]> {
  const list = (listSchemas.get(stored) as z.ZodType<T[]> | undefined) ?? z.array(stored);
  listSchemas.set(stored, list);
  return list;
}

/** Any JSON, such as a setting's value or an audited row. */
export function anyJson(row: Row, column: string): Json {
  const value = textOrNull(row, column);
  return value === null ? null : JSON.parse(value);
}
type Json = z.infer<ReturnType<typeof z.json>>;

/** Content of one sales unit, e.g. 0.5 for a 500 g bag with unit `kg`. */
export interface NetQuantityRow {
  value: number;
  unit: string;
}

/** Reads `net_quantity` and `net_unit`; null if the product has no quantity. */
export function netQuantityOf(row: Row): NetQuantityRow | null {
  const value = intOrNull(row, "net_quantity");
  return value === null ? null : { value, unit: text(row, "net_unit") };
}

/** A text by language, as stored in the operator's tables: {"it": …, "en": …, "es": …}. */
export type Texts = Readonly<Record<string, string>>;
export const Texts: z.ZodType<Texts> = z.record(z.string(), z.string());

/** Null for a null column. @throws ZodError for another shape */
export const textsOrNull = (row: Row, column: string): Texts | null => jsonOrNull(row, column, Texts);

/** A null column gives {}. @throws ZodError for another shape */
export const texts = (row: Row, column: string): Texts => textsOrNull(row, column) ?? {};

/** Keeps the order of the list, also within each group. */
export function groupBy<T, K>(list: readonly T[], keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of list) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}
