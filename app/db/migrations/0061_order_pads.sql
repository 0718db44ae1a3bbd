-- Drafts of the order pad, each of one user for one customer: lines that wait to be put right, quantities typed into the
-- customer's list. Deleted 30 days after the last change.
CREATE TABLE order_pad_lines (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  customer_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The post and the line's index in it: the same post twice stores its lines once.
  source TEXT NOT NULL,
  written TEXT NOT NULL,
  code TEXT NOT NULL,
  qty TEXT NOT NULL,
  notes TEXT NOT NULL DEFAULT '',
  -- {"code":"quantity_not_available","available":5}: why the line waits.
  reason TEXT NOT NULL CHECK (json_valid(reason)),
  updated_at TEXT NOT NULL,
  UNIQUE (user_id, customer_id, source)
);
CREATE INDEX order_pad_lines_by_time ON order_pad_lines (updated_at);

CREATE TABLE order_pad_quantities (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  customer_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  -- As typed.
  qty TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  PRIMARY KEY (user_id, customer_id, product_id)
) WITHOUT ROWID;
CREATE INDEX order_pad_quantities_by_time ON order_pad_quantities (updated_at);
