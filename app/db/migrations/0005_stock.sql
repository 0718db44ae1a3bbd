-- Stock, the movements that it is the sum of, and restock alerts.

-- quantity is the available quantity: CONTRACT §4. Only stock_movements writes the counts.
CREATE TABLE stock (
  item_id INTEGER PRIMARY KEY REFERENCES products (id) ON DELETE CASCADE,
  on_hand INTEGER NOT NULL DEFAULT 0,
  ordered INTEGER NOT NULL DEFAULT 0,
  quantity INTEGER NOT NULL GENERATED ALWAYS AS (on_hand - ordered) VIRTUAL,
  is_backorderable INTEGER NOT NULL DEFAULT 0 CHECK (is_backorderable IN (0, 1)),
  restock_date TEXT,
  location TEXT NOT NULL DEFAULT '',
  -- Weight of one piece with its packaging, for the packing list and the carrier.
  weight_grams INTEGER CHECK (weight_grams > 0),
  CONSTRAINT quantity_not_available CHECK (is_backorderable OR on_hand - ordered >= 0)
);

-- Available quantity, lowest first.
CREATE INDEX stock_least ON stock (on_hand - ordered, item_id);

CREATE TABLE stock_movements (
  id INTEGER PRIMARY KEY,
  item_id INTEGER NOT NULL REFERENCES stock (item_id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('opening', 'adjustment', 'order', 'cancel', 'shipment', 'return')),
  on_hand INTEGER NOT NULL DEFAULT 0,
  ordered INTEGER NOT NULL DEFAULT 0,
  order_row_id INTEGER,
  created_at TEXT NOT NULL,
  -- Why the operator changed a count: "broken", "found at the count".
  reason TEXT NOT NULL DEFAULT ''
);
CREATE INDEX stock_movements_by_item ON stock_movements (item_id, id);

-- Requests for an email when an item is back in stock. A row is deleted once that email is written; if
-- unconfirmed, after a week; otherwise after a year.
CREATE TABLE restock_alerts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  item_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  email TEXT NOT NULL COLLATE NOCASE,
  locale TEXT NOT NULL CHECK (locale IN ('it', 'en', 'es')),
  -- Origin of the shop's pages, for the links in the emails.
  origin TEXT NOT NULL,
  created_at TEXT NOT NULL,
  -- When the link in the first email was opened; for a signed-in user's own address, when the alert was
  -- created.
  confirmed_at TEXT,
  UNIQUE (item_id, email)
);

CREATE TRIGGER stock_moves AFTER INSERT ON stock_movements
BEGIN
  UPDATE stock SET on_hand = on_hand + NEW.on_hand, ordered = ordered + NEW.ordered WHERE item_id = NEW.item_id;
END;

CREATE TRIGGER stock_availability_seen AFTER UPDATE OF on_hand, ordered ON stock
WHEN (NEW.on_hand - NEW.ordered > 0) <> (OLD.on_hand - OLD.ordered > 0)
BEGIN
  UPDATE facts_version SET availability = availability + 1;
END;

-- An item's weight decides its shipping price.
CREATE TRIGGER stock_weight_added_seen AFTER INSERT ON stock WHEN NEW.weight_grams IS NOT NULL
BEGIN UPDATE facts_version SET version = version + 1; END;

CREATE TRIGGER stock_weight_seen AFTER UPDATE OF weight_grams ON stock WHEN NEW.weight_grams IS NOT OLD.weight_grams
BEGIN UPDATE facts_version SET version = version + 1; END;

-- Temporary cart reservations are not a change of stock.
CREATE TRIGGER stock_changed_told AFTER UPDATE OF on_hand, ordered ON stock
  WHEN NEW.on_hand <> OLD.on_hand OR NEW.ordered <> OLD.ordered
BEGIN
  INSERT INTO webhook_events (event, subject_id) VALUES ('product.stock_changed', NEW.item_id);
END;

CREATE TRIGGER stock_first_told AFTER INSERT ON stock WHEN NEW.on_hand <> 0
BEGIN
  INSERT INTO webhook_events (event, subject_id) VALUES ('product.stock_changed', NEW.item_id);
END;
