-- Orders hold copies, not links: what was bought, at which price, to which address. Allowed status moves are checked here too.
CREATE TABLE order_numbers (
  year INTEGER PRIMARY KEY,
  last INTEGER NOT NULL
);

CREATE TABLE orders (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  number TEXT NOT NULL UNIQUE,
  date TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('pending', 'failed', 'processing', 'completed', 'refunded',
    'partially_refunded', 'cancelled', 'shipped', 'partially_shipped')),
  customer_id INTEGER NOT NULL REFERENCES users (id),
  agent_id INTEGER REFERENCES users (id),
  placed_by INTEGER NOT NULL REFERENCES users (id),
  season_id INTEGER REFERENCES seasons (id),
  customer_type TEXT NOT NULL CHECK (customer_type IN ('business', 'consumer')),
  business_name TEXT NOT NULL,
  article_count INTEGER NOT NULL CHECK (article_count >= 1),
  currency TEXT NOT NULL,
  includes_vat INTEGER NOT NULL CHECK (includes_vat IN (0, 1)),
  rows_total_cents INTEGER NOT NULL CHECK (rows_total_cents >= 0),
  discount_cents INTEGER NOT NULL CHECK (discount_cents BETWEEN 0 AND rows_total_cents),
  shipping_cents INTEGER NOT NULL CHECK (shipping_cents >= 0),
  surcharge_cents INTEGER NOT NULL CHECK (surcharge_cents >= 0),
  vat_cents INTEGER NOT NULL CHECK (vat_cents >= 0),
  -- [{"rate":2200,"base":2366,"vat":521}], basis points and cents.
  vat_lines TEXT NOT NULL CHECK (json_valid(vat_lines)),
  vat_scheme TEXT NOT NULL CHECK (vat_scheme IN ('standard', 'reverse_charge', 'oss')),
  total_cents INTEGER NOT NULL,
  coupon TEXT,
  customer_reference TEXT,
  cig TEXT,
  cup TEXT,
  notes TEXT NOT NULL DEFAULT '',
  locale TEXT NOT NULL CHECK (locale IN ('it', 'en', 'es')),
  billing_address TEXT NOT NULL CHECK (json_valid(billing_address)),
  shipping_address TEXT NOT NULL CHECK (json_valid(shipping_address)),
  -- {"id":1,"code":"IT-STD","name":"Corriere Italia"}, in the order's own language.
  shipping_policy TEXT NOT NULL CHECK (json_valid(shipping_policy)),
  payment_method TEXT NOT NULL CHECK (json_valid(payment_method)),
  payment_kind TEXT NOT NULL CHECK (payment_kind IN ('bank_transfer', 'cash_on_delivery', 'invoice', 'redirect')),
  payment_state TEXT NOT NULL DEFAULT 'due' CHECK (payment_state IN ('due', 'paid', 'failed', 'refunded')),
  payment_instructions TEXT NOT NULL DEFAULT '',
  pay_url TEXT,
  promised_by TEXT NOT NULL,
  delivered_at TEXT,
  invoice_number TEXT,
  invoice_date TEXT,
  invoice_document_id INTEGER,
  -- Rows whose goods were not all in stock, and when they were expected.
  backordered_count INTEGER NOT NULL DEFAULT 0 CHECK (backordered_count BETWEEN 0 AND article_count),
  restock_date TEXT,
  -- The agent who serves the customer today, which may not be the one of the day of the order.
  seller_id INTEGER,
  CONSTRAINT total_adds_up CHECK (total_cents = rows_total_cents - discount_cents + shipping_cents + surcharge_cents
    + CASE WHEN includes_vat THEN 0 ELSE vat_cents END)
);
CREATE INDEX orders_by_customer ON orders (customer_id, date, id);
CREATE INDEX orders_by_status ON orders (status, date, id);

CREATE TRIGGER orders_move_allowed BEFORE UPDATE OF status ON orders
  WHEN NEW.status <> OLD.status
    AND NOT EXISTS (SELECT 1 FROM order_moves WHERE from_status = OLD.status AND to_status = NEW.status)
BEGIN
  SELECT RAISE(ABORT, 'move_not_allowed');
END;
CREATE INDEX orders_by_date ON orders (date, id);
CREATE INDEX orders_by_seller ON orders (seller_id, date, id);
CREATE INDEX orders_by_seller_status ON orders (seller_id, status, date, id);
CREATE INDEX orders_by_customer_status ON orders (customer_id, status, date, id);
CREATE INDEX orders_by_invoice ON orders (invoice_number) WHERE invoice_number IS NOT NULL;

CREATE TABLE order_rows (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL,
  sku TEXT NOT NULL,
  slug TEXT NOT NULL,
  name TEXT NOT NULL,
  image TEXT,
  qty INTEGER NOT NULL CHECK (qty BETWEEN 1 AND 99999),
  list_price_cents INTEGER NOT NULL,
  unit_price_cents INTEGER NOT NULL CHECK (unit_price_cents >= 0),
  package_size INTEGER NOT NULL,
  uom TEXT NOT NULL,
  vat_rate INTEGER NOT NULL,
  total_cents INTEGER NOT NULL,
  notes TEXT NOT NULL DEFAULT '',
  shipped_qty INTEGER NOT NULL DEFAULT 0 CHECK (shipped_qty BETWEEN 0 AND qty),
  CONSTRAINT row_adds_up CHECK (total_cents = unit_price_cents * qty)
);
CREATE INDEX order_rows_by_order ON order_rows (order_id, id);
CREATE INDEX order_rows_by_product ON order_rows (product_id, order_id);

CREATE TABLE order_history (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  status TEXT NOT NULL,
  created_at TEXT NOT NULL,
  note TEXT NOT NULL DEFAULT ''
);
CREATE INDEX order_history_by_order ON order_history (order_id, id);

CREATE TABLE order_tracking (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  carrier TEXT NOT NULL,
  number TEXT NOT NULL,
  url TEXT NOT NULL DEFAULT '',
  shipped_at TEXT NOT NULL
);
CREATE INDEX order_tracking_by_order ON order_tracking (order_id, id);

-- The moves of CONTRACT §2. An update to any other status aborts its batch.
CREATE TABLE order_moves (
  from_status TEXT NOT NULL,
  to_status TEXT NOT NULL,
  PRIMARY KEY (from_status, to_status)
) WITHOUT ROWID;
INSERT INTO order_moves (from_status, to_status) VALUES
  ('pending', 'processing'), ('pending', 'failed'), ('pending', 'cancelled'),
  ('failed', 'pending'), ('failed', 'cancelled'),
  ('processing', 'partially_shipped'), ('processing', 'shipped'), ('processing', 'completed'),
  ('processing', 'cancelled'), ('processing', 'refunded'),
  ('partially_shipped', 'shipped'), ('partially_shipped', 'partially_refunded'), ('partially_shipped', 'refunded'),
  ('shipped', 'completed'), ('shipped', 'partially_refunded'), ('shipped', 'refunded'),
  ('completed', 'partially_refunded'), ('completed', 'refunded'),
  ('partially_refunded', 'refunded');

-- A coupon's limits are checked inside the inserting batch, so concurrent orders meet them too. freed_at gives a use back.
CREATE TABLE coupon_uses (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  code TEXT NOT NULL,
  customer_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  created_at TEXT NOT NULL,
  freed_at TEXT
);
CREATE INDEX coupon_uses_by_code ON coupon_uses (code, customer_id) WHERE freed_at IS NULL;

-- Uses are counted only where the coupon has such a limit.
CREATE TRIGGER coupon_uses_limited BEFORE INSERT ON coupon_uses
  WHEN EXISTS (SELECT 1 FROM coupons c WHERE c.code = NEW.code AND (
    (c.per_customer IS NOT NULL AND (SELECT count(*) FROM coupon_uses u WHERE u.code = NEW.code AND u.customer_id = NEW.customer_id AND u.freed_at IS NULL) >= c.per_customer)
    OR (c.total_uses IS NOT NULL AND (SELECT count(*) FROM coupon_uses u WHERE u.code = NEW.code AND u.freed_at IS NULL) >= c.total_uses)))
BEGIN
  SELECT RAISE(ABORT, 'coupon_not_valid');
END;
