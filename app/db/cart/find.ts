// Which cart: by its id, or by customer and season (CONTRACT §8, cart key). What is not the caller's is not found.
import type { Database, Value } from "~/platform/database";

export interface CartKey {
  customer: number;
  /** Null: the whole year's cart. */
  season: number | null;
}

/** `(SELECT …)` of the cart's id, for any statement about this cart; `keyParams` are its parameters. */
export const CART = "(SELECT id FROM carts WHERE customer = ? AND coalesce(season, 0) = ?)";
export const keyParams = ({ customer, season }: CartKey): [Value, Value] => [customer, season ?? 0];

/** The cart with this id, if it is this user's or one of this agent's customers'. */
export const findCartKey = (db: Database, id: number, user: number) =>
  db.first<{ customer: number; season: number | null }>(
    `SELECT c.customer, c.season FROM carts c JOIN users u ON u.id = c.customer
     WHERE c.id = ? AND u.is_active = 1 AND ? IN (u.id, u.agent)`,
    id,
    user,
  );

/** As above, for the cart that holds this row. */
export const findKeyOfRow = (db: Database, row: number, user: number) =>
  db.first<{ customer: number; season: number | null; product: number }>(
    `SELECT c.customer, c.season, r.product FROM cart_rows r JOIN carts c ON c.id = r.cart JOIN users u ON u.id = c.customer
     WHERE r.id = ? AND u.is_active = 1 AND ? IN (u.id, u.agent)`,
    row,
    user,
  );

/** Makes the cart where it is not there yet. */
export const createCart = (db: Database, key: CartKey, by: number, now: string) =>
  db.all(
    `INSERT INTO carts (customer, season, updated_by, updated_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (customer, coalesce(season, 0)) DO NOTHING`,
    key.customer,
    key.season,
    by,
    now,
  );
