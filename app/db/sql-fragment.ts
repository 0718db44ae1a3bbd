import type { Value } from "~/platform/database";

/** A piece of SQL with the values of its question marks. */
export interface SqlFragment {
  sql: string;
  params: Value[];
}
