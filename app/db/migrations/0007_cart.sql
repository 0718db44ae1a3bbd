-- Carts, wish lists, order pads and saved lists.

-- One cart per customer and season, shared with the agent: CONTRACT §8. The index treats NULL as 0.
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

-- Written in the request's own batch: the same caller, key and body get the same answer, and the write
-- happens once.
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

-- Drafts of the order pad, each of one user for one customer: lines that wait for correction, and
-- quantities typed into the customer's list. Deleted 30 days after the last change.
CREATE TABLE order_pad_lines (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  customer_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Id of the post and the line's index in it: the same post sent twice stores its lines once.
  source TEXT NOT NULL,
  written TEXT NOT NULL,
  code TEXT NOT NULL,
  qty TEXT NOT NULL,
  notes TEXT NOT NULL DEFAULT '',
  -- Why the line waits: {"code":"quantity_not_available","available":5}.
  reason TEXT NOT NULL CHECK (json_valid(reason)),
  updated_at TEXT NOT NULL,
  UNIQUE (user_id, customer_id, source)
);
CREATE INDEX order_pad_lines_by_time ON order_pad_lines (updated_at);

CREATE TABLE order_pad_quantities (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  customer_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  -- Exactly as typed.
  qty TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  PRIMARY KEY (user_id, customer_id, product_id)
) WITHOUT ROWID;
CREATE INDEX order_pad_quantities_by_time ON order_pad_quantities (updated_at);

-- Named lists of items of one customer, shared with the agent. A list with an interval is an order
-- template: an email reminds of its day, and nothing is ordered automatically.
CREATE TABLE order_lists (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  -- Id of the form: the same form sent twice creates one list.
  source TEXT NOT NULL,
  rhythm_weeks INTEGER CHECK (rhythm_weeks BETWEEN 1 AND 52),
  -- Day of the next order, in Europe/Rome.
  next_day TEXT,
  -- The due day of the last reminder.
  reminded_day TEXT,
  -- The user who set the interval and gets the email; shop_origin is the origin of its links.
  reminded_user_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  shop_origin TEXT,
  updated_by_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  updated_at TEXT NOT NULL,
  UNIQUE (customer_id, source),
  CONSTRAINT list_name_taken UNIQUE (customer_id, name),
  CHECK ((rhythm_weeks IS NULL) = (next_day IS NULL))
);
CREATE INDEX order_lists_due ON order_lists (next_day) WHERE next_day IS NOT NULL;

CREATE TABLE order_list_rows (
  list_id INTEGER NOT NULL REFERENCES order_lists (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  qty INTEGER NOT NULL CHECK (qty BETWEEN 1 AND 99999),
  notes TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (list_id, product_id)
) WITHOUT ROWID;
CREATE INDEX order_list_rows_by_product ON order_list_rows (product_id);
