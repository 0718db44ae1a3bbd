// The wishlist itself, without its rows.

import { z } from "zod";
import type { WishlistId } from "~/contract/ids";
import { int, listOf } from "~/db/columns";
import { command, queryFirst, together } from "~/db/query";
import { type Database, type Statement, statement } from "~/platform/database";
import { keyParams, WISHLIST, type WishlistKey } from "./find-wishlist";

export interface WishlistHead {
  /** Null until a wishlist is stored. */
  id: WishlistId | null;
  rowsCount: number;
  /** Its newest products. */
  products: number[];
}

const MAX_PRODUCTS = 500;

/** @param before statements to run first, in the same round trip */
export async function findWishlist(
  db: Database,
  key: WishlistKey,
  before: Statement[],
): Promise<WishlistHead> {
  const { wishlist } = await together(db, {
    before: command(...before),
    wishlist: queryFirst(
      statement(
        `SELECT w.id, (SELECT count(*) FROM wishlist_rows r WHERE r.wishlist_id = w.id) AS rows_count,
         (SELECT json_group_array(product_id) FROM (SELECT r.product_id FROM wishlist_rows r WHERE r.wishlist_id = w.id
          ORDER BY r.create_date DESC, r.id DESC LIMIT ${MAX_PRODUCTS})) AS products
       FROM wishlists w WHERE w.id = ${WISHLIST}`,
        ...keyParams(key),
      ),
      (row) => ({
        id: int(row, "id"),
        rowsCount: int(row, "rows_count"),
        products: listOf(row, "products", z.int()),
      }),
    ),
  });
  return wishlist ?? { id: null, rowsCount: 0, products: [] };
}
