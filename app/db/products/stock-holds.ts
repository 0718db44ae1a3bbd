// Computes cart reservations on demand, from cart rows, the settings in force and the time: CONTRACT §4.
// While CART_ROWS_AFFECT_STOCK is off, a statement reads that setting and no cart. Each fragment binds
// `now` once.

const setting = (key: string): string => `(SELECT value ->> '$' FROM settings WHERE key = '${key}')`;

const AFFECTS = `${setting("CART_ROWS_AFFECT_STOCK")} = 1`;

// A row that cannot be ordered reserves nothing: its item is hidden, has no price, or is now sold in
// variants.
const IS_SOLD = `EXISTS (SELECT 1 FROM products hp LEFT JOIN products parent ON parent.id = hp.parent_id
      WHERE hp.id = h.product_id AND hp.is_active AND coalesce(parent.is_active, 1) AND hp.variants_count = 0
        AND EXISTS (SELECT 1 FROM prices WHERE item_id = hp.id AND list = 'retail' AND season_id IS NULL))`;

// A cart with an agent belongs to a business: consumers have no agent (CONTRACT §8, cart key).
const rowsThatHold = (
  item: string,
): string => `FROM cart_rows h JOIN carts hc ON hc.id = h.cart_id JOIN users hu ON hu.id = hc.customer_id
  WHERE h.product_id = ${item} AND ${IS_SOLD}
    AND h.updated_at > strftime('%Y-%m-%dT%H:%M:%fZ', ?, '-' || coalesce(${setting("CART_RESERVATION_HOURS")}, 72) || ' hours')
    AND coalesce(${setting("CART_ROWS_AFFECT_STOCK_TYPE")}, 'all')
      IN ('all', CASE hu.customer_type WHEN 'business' THEN 'b2b' ELSE 'b2c' END)`;

/** Quantity of an item that all carts together reserve. */
export const heldQuantity = (item: string): string =>
  `CASE WHEN ${AFFECTS} THEN coalesce((SELECT sum(h.qty) ${rowsThatHold(item)}), 0) ELSE 0 END`;

/**
 * Available quantity: on hand, less open orders, less cart reservations. Reservations alone never make it
 * negative.
 */
export const availableQuantity = (stock: string): string =>
  `max(${stock}.quantity - ${heldQuantity(`${stock}.item_id`)}, min(${stock}.quantity, 0))`;

/**
 * Quantity that one cart row reserves. If carts together contain more than the stock (the setting was
 * switched on, the stock was recounted), the oldest rows come first.
 * @param onHand stock of the row's item; read only if carts reserve stock
 */
export const heldBy = (row: string, onHand: string): string =>
  `CASE WHEN ${AFFECTS} THEN coalesce((SELECT CASE WHEN max(h.id = ${row}.id)
      THEN max(0, min(${row}.qty, ${onHand} - sum(CASE WHEN h.id < ${row}.id THEN h.qty ELSE 0 END))) END
    ${rowsThatHold(`${row}.product_id`)} AND h.id <= ${row}.id), 0) ELSE 0 END`;
