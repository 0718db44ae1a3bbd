-- What webhooks are told of stock, customers and quotes: 0350_webhooks.sql.

-- Changes of an item's stock that come faster than they are sent are told once.
CREATE UNIQUE INDEX webhook_deliveries_of_stock ON webhook_deliveries (webhook_id, subject_id)
  WHERE event = 'product.stock_changed' AND data IS NULL;

-- What carts hold for a while is no change.
CREATE TRIGGER stock_changed_told AFTER UPDATE OF on_hand, ordered ON stock
  WHEN NEW.on_hand <> OLD.on_hand OR NEW.ordered <> OLD.ordered
BEGIN
  INSERT INTO webhook_events (event, subject_id) VALUES ('product.stock_changed', NEW.item_id);
END;

CREATE TRIGGER stock_first_told AFTER INSERT ON stock WHEN NEW.on_hand <> 0
BEGIN
  INSERT INTO webhook_events (event, subject_id) VALUES ('product.stock_changed', NEW.item_id);
END;

-- Accounts of customers: a guest's data are in the order.
CREATE TRIGGER users_created_told AFTER INSERT ON users WHEN NEW.customer_type IS NOT NULL AND NEW.is_guest = 0
BEGIN
  INSERT INTO webhook_events (event, subject_id) VALUES ('customer.created', NEW.id);
END;

CREATE TRIGGER quotes_accepted_told AFTER UPDATE OF state ON quotes WHEN NEW.state = 'accepted' AND OLD.state <> 'accepted'
BEGIN
  INSERT INTO webhook_events (event, subject_id) VALUES ('quote.accepted', NEW.id);
END;
