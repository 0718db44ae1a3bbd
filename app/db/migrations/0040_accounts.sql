-- Accounts that people open themselves, and guests: CONTRACT §14.

-- A guest is a consumer without a password: only the token that the checkout gave acts for one.
ALTER TABLE users ADD COLUMN is_guest INTEGER NOT NULL DEFAULT 0 CHECK (is_guest IN (0, 1));
-- Where the guest ordered: the links in the emails lead there.
ALTER TABLE users ADD COLUMN shop_origin TEXT;
-- When the user accepted the terms and the privacy notice: GDPR, art. 7.
ALTER TABLE users ADD COLUMN consented_at TEXT;
CREATE INDEX users_by_email ON users (lower(email));
CREATE INDEX users_guests ON users (create_date) WHERE is_guest = 1;

-- Sign-ups until their code is entered, and those of businesses until the operator decides.
CREATE TABLE sign_ups (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Of the token that the browser has: a code opens only the sign-up that it was sent for.
  token_hash TEXT NOT NULL UNIQUE,
  -- The future user name.
  email TEXT NOT NULL,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  password_hash TEXT NOT NULL,
  locale TEXT NOT NULL CHECK (locale IN ('it', 'en', 'es')),
  customer_type TEXT NOT NULL CHECK (customer_type IN ('business', 'consumer')),
  business_name TEXT NOT NULL DEFAULT '',
  vat_number TEXT NOT NULL DEFAULT '',
  sdi_code TEXT NOT NULL DEFAULT '',
  pec TEXT NOT NULL DEFAULT '',
  consented_at TEXT NOT NULL,
  code_hash TEXT NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  expires_at TEXT NOT NULL,
  created_at TEXT NOT NULL,
  -- waiting: a business whose code was entered.
  state TEXT NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'waiting', 'done', 'refused'))
);
CREATE INDEX sign_ups_by_state ON sign_ups (state, created_at, id);

-- The orders of a guest become an account's, with all that is counted or kept for their customer.
CREATE TRIGGER orders_claimed AFTER UPDATE OF customer_id ON orders WHEN NEW.customer_id <> OLD.customer_id
BEGIN
  UPDATE order_counts SET orders = orders - 1 WHERE owner_id = OLD.customer_id AND status = NEW.status;
  INSERT INTO order_counts (owner_id, status, orders) VALUES (NEW.customer_id, NEW.status, 1)
  ON CONFLICT DO UPDATE SET orders = orders + 1;
  UPDATE ordered_quantities SET qty = qty - (SELECT sum(r.qty) FROM order_rows r
    WHERE r.order_id = NEW.id AND r.product_id = ordered_quantities.product_id)
  WHERE customer_id = OLD.customer_id AND product_id IN (SELECT product_id FROM order_rows WHERE order_id = NEW.id);
  INSERT INTO ordered_quantities (customer_id, product_id, qty)
  SELECT NEW.customer_id, product_id, sum(qty) FROM order_rows WHERE order_id = NEW.id GROUP BY product_id
  ON CONFLICT DO UPDATE SET qty = qty + excluded.qty;
  UPDATE orders SET seller_id = (SELECT agent_id FROM users WHERE id = NEW.customer_id AND is_active = 1) WHERE id = NEW.id;
  UPDATE documents SET customer_id = NEW.customer_id WHERE order_id = NEW.id AND customer_id = OLD.customer_id;
  UPDATE coupon_uses SET customer_id = NEW.customer_id WHERE order_id = NEW.id;
  UPDATE users SET last_order_date = (SELECT max(date) FROM orders WHERE customer_id = users.id)
  WHERE id IN (OLD.customer_id, NEW.customer_id);
END;

-- A guest is a new customer each time: the limit counts the uses of all that have the same e-mail.
DROP TRIGGER coupon_uses_limited;
CREATE TRIGGER coupon_uses_limited BEFORE INSERT ON coupon_uses
  WHEN EXISTS (SELECT 1 FROM coupons c WHERE c.code = NEW.code AND (
    (c.per_customer IS NOT NULL AND (SELECT count(*) FROM coupon_uses u WHERE u.code = NEW.code AND u.freed_at IS NULL
      AND u.customer_id IN (SELECT NEW.customer_id UNION SELECT other.id FROM users one JOIN users other
        ON lower(other.email) = lower(one.email) AND (one.is_guest = 1 OR other.is_guest = 1) WHERE one.id = NEW.customer_id))
      >= c.per_customer)
    OR (c.total_uses IS NOT NULL AND (SELECT count(*) FROM coupon_uses u WHERE u.code = NEW.code AND u.freed_at IS NULL) >= c.total_uses)))
BEGIN
  SELECT RAISE(ABORT, 'coupon_not_valid');
END;
