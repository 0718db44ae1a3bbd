// Which cart: by its id, or by customer and season (CONTRACT §8, cart key). What is not the caller's is not found.
import type { CartId, CartRowId, CustomerId, ProductId, SeasonId } from "~/contract/ids";
import type { Database, Value } from "~/platform/database";

export interface CartKey {
  customer: CustomerId;
  /** Null: the whole year's cart. */
  season: SeasonId | null;
}

/** `(SELECT …)` of the cart's id, for any statement about this cart; `keyParams` are its parameters. */
export const CART = "(SELECT id FROM carts WHERE customer_id = ? AND coalesce(season_id, 0) = ?)";
export const keyParams = ({ customer, season }: CartKey): [Value, Value] => [customer, season ?? 0];

/** Of the cart with this id, whosever it is. */
export const findCart = (db: Database, id: CartId) =>
  db.first<{ customer: CustomerId; season: SeasonId | null }>(
    "SELECT customer_id AS customer, season_id AS season FROM carts WHERE id = ?",
    id,
  );

export type KeyOfRow = CartKey & { product: ProductId };

/** Of the cart that holds this row. */
export const findCartOfRow = (db: Database, row: CartRowId) =>
  db.first<{ customer: CustomerId; season: SeasonId | null; product: ProductId }>(
    `SELECT c.customer_id AS customer, c.season_id AS season, r.product_id AS product
     FROM cart_rows r JOIN carts c ON c.id = r.cart_id WHERE r.id = ?`,
    row,
  );

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
