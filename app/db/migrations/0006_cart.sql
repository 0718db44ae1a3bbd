-- Carts, wishlists, and the stored answers of idempotent requests.

-- One cart for each customer and season, shared with the agent: CONTRACT §8. The index sees NULL as 0.
CREATE TABLE carts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  season_id INTEGER REFERENCES seasons (id),
  version INTEGER NOT NULL DEFAULT 1,
  updated_by INTEGER REFERENCES users (id),
  updated_at TEXT NOT NULL
);
CREATE UNIQUE INDEX carts_by_customer ON carts (customer_id, coalesce(season_id, 0));

CREATE TABLE cart_rows (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  cart_id INTEGER NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  qty INTEGER NOT NULL,
  notes TEXT NOT NULL DEFAULT '',
  updated_at TEXT NOT NULL,
  UNIQUE (cart_id, product_id),
  CONSTRAINT quantity_invalid CHECK (qty BETWEEN 1 AND 99999)
);
CREATE INDEX cart_rows_by_product ON cart_rows (product_id, updated_at);

CREATE TABLE wishlists (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  season_id INTEGER REFERENCES seasons (id)
);
CREATE UNIQUE INDEX wishlists_by_customer ON wishlists (customer_id, coalesce(season_id, 0));

CREATE TABLE wishlist_rows (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  wishlist_id INTEGER NOT NULL REFERENCES wishlists (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  notes TEXT NOT NULL DEFAULT '',
  create_date TEXT NOT NULL,
  CONSTRAINT already_in_wishlist UNIQUE (wishlist_id, product_id)
);

-- Written in the request's own batch: the same caller, key and body get the same answer, and nothing is done twice.
CREATE TABLE idempotency_keys (
  caller TEXT NOT NULL,
  call TEXT NOT NULL,
  key TEXT NOT NULL,
  body_hash TEXT NOT NULL,
  status INTEGER NOT NULL,
  answer TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  PRIMARY KEY (caller, call, key)
) WITHOUT ROWID;
CREATE INDEX idempotency_keys_by_expiry ON idempotency_keys (expires_at);
