-- Carts, wishlists, promotions with their coupons, and the answers kept for repeated posts.
CREATE TABLE promotions (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL CHECK (json_valid(name)),
  description TEXT NOT NULL CHECK (json_valid(description)),
  kind TEXT NOT NULL CHECK (kind IN ('percent', 'fixed', 'free_shipping', 'special_price')),
  -- Basis points for percent, cents for fixed, 0 otherwise.
  value INTEGER NOT NULL DEFAULT 0 CHECK (value >= 0),
  starts_at TEXT NOT NULL,
  ends_at TEXT NOT NULL,
  min_amount_cents INTEGER CHECK (min_amount_cents >= 0),
  canvas INTEGER
);
CREATE TABLE promotion_prices (
  promotion INTEGER NOT NULL REFERENCES promotions (id) ON DELETE CASCADE,
  item INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  cents INTEGER NOT NULL CHECK (cents >= 0),
  PRIMARY KEY (promotion, item)
) WITHOUT ROWID;
CREATE INDEX promotion_prices_by_item ON promotion_prices (item, promotion);

CREATE TABLE coupons (
  code TEXT PRIMARY KEY,
  promotion INTEGER NOT NULL REFERENCES promotions (id) ON DELETE CASCADE,
  per_customer INTEGER CHECK (per_customer > 0),
  total_uses INTEGER CHECK (total_uses > 0)
) WITHOUT ROWID;

-- One cart for a customer and a season, shared with the agent: CONTRACT §8. UNIQUE does not see NULLs.
CREATE TABLE carts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  season INTEGER REFERENCES seasons (id),
  version INTEGER NOT NULL DEFAULT 1,
  updated_by INTEGER REFERENCES users (id),
  updated_at TEXT NOT NULL
);
CREATE UNIQUE INDEX carts_by_customer ON carts (customer, coalesce(season, 0));

CREATE TABLE cart_rows (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  cart INTEGER NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
  product INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  qty INTEGER NOT NULL,
  notes TEXT NOT NULL DEFAULT '',
  held INTEGER NOT NULL DEFAULT 0 CHECK (held >= 0 AND held <= qty),
  held_until TEXT,
  updated_at TEXT NOT NULL,
  UNIQUE (cart, product),
  CONSTRAINT quantity_invalid CHECK (qty BETWEEN 1 AND 99999)
);
CREATE INDEX cart_rows_held ON cart_rows (held_until) WHERE held > 0;

CREATE TABLE wishlists (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  season INTEGER REFERENCES seasons (id)
);
CREATE UNIQUE INDEX wishlists_by_customer ON wishlists (customer, coalesce(season, 0));
CREATE TABLE wishlist_rows (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  wishlist INTEGER NOT NULL REFERENCES wishlists (id) ON DELETE CASCADE,
  product INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  notes TEXT NOT NULL DEFAULT '',
  create_date TEXT NOT NULL,
  CONSTRAINT already_in_wishlist UNIQUE (wishlist, product)
);

-- Kept in the deed's own batch: the same caller, key and body get the same answer, not the deed again.
CREATE TABLE kept_answers (
  caller TEXT NOT NULL,
  call TEXT NOT NULL,
  key TEXT NOT NULL,
  body_hash TEXT NOT NULL,
  status INTEGER NOT NULL,
  answer TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  PRIMARY KEY (caller, call, key)
) WITHOUT ROWID;
CREATE INDEX kept_answers_by_expiry ON kept_answers (expires_at);
