-- The back office's list of orders: what is still to be paid, and a parcel by its carrier's number.
CREATE INDEX orders_to_pay ON orders (date, id) WHERE payment_state = 'due' AND status NOT IN ('cancelled', 'failed');
CREATE INDEX shipments_by_tracking ON shipments (tracking) WHERE tracking <> '';

-- A search or a filter with a name, for the person who saved it; NULL: for the operator's token.
CREATE TABLE saved_views (
  id INTEGER PRIMARY KEY,
  operator_id INTEGER REFERENCES operators (id) ON DELETE CASCADE,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  -- Of the list's address, without its place in the list.
  query TEXT NOT NULL,
  created_at TEXT NOT NULL
);
CREATE UNIQUE INDEX saved_views_by_name ON saved_views (coalesce(operator_id, 0), name);

-- What the people of the back office write about an order for one another; in no answer to a customer.
CREATE TABLE order_notes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  who TEXT NOT NULL,
  text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
  created_at TEXT NOT NULL
);
CREATE INDEX order_notes_by_order ON order_notes (order_id, id);
