-- Stock and the movements that it is the sum of.

-- quantity is what may still be promised: CONTRACT §4. Only stock_movements writes the counts.
CREATE TABLE stock (
  item_id INTEGER PRIMARY KEY REFERENCES products (id) ON DELETE CASCADE,
  on_hand INTEGER NOT NULL DEFAULT 0,
  ordered INTEGER NOT NULL DEFAULT 0,
  reserved INTEGER NOT NULL DEFAULT 0,
  quantity INTEGER NOT NULL GENERATED ALWAYS AS (on_hand - ordered - reserved) VIRTUAL,
  is_backorderable INTEGER NOT NULL DEFAULT 0 CHECK (is_backorderable IN (0, 1)),
  restock_date TEXT,
  location TEXT NOT NULL DEFAULT '',
  CONSTRAINT quantity_not_available CHECK (is_backorderable OR on_hand - ordered - reserved >= 0)
);

CREATE TABLE stock_movements (
  id INTEGER PRIMARY KEY,
  item_id INTEGER NOT NULL REFERENCES stock (item_id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('opening', 'adjustment', 'order', 'cancel', 'shipment', 'return', 'hold', 'release')),
  on_hand INTEGER NOT NULL DEFAULT 0,
  ordered INTEGER NOT NULL DEFAULT 0,
  reserved INTEGER NOT NULL DEFAULT 0,
  order_row_id INTEGER,
  cart_row_id INTEGER,
  created_at TEXT NOT NULL
);
CREATE INDEX stock_movements_by_item ON stock_movements (item_id, id);

CREATE TRIGGER stock_moves AFTER INSERT ON stock_movements
BEGIN
  UPDATE stock SET on_hand = on_hand + NEW.on_hand, ordered = ordered + NEW.ordered WHERE item_id = NEW.item_id;
END;
