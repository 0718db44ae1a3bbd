// The products that the blocks of a page name: by id as stored, by code as typed.
import { statement } from "~/platform/database";
import { int, text } from "../columns";
import { type Query, queryAll } from "../query";

/** A code that is another product's id is a code. */
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
