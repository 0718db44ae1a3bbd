-- A customer's last order is the last that was neither cancelled nor failed, as in the order pad: an agent calls by it.
DROP TRIGGER orders_last_of_customer;

DROP TRIGGER orders_last_gone;

CREATE TRIGGER orders_last_of_customer AFTER INSERT ON orders WHEN NEW.status NOT IN ('cancelled', 'failed')
BEGIN
  UPDATE users SET last_order_date = NEW.date WHERE id = NEW.customer_id AND coalesce(last_order_date, '') < NEW.date;
END;

CREATE TRIGGER orders_last_gone AFTER DELETE ON orders
BEGIN
  UPDATE users SET last_order_date = (SELECT max(date) FROM orders
    WHERE customer_id = OLD.customer_id AND status NOT IN ('cancelled', 'failed'))
  WHERE id = OLD.customer_id AND last_order_date = OLD.date;
END;

CREATE TRIGGER orders_last_moved AFTER UPDATE OF status, customer_id ON orders
  WHEN NEW.customer_id <> OLD.customer_id
    OR (NEW.status IN ('cancelled', 'failed')) <> (OLD.status IN ('cancelled', 'failed'))
BEGIN
  UPDATE users SET last_order_date = (SELECT max(date) FROM orders
    WHERE customer_id = users.id AND status NOT IN ('cancelled', 'failed'))
  WHERE id IN (OLD.customer_id, NEW.customer_id);
END;

-- Replaces the trigger of 0008, without the last order: the trigger above maintains it.
DROP TRIGGER orders_claimed;

CREATE TRIGGER orders_claimed AFTER UPDATE OF customer_id ON orders WHEN NEW.customer_id <> OLD.customer_id
BEGIN
  UPDATE order_counts SET orders = orders - 1 WHERE owner_id = OLD.customer_id AND status = NEW.status;
  INSERT INTO order_counts (owner_id, status, orders) VALUES (NEW.customer_id, NEW.status, 1)
  ON CONFLICT DO UPDATE SET orders = orders + 1;
  UPDATE ordered_quantities SET qty = qty - (SELECT sum(r.qty) FROM order_rows r
    WHERE r.order_id = NEW.id AND r.product_id = ordered_quantities.product_id)
  WHERE customer_id = OLD.customer_id AND product_id IN (SELECT product_id FROM order_rows WHERE order_id = NEW.id);
  INSERT INTO ordered_quantities (customer_id, product_id, qty)
  SELECT NEW.customer_id, product_id, sum(qty) FROM order_rows WHERE order_id = NEW.id GROUP BY product_id
  ON CONFLICT DO UPDATE SET qty = qty + excluded.qty;
  UPDATE orders SET seller_id = (SELECT agent_id FROM users WHERE id = NEW.customer_id AND is_active = 1) WHERE id = NEW.id;
  UPDATE documents SET customer_id = NEW.customer_id WHERE order_id = NEW.id AND customer_id = OLD.customer_id;
  UPDATE coupon_uses SET customer_id = NEW.customer_id WHERE order_id = NEW.id;
END;

UPDATE users SET last_order_date = (SELECT max(date) FROM orders
  WHERE customer_id = users.id AND status NOT IN ('cancelled', 'failed'))
WHERE last_order_date IS NOT NULL;
