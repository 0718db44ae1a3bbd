// Products in the blocks of a page: by id as stored, by code as typed.
import { statement } from "~/platform/database";
import { int, text } from "../columns";
import { type Query, queryAll } from "../query";

/** A code that equals another product's id is treated as a code. */
export const blockItemsQuery = (items: readonly string[]): Query<{ id: number; sku: string }[]> =>
  queryAll(
    statement(
      `SELECT p.id, p.sku FROM json_each(?1) e JOIN products p ON p.sku = e.value
       UNION SELECT p.id, p.sku FROM json_each(?1) e JOIN products p ON p.id = CAST(e.value AS INTEGER)
       WHERE e.value GLOB '[0-9]*' AND e.value NOT GLOB '*[^0-9]*'`,
      JSON.stringify(items),
    ),
    (row) => ({ id: int(row, "id"), sku: text(row, "sku") }),
  );
