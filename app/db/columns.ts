// Reads a row's columns as what the schema says they are.
import { z } from "zod";
import type { AgentId, CustomerId, UserId } from "~/contract/ids";
import type { Row } from "~/platform/database";

/** A column that is never null: of a missing one this is NaN. */
export const int = (row: Row, column: string): number => Number(row[column]);

/** "" for null. */
export const text = (row: Row, column: string): string => String(row[column] ?? "");

/** A column of 0 or 1. */
export const flag = (row: Row, column: string): boolean => row[column] === 1;

/** A column of numbers that may be null. */
export function intOrNull(row: Row, column: string): number | null {
  const value = row[column];
  return value === null || value === undefined ? null : Number(value);
}

// Ids of people: these readers alone make them (contract/ids.ts).

/** Of a column that refers to any user. */
export const userId = (row: Row, column: string): UserId => int(row, column) as UserId;

/** Of a column that refers to users who buy. */
export const customerId = (row: Row, column: string): CustomerId => int(row, column) as CustomerId;

/** As userId; null where nobody is named. */
export const userIdOrNull = (row: Row, column: string): UserId | null =>
  intOrNull(row, column) as UserId | null;

/** As customerId; null where nobody is named. */
export const customerIdOrNull = (row: Row, column: string): CustomerId | null =>
  intOrNull(row, column) as CustomerId | null;

/** Of a column that refers to agents; null where the customer has none. */
export const agentIdOrNull = (row: Row, column: string): AgentId | null =>
  intOrNull(row, column) as AgentId | null;

/** A column of text that may be null. */
export function textOrNull(row: Row, column: string): string | null {
  const value = row[column];
  return value === null || value === undefined ? null : String(value);
}

/** A column whose CHECK allows these texts alone. @throws Error for another one */
export function oneOf<T extends string>(row: Row, column: string, values: readonly T[]): T {
  const value = values.find((one) => one === row[column]);
  if (value === undefined) throw new Error(`${column}: ${row[column]}`);
  return value;
}

/** A column of JSON, by the schema of what is stored in it; null where the column is. @throws ZodError for another shape */
export function jsonOrNull<T>(row: Row, column: string, stored: z.ZodType<T>): T | null {
  const value = textOrNull(row, column);
  return value === null ? null : stored.parse(JSON.parse(value));
}

/** As jsonOrNull, where the column is never null. */
export const json = <T>(row: Row, column: string, stored: z.ZodType<T>): T =>
  stored.parse(JSON.parse(text(row, column)));

/** As jsonOrNull, for a list; empty where the column is null. */
export const listOf = <T>(row: Row, column: string, stored: z.ZodType<T>): T[] =>
  // As most are, of most orders: there is nothing to be read by its schema.
  row[column] === "[]" ? [] : (jsonOrNull(row, column, listSchema(stored)) ?? []);

// Each schema's once: to make one costs more than to read a row by it.
const listSchemas = new WeakMap<z.ZodType, z.ZodType>();

function listSchema<T>(stored: z.ZodType<T>): z.ZodType<T[]> {
  const list = (listSchemas.get(stored) as z.ZodType<T[]> | undefined) ?? z.array(stored);
  listSchemas.set(stored, list);
  return list;
}

/** Any JSON: a setting's value, what an audited row was before. */
export function anyJson(row: Row, column: string): Json {
  const value = textOrNull(row, column);
  return value === null ? null : JSON.parse(value);
}
type Json = z.infer<ReturnType<typeof z.json>>;

/** How much is in one of what is sold: 0.5 of "kg". */
export interface NetQuantityRow {
  value: number;
  unit: string;
}

/** From `net_quantity` and `net_unit`; null where the product does not say. */
export function netQuantityOf(row: Row): NetQuantityRow | null {
  const value = intOrNull(row, "net_quantity");
  return value === null ? null : { value, unit: text(row, "net_unit") };
}

/** A text in the shop's languages, as the operator's tables keep it: {"it": …, "en": …, "es": …}. */
export type Texts = Readonly<Record<string, string>>;
export const Texts: z.ZodType<Texts> = z.record(z.string(), z.string());

/** Texts by language; null where the column is. @throws ZodError for another shape */
export const textsOrNull = (row: Row, column: string): Texts | null => jsonOrNull(row, column, Texts);

/** Empty where the column is null. */
export const texts = (row: Row, column: string): Texts => textsOrNull(row, column) ?? {};

/** In the order of the list, within each group as well. */
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
