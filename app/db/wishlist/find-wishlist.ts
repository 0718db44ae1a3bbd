// Which wishlist: by its id, or by customer and season, as carts. What is not the caller's is not found.
import type { CustomerId, SeasonId, UserId, WishlistId, WishlistRowId } from "~/contract/ids";
import type { Database, Value } from "~/platform/database";

export interface WishlistKey {
  customer: CustomerId;
  /** Null: the whole year's. */
  season: SeasonId | null;
}

/** `(SELECT …)` of the wishlist's id; `keyParams` are its parameters. */
export const WISHLIST = "(SELECT id FROM wishlists WHERE customer_id = ? AND coalesce(season_id, 0) = ?)";
export const keyParams = ({ customer, season }: WishlistKey): [Value, Value] => [customer, season ?? 0];

/** The wishlist with this id, if it is this user's or one of this agent's customers'. */
export const findWishlistKey = (db: Database, id: WishlistId, user: UserId) =>
  db.first<{ customer: CustomerId; season: SeasonId | null }>(
    `SELECT w.customer_id AS customer, w.season_id AS season FROM wishlists w JOIN users u ON u.id = w.customer_id
     WHERE w.id = ? AND u.is_active = 1 AND ? IN (u.id, u.agent_id)`,
    id,
    user,
  );

/** As above, for the wishlist that holds this row. */
export const findKeyOfRow = (db: Database, row: WishlistRowId, user: UserId) =>
  db.first<{ customer: CustomerId; season: SeasonId | null }>(
    `SELECT w.customer_id AS customer, w.season_id AS season FROM wishlist_rows r JOIN wishlists w ON w.id = r.wishlist_id
     JOIN users u ON u.id = w.customer_id
     WHERE r.id = ? AND u.is_active = 1 AND ? IN (u.id, u.agent_id)`,
    row,
    user,
  );
