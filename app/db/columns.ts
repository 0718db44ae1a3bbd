// Reads a row's columns as what the schema says they are.
import type { AgentId, CustomerId, UserId } from "~/contract/ids";
import type { Row } from "~/platform/database";

export const int = (row: Row, column: string): number => Number(row[column]);
export const text = (row: Row, column: string): string => String(row[column] ?? "");
export const flag = (row: Row, column: string): boolean => row[column] === 1;

export function intOrNull(row: Row, column: string): number | null {
  const value = row[column];
  return value === null || value === undefined ? null : Number(value);
}

/** Ids of people: these readers alone make them. */
export const userId = (row: Row, column: string): UserId => int(row, column) as UserId;
export const customerId = (row: Row, column: string): CustomerId => int(row, column) as CustomerId;
export const userIdOrNull = (row: Row, column: string): UserId | null =>
  intOrNull(row, column) as UserId | null;
export const customerIdOrNull = (row: Row, column: string): CustomerId | null =>
  intOrNull(row, column) as CustomerId | null;
export const agentIdOrNull = (row: Row, column: string): AgentId | null =>
  intOrNull(row, column) as AgentId | null;

export function textOrNull(row: Row, column: string): string | null {
  const value = row[column];
  return value === null || value === undefined ? null : String(value);
}

/** A column that its CHECK keeps valid JSON; null where the column is. */
export function fromJson<T>(row: Row, column: string): T | null {
  const value = textOrNull(row, column);
  return value === null ? null : JSON.parse(value);
}

/** How much is in one of what is sold: 0.5 of "kg". */
export interface NetQuantityRow {
  value: number;
  unit: string;
}

export function netQuantityOf(row: Row): NetQuantityRow | null {
  const value = intOrNull(row, "net_quantity");
  return value === null ? null : { value, unit: text(row, "net_unit") };
}

/** A text in the shop's languages, as the operator's tables keep it: {"it": …, "en": …, "es": …}. */
export type Texts = Readonly<Record<string, string>>;

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
