// Finds a cart by id, or by customer and season (CONTRACT §8, cart key).
import type { CartId, CartRowId, CustomerId, ProductId, SeasonId } from "~/contract/ids";
import { customerId, int, intOrNull } from "~/db/columns";
import type { Database, Row, Value } from "~/platform/database";

export interface CartKey {
  customer: CustomerId;
  /** Null: the whole year's cart. */
  season: SeasonId | null;
}

/** Subquery for the cart's id, for any statement about this cart; `keyParams` are its parameters. */
export const CART = "(SELECT id FROM carts WHERE customer_id = ? AND coalesce(season_id, 0) = ?)";

/** Parameters of CART, in order; season 0 is the whole year's cart. */
export const keyParams = ({ customer, season }: CartKey): [Value, Value] => [customer, season ?? 0];

/** Finds the cart with this id, of any customer. */
export async function findCart(db: Database, id: CartId): Promise<CartKey | null> {
  const row = await db.first("SELECT customer_id, season_id FROM carts WHERE id = ?", id);
  return row && cartKeyOf(row);
}

const cartKeyOf = (row: Row): CartKey => ({
  customer: customerId(row, "customer_id"),
  season: intOrNull(row, "season_id"),
});

export type KeyOfRow = CartKey & { product: ProductId };

/** Finds the cart that contains this row, of any customer. */
export async function findCartOfRow(db: Database, id: CartRowId): Promise<KeyOfRow | null> {
  const row = await db.first(
    `SELECT c.customer_id, c.season_id, r.product_id FROM cart_rows r JOIN carts c ON c.id = r.cart_id WHERE r.id = ?`,
    id,
  );
  return row && { ...cartKeyOf(row), product: int(row, "product_id") };
}

export const createCart = (db: Database, key: CartKey, by: number, now: string) =>
  db.all(
    `INSERT INTO carts (customer_id, season_id, updated_by, updated_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (customer_id, coalesce(season_id, 0)) DO NOTHING`,
    key.customer,
    key.season,
    by,
    now,
  );
