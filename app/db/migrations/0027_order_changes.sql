-- Rows that the operator makes fewer, or takes off, before anything has left.
CREATE TABLE order_changes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  reason TEXT NOT NULL DEFAULT '',
  -- [{"name":"Tino","sku":"EN1","from":5,"to":3}]
  rows TEXT NOT NULL CHECK (json_valid(rows)),
  total_before_cents INTEGER NOT NULL,
  total_after_cents INTEGER NOT NULL,
  created_at TEXT NOT NULL
);
CREATE INDEX order_changes_by_order ON order_changes (order_id, id);

CREATE TRIGGER order_rows_lessened AFTER UPDATE OF qty ON order_rows WHEN NEW.qty <> OLD.qty
BEGIN
  UPDATE ordered_quantities SET qty = qty + NEW.qty - OLD.qty
  WHERE product_id = NEW.product_id AND customer_id = (SELECT customer_id FROM orders WHERE id = NEW.order_id);
END;

-- Of one piece with its packing, for the packing list and the carrier.
ALTER TABLE stock ADD COLUMN weight_grams INTEGER CHECK (weight_grams > 0);
