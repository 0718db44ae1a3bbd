// Which wishlist: by its id, or by customer and season, as carts. What is not the caller's is not found.
import type { CustomerId, SeasonId, UserId, WishlistId, WishlistRowId } from "~/contract/ids";
import { customerId, intOrNull } from "~/db/columns";
import type { Database, Row, Value } from "~/platform/database";

export interface WishlistKey {
  customer: CustomerId;
  /** Null: the whole year's. */
  season: SeasonId | null;
}

/** `(SELECT …)` of the wishlist's id; `keyParams` are its parameters. */
export const WISHLIST = "(SELECT id FROM wishlists WHERE customer_id = ? AND coalesce(season_id, 0) = ?)";

/** The parameters of WISHLIST, in its order; season 0 is the whole year's. */
export const keyParams = ({ customer, season }: WishlistKey): [Value, Value] => [customer, season ?? 0];

/** The wishlist with this id, if it is this user's or one of this agent's customers'. */
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

/** As above, for the wishlist that holds this row. */
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
