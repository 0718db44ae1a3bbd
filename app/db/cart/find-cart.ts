// Which cart: by its id, or by customer and season (CONTRACT §8, cart key). What is not the caller's is not found.
import type { CartId, CartRowId, CustomerId, ProductId, SeasonId } from "~/contract/ids";
import { customerId, int, intOrNull } from "~/db/columns";
import type { Database, Row, Value } from "~/platform/database";

export interface CartKey {
  customer: CustomerId;
  /** Null: the whole year's cart. */
  season: SeasonId | null;
}

/** `(SELECT …)` of the cart's id, for any statement about this cart; `keyParams` are its parameters. */
export const CART = "(SELECT id FROM carts WHERE customer_id = ? AND coalesce(season_id, 0) = ?)";

/** The parameters of CART, in its order; season 0 is the whole year's cart. */
export const keyParams = ({ customer, season }: CartKey): [Value, Value] => [customer, season ?? 0];

/** Of the cart with this id, whosever it is. */
export async function findCart(db: Database, id: CartId): Promise<CartKey | null> {
  const row = await db.first("SELECT customer_id, season_id FROM carts WHERE id = ?", id);
  return row && cartKeyOf(row);
}

const cartKeyOf = (row: Row): CartKey => ({
  customer: customerId(row, "customer_id"),
  season: intOrNull(row, "season_id"),
});

export type KeyOfRow = CartKey & { product: ProductId };

/** Of the cart that holds this row. */
export async function findCartOfRow(db: Database, id: CartRowId): Promise<KeyOfRow | null> {
  const row = await db.first(
    `SELECT c.customer_id, c.season_id, r.product_id FROM cart_rows r JOIN carts c ON c.id = r.cart_id WHERE r.id = ?`,
    id,
  );
  return row && { ...cartKeyOf(row), product: int(row, "product_id") };
}

/** Makes the cart where it is not there yet. */
export const createCart = (db: Database, key: CartKey, by: number, now: string) =>
  db.all(
    `INSERT INTO carts (customer_id, season_id, updated_by, updated_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (customer_id, coalesce(season_id, 0)) DO NOTHING`,
    key.customer,
    key.season,
    by,
    now,
  );
