// The products that comparison services are told of.
import type { ProductId } from "~/contract/ids";
import { int } from "~/db/columns";
import { queryAll, queryCount, together } from "~/db/query";
import { type Database, statement } from "~/platform/database";

const LISTED = "FROM products WHERE parent_id IS NULL AND is_active = 1";

/** A slice of the products that are sold, oldest first. */
export const listFeed = (
  db: Database,
  slice: { limit: number; offset: number },
): Promise<{ count: number; ids: ProductId[] }> =>
  together(db, {
    count: queryCount(statement(`SELECT count(*) AS n ${LISTED}`)),
    ids: queryAll(
      statement(`SELECT id ${LISTED} ORDER BY id LIMIT ? OFFSET ?`, slice.limit, slice.offset),
      (row) => int(row, "id"),
    ),
  });
