-- What each customer bought last of each item: the order pad shows it, and an unusual quantity is measured by it.
CREATE TABLE last_purchases (
  customer_id INTEGER NOT NULL,
  product_id INTEGER NOT NULL,
  date TEXT NOT NULL,
  qty INTEGER NOT NULL,
  unit_price_cents INTEGER NOT NULL,
  PRIMARY KEY (customer_id, product_id)
) WITHOUT ROWID;
CREATE INDEX last_purchases_by_date ON last_purchases (customer_id, date DESC, product_id);

-- What the table above must hold. An order that was called off is none.
CREATE VIEW purchases_to_store AS
  SELECT customer_id, product_id, date, qty, unit_price_cents FROM (
    SELECT o.customer_id, r.product_id, o.date, r.qty, r.unit_price_cents,
      row_number() OVER (PARTITION BY o.customer_id, r.product_id ORDER BY o.date DESC, r.id DESC) AS n
    FROM orders o JOIN order_rows r ON r.order_id = o.id WHERE o.status NOT IN ('cancelled', 'failed')
  ) WHERE n = 1;

CREATE TRIGGER last_purchases_added AFTER INSERT ON order_rows
BEGIN
  INSERT INTO last_purchases (customer_id, product_id, date, qty, unit_price_cents)
  SELECT customer_id, NEW.product_id, date, NEW.qty, NEW.unit_price_cents FROM orders
  WHERE id = NEW.order_id AND status NOT IN ('cancelled', 'failed')
  ON CONFLICT DO UPDATE SET date = excluded.date, qty = excluded.qty, unit_price_cents = excluded.unit_price_cents
  WHERE excluded.date >= last_purchases.date;
END;

-- The customer's orders are read again: rare.
CREATE TRIGGER last_purchases_moved AFTER UPDATE OF status ON orders
  WHEN (NEW.status IN ('cancelled', 'failed')) <> (OLD.status IN ('cancelled', 'failed'))
BEGIN
  DELETE FROM last_purchases WHERE customer_id = NEW.customer_id
    AND product_id IN (SELECT product_id FROM order_rows WHERE order_id = NEW.id);
  INSERT INTO last_purchases SELECT * FROM purchases_to_store WHERE customer_id = NEW.customer_id
    AND product_id IN (SELECT product_id FROM order_rows WHERE order_id = NEW.id);
END;

CREATE TRIGGER last_purchases_changed AFTER UPDATE OF qty ON order_rows WHEN NEW.qty <> OLD.qty
BEGIN
  DELETE FROM last_purchases WHERE product_id = NEW.product_id
    AND customer_id = (SELECT customer_id FROM orders WHERE id = NEW.order_id);
  INSERT INTO last_purchases SELECT * FROM purchases_to_store WHERE product_id = NEW.product_id
    AND customer_id = (SELECT customer_id FROM orders WHERE id = NEW.order_id);
END;

CREATE TRIGGER last_purchases_gone AFTER DELETE ON order_rows
BEGIN
  DELETE FROM last_purchases WHERE product_id = OLD.product_id
    AND customer_id = (SELECT customer_id FROM orders WHERE id = OLD.order_id);
  INSERT INTO last_purchases SELECT * FROM purchases_to_store WHERE product_id = OLD.product_id
    AND customer_id = (SELECT customer_id FROM orders WHERE id = OLD.order_id);
END;

INSERT INTO last_purchases SELECT * FROM purchases_to_store;
