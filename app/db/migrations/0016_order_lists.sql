-- Lists of orders: their stored counts, the quantities that a customer has ordered, and the search by number and reference.

-- The owner is a customer's id, an agent's id with a minus, or 0 for all.
CREATE TABLE order_counts (
  owner_id INTEGER NOT NULL,
  status TEXT NOT NULL,
  orders INTEGER NOT NULL,
  PRIMARY KEY (owner_id, status)
) WITHOUT ROWID;

CREATE TABLE ordered_quantities (
  customer_id INTEGER NOT NULL,
  product_id INTEGER NOT NULL,
  qty INTEGER NOT NULL,
  PRIMARY KEY (customer_id, product_id)
) WITHOUT ROWID;

-- Trigrams: any three characters in a row. Shorter searches read the orders themselves.
CREATE VIRTUAL TABLE order_words USING fts5 (
  number, reference, content = '', contentless_delete = 1, tokenize = 'trigram'
);

-- What the tables above must hold: tests/api/catalogue/stored-counts.test.ts compares.
CREATE VIEW orders_to_count AS
  SELECT 0 AS owner_id, status, count(*) AS orders FROM orders GROUP BY status
  UNION ALL
  SELECT customer_id, status, count(*) FROM orders GROUP BY customer_id, status
  UNION ALL
  SELECT -seller_id, status, count(*) FROM orders WHERE seller_id IS NOT NULL GROUP BY seller_id, status;

CREATE VIEW quantities_to_sum AS
  SELECT o.customer_id, r.product_id, sum(r.qty) AS qty FROM orders o JOIN order_rows r ON r.order_id = o.id GROUP BY 1, 2;

CREATE TRIGGER orders_counted AFTER INSERT ON orders
BEGIN
  INSERT INTO order_counts (owner_id, status, orders) VALUES (0, NEW.status, 1), (NEW.customer_id, NEW.status, 1)
  ON CONFLICT DO UPDATE SET orders = orders + 1;
  UPDATE orders SET seller_id = (SELECT agent_id FROM users WHERE id = NEW.customer_id AND is_active = 1) WHERE id = NEW.id;
  INSERT INTO order_words (rowid, number, reference) VALUES (NEW.id, NEW.number, NEW.customer_reference);
END;

CREATE TRIGGER orders_uncounted AFTER DELETE ON orders
BEGIN
  UPDATE order_counts SET orders = orders - 1 WHERE owner_id IN (0, OLD.customer_id, -OLD.seller_id) AND status = OLD.status;
  DELETE FROM order_words WHERE rowid = OLD.id;
END;

CREATE TRIGGER orders_recounted AFTER UPDATE OF status ON orders WHEN NEW.status <> OLD.status
BEGIN
  UPDATE order_counts SET orders = orders - 1 WHERE owner_id IN (0, OLD.customer_id, -OLD.seller_id) AND status = OLD.status;
  INSERT INTO order_counts (owner_id, status, orders)
  SELECT value, NEW.status, 1 FROM json_each(json_array(0, NEW.customer_id, -NEW.seller_id)) WHERE value IS NOT NULL
  ON CONFLICT DO UPDATE SET orders = orders + 1;
END;

CREATE TRIGGER orders_handed_over AFTER UPDATE OF seller_id ON orders WHEN NEW.seller_id IS NOT OLD.seller_id
BEGIN
  UPDATE order_counts SET orders = orders - 1 WHERE owner_id = -OLD.seller_id AND status = OLD.status;
  INSERT INTO order_counts (owner_id, status, orders) SELECT -NEW.seller_id, NEW.status, 1 WHERE NEW.seller_id IS NOT NULL
  ON CONFLICT DO UPDATE SET orders = orders + 1;
END;

CREATE TRIGGER users_hand_over_orders AFTER UPDATE OF agent_id, is_active ON users
  WHEN NEW.agent_id IS NOT OLD.agent_id OR NEW.is_active <> OLD.is_active
BEGIN
  UPDATE orders SET seller_id = iif(NEW.is_active, NEW.agent_id, NULL) WHERE customer_id = NEW.id;
END;

CREATE TRIGGER order_rows_summed AFTER INSERT ON order_rows
BEGIN
  INSERT INTO ordered_quantities (customer_id, product_id, qty) SELECT customer_id, NEW.product_id, NEW.qty FROM orders WHERE id = NEW.order_id
  ON CONFLICT DO UPDATE SET qty = qty + excluded.qty;
END;

-- Deletes the rows while the order still says who its customer is.
CREATE TRIGGER orders_going BEFORE DELETE ON orders
BEGIN
  DELETE FROM order_rows WHERE order_id = OLD.id;
END;

CREATE TRIGGER order_rows_taken_off BEFORE DELETE ON order_rows
BEGIN
  UPDATE ordered_quantities SET qty = qty - OLD.qty
  WHERE product_id = OLD.product_id AND customer_id = (SELECT customer_id FROM orders WHERE id = OLD.order_id);
END;
