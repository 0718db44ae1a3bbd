// Finds a wishlist by id, or by customer and season, like carts. Another customer's wishlist is not found.
import type { CustomerId, SeasonId, UserId, WishlistId, WishlistRowId } from "~/contract/ids";
import { customerId, intOrNull } from "~/db/columns";
import type { Database, Row, Value } from "~/platform/database";

export interface WishlistKey {
  customer: CustomerId;
  /** Null: the whole year's wishlist. */
  season: SeasonId | null;
}

/** Subquery for the wishlist's id; `keyParams` are its parameters. */
export const WISHLIST = "(SELECT id FROM wishlists WHERE customer_id = ? AND coalesce(season_id, 0) = ?)";

/** Parameters of WISHLIST, in order; season 0 is the whole year's wishlist. */
export const keyParams = ({ customer, season }: WishlistKey): [Value, Value] => [customer, season ?? 0];

/** Finds the wishlist with this id if it belongs to this user or to one of this agent's customers. */
export async function findWishlistKey(
  db: Database,
  id: WishlistId,
  user: UserId,
): Promise<WishlistKey | null> {
  const row = await db.first(
    `SELECT w.customer_id, w.season_id FROM wishlists w JOIN users u ON u.id = w.customer_id
     WHERE w.id = ? AND u.is_active = 1 AND ? IN (u.id, u.agent_id)`,
    id,
    user,
  );
  return row && wishlistKeyOf(row);
}

const wishlistKeyOf = (row: Row): WishlistKey => ({
  customer: customerId(row, "customer_id"),
  season: intOrNull(row, "season_id"),
});

/** Like findWishlistKey, for the wishlist that contains this row. */
export async function findKeyOfRow(
  db: Database,
  id: WishlistRowId,
  user: UserId,
): Promise<WishlistKey | null> {
  const row = await db.first(
    `SELECT w.customer_id, w.season_id FROM wishlist_rows r JOIN wishlists w ON w.id = r.wishlist_id
     JOIN users u ON u.id = w.customer_id
     WHERE r.id = ? AND u.is_active = 1 AND ? IN (u.id, u.agent_id)`,
    id,
    user,
  );
  return row && wishlistKeyOf(row);
}
