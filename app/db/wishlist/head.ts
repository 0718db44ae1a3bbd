// The wishlist itself, without its rows.
import { type Database, type Row, type Statement, statement } from "~/platform/database";
import { int } from "../columns";
import { keyParams, WISHLIST, type WishlistKey } from "./find";

export interface WishlistHead {
  /** Null: nothing has been remembered yet. */
  id: number | null;
  rowsCount: number;
}

/** @param before what is done first, in the same round trip */
export async function findWishlist(
  db: Database,
  key: WishlistKey,
  before: Statement[],
): Promise<WishlistHead> {
  const rows = await db.batch([
    ...before,
    statement(
      `SELECT w.id, (SELECT count(*) FROM wishlist_rows r WHERE r.wishlist = w.id) AS rows_count
       FROM wishlists w WHERE w.id = ${WISHLIST}`,
      ...keyParams(key),
    ),
  ]);
  const row: Row | undefined = rows.at(-1)?.[0];
  return { id: row ? int(row, "id") : null, rowsCount: row ? int(row, "rows_count") : 0 };
}
