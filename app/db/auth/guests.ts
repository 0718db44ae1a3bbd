// Guests: consumers without a password, who order once and may never come back (CONTRACT §14).
import type { OrderId } from "~/contract/ids";
import type { Locale } from "~/contract/wire";
import { int, text } from "~/db/columns";
import { type Database, type Statement, statement } from "~/platform/database";
import type { Credentials } from "./sign-in";
import { readUser, USER_COLUMNS } from "./users";

export interface Guest {
  /** Derived from the caller's key, so that the same key and email give the same guest. */
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  /** Origin of the links in the emails. */
  shopOrigin: string;
}

/** No password produces this hash. */
const NO_PASSWORD = "none";

/** Creates the guest, or returns the guest that this key created before. */
export const putGuest = (
  { username, email, firstName, lastName, locale, shopOrigin }: Guest,
  now: string,
): Statement =>
  statement(
    `INSERT INTO users (username, email, first_name, last_name, password_hash, customer_type, locale, shop_origin, is_guest,
       create_date)
     VALUES (?, ?, ?, ?, '${NO_PASSWORD}', 'consumer', ?, ?, 1, ?)
     ON CONFLICT (username) DO UPDATE SET first_name = excluded.first_name, last_name = excluded.last_name`,
    username,
    email,
    firstName,
    lastName,
    locale,
    shopOrigin,
    now,
  );

/** @param madeAfter ISO 8601; a guest created earlier has expired */
export async function findGuest(
  db: Database,
  username: string,
  madeAfter: string,
): Promise<Credentials | null> {
  const row = await db.first(
    `SELECT ${USER_COLUMNS} FROM users u WHERE u.username = ? AND u.is_guest = 1 AND u.is_active = 1 AND u.create_date > ?`,
    username,
    madeAfter,
  );
  return row && { user: readUser(row), passwordHash: NO_PASSWORD };
}

/** Finds the guest who placed an order, until the guest's access expires. @param placedAfter ISO 8601 */
export async function findGuestOfOrder(
  db: Database,
  order: OrderId,
  guest: number,
  placedAfter: string,
): Promise<Credentials | null> {
  const row = await db.first(
    `SELECT ${USER_COLUMNS} FROM orders o JOIN users u ON u.id = o.customer_id
     WHERE o.id = ? AND u.id = ? AND u.is_guest = 1 AND u.is_active = 1 AND o.date > ?`,
    order,
    guest,
    placedAfter,
  );
  return row && { user: readUser(row), passwordHash: NO_PASSWORD };
}

/** Target of the emails about a guest's order; null for an order of an account. */
export async function guestOfOrder(
  db: Database,
  order: OrderId,
): Promise<{ guest: number; origin: string } | null> {
  const row = await db.first(
    `SELECT u.id, u.shop_origin FROM orders o JOIN users u ON u.id = o.customer_id
     WHERE o.id = ? AND u.is_guest = 1 AND u.shop_origin IS NOT NULL`,
    order,
  );
  return row && { guest: int(row, "id"), origin: text(row, "shop_origin") };
}

const GUESTS = "SELECT id FROM users WHERE is_guest = 1 AND lower(email) = lower(?)";

/**
 * Moves the orders that guests placed with this email to the account, whose owner has proved the address
 * with a code. The guests are disabled and their sessions end, so that their browsers no longer show the
 * orders. Nothing changes for an account that cannot own orders (an agent's): the link in the emails still
 * opens them.
 * @param username of the account
 */
export function claimGuestOrders(username: string, email: string): Statement[] {
  const account = "(SELECT id FROM users WHERE username = ? AND customer_type IS NOT NULL)";
  const claimed = `(${GUESTS} AND ${account} IS NOT NULL)`;
  return [
    // A trigger moves the order counts, the documents and the coupon use with the order.
    statement(
      `UPDATE orders SET customer_id = ${account} WHERE customer_id IN ${claimed}`,
      ...[username, email, username],
    ),
    statement(`DELETE FROM tokens WHERE user_id IN ${claimed}`, email, username),
    statement(`UPDATE users SET is_active = 0 WHERE id IN ${claimed}`, email, username),
  ];
}

/**
 * Deletes guests without orders or drafts and, for the other guests, the data that no order needs: orders
 * store their own copies.
 */
export const removeGuests = (withoutOrderBefore: string, idleBefore: string): Statement[] => [
  statement(
    `DELETE FROM users WHERE is_guest = 1 AND create_date < ?
     AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.customer_id = users.id OR o.placed_by = users.id)
     AND NOT EXISTS (SELECT 1 FROM draft_orders d WHERE d.customer_id = users.id)`,
    withoutOrderBefore,
  ),
  ...["addresses WHERE user_id", "carts WHERE customer_id"].map((owned) =>
    statement(
      `DELETE FROM ${owned} IN (SELECT id FROM users WHERE is_guest = 1 AND coalesce(last_order_date, create_date) < ?
         AND NOT EXISTS (SELECT 1 FROM draft_orders d WHERE d.customer_id = users.id AND d.state = 'open'))`,
      idleBefore,
    ),
  ),
];
