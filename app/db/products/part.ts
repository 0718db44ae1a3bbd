import type { Value } from "~/platform/database";

/** A piece of SQL with the values of its question marks. */
export interface Part {
  sql: string;
  params: Value[];
}
