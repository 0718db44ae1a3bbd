// Writes to a wishlist: each is one batch.
import type { ProductId, WishlistRowId } from "~/contract/ids";
import { type Statement, statement } from "~/platform/database";
import { keyParams, WISHLIST, type WishlistKey } from "./find-wishlist";

/** Refusal code of addRow. */
export const ALREADY_IN_WISHLIST = "already_in_wishlist";

export const createWishlist = ({ customer, season }: WishlistKey): Statement =>
  statement(
    `INSERT INTO wishlists (customer_id, season_id) VALUES (?, ?) ON CONFLICT (customer_id, coalesce(season_id, 0)) DO NOTHING`,
    customer,
    season,
  );

/** Refuses a product that is already in the wishlist: CONTRACT §3. */
export const addRow = (key: WishlistKey, product: ProductId, notes: string, now: string): Statement[] => [
  createWishlist(key),
  statement(
    `INSERT INTO refusals (code) SELECT '${ALREADY_IN_WISHLIST}' FROM wishlist_rows WHERE wishlist_id = ${WISHLIST} AND product_id = ?`,
    ...keyParams(key),
    product,
  ),
  statement(
    `INSERT INTO wishlist_rows (wishlist_id, product_id, notes, create_date) VALUES (${WISHLIST}, ?, ?, ?)`,
    ...keyParams(key),
    product,
    notes,
    now,
  ),
];

/** @param answer the call's response without the ids, which only the database knows */
export const addedRow = (key: WishlistKey, product: ProductId, answer: object): Statement =>
  statement(
    `SELECT json_set(?, '$.id', id, '$.wishlist', wishlist_id) AS answer FROM wishlist_rows
     WHERE wishlist_id = ${WISHLIST} AND product_id = ?`,
    JSON.stringify(answer),
    ...keyParams(key),
    product,
  );

/** "" removes the notes. */
export const putNotes = (row: WishlistRowId, notes: string): Statement =>
  statement("UPDATE wishlist_rows SET notes = ? WHERE id = ?", notes, row);

/** Idempotent. */
export const removeRow = (row: WishlistRowId): Statement =>
  statement("DELETE FROM wishlist_rows WHERE id = ?", row);
