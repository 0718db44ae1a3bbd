-- Lists of articles under a name, of one customer: the customer and the agent share them. With a rhythm a list is a
-- template: its day is told by email, and nothing is ordered by itself.
CREATE TABLE order_lists (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  -- The form that made it: the same form twice makes one list.
  source TEXT NOT NULL,
  rhythm_weeks INTEGER CHECK (rhythm_weeks BETWEEN 1 AND 52),
  -- A day in Rome: when the next order is due.
  next_day TEXT,
  -- The day of which somebody was told already.
  reminded_day TEXT,
  -- Who set the rhythm, and gets the email, which leads to the shop that was open then.
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
