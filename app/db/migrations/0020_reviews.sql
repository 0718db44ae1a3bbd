-- Product reviews by buyers, one per product and customer, and which orders were sent a request.
CREATE TABLE reviews (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  customer_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The order that proves the purchase.
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
  text TEXT NOT NULL,
  name TEXT NOT NULL,
  locale TEXT NOT NULL CHECK (locale IN ('it', 'en', 'es')),
  state TEXT NOT NULL CHECK (state IN ('new', 'shown', 'hidden')),
  -- Why it is hidden.
  reason TEXT NOT NULL DEFAULT '',
  answer TEXT NOT NULL DEFAULT '',
  answered_at TEXT,
  created_at TEXT NOT NULL,
  changed_at TEXT NOT NULL,
  UNIQUE (product_id, customer_id),
  CONSTRAINT hidden_has_reason CHECK (state <> 'hidden' OR reason <> '')
);
CREATE INDEX reviews_shown ON reviews (product_id, id, rating) WHERE state = 'shown';
CREATE INDEX reviews_by_state ON reviews (state, id);
CREATE INDEX reviews_by_customer ON reviews (customer_id);
CREATE INDEX reviews_by_order ON reviews (order_id);

-- Moves reviews to the account that takes over a guest's order, except those of products that the account
-- has reviewed itself.
CREATE TRIGGER reviews_follow_order AFTER UPDATE OF customer_id ON orders WHEN NEW.customer_id <> OLD.customer_id
BEGIN
  UPDATE OR IGNORE reviews SET customer_id = NEW.customer_id WHERE order_id = NEW.id;
END;

CREATE TABLE review_requests (
  order_id INTEGER PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  created_at TEXT NOT NULL
);

-- Addresses that have unsubscribed from review requests.
CREATE TABLE review_stops (
  email TEXT COLLATE NOCASE PRIMARY KEY,
  created_at TEXT NOT NULL
) WITHOUT ROWID;
