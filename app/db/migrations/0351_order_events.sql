-- What webhooks are told of orders: 0350_webhooks.sql.
CREATE TRIGGER orders_placed_told AFTER INSERT ON orders
BEGIN
  INSERT INTO webhook_events (event, subject_id) VALUES ('order.placed', NEW.id);
END;

-- An order of 0.00 is paid when it is placed.
CREATE TRIGGER orders_placed_paid_told AFTER INSERT ON orders WHEN NEW.payment_state = 'paid'
BEGIN
  INSERT INTO webhook_events (event, subject_id) VALUES ('order.paid', NEW.id);
END;

CREATE TRIGGER orders_paid_told AFTER UPDATE OF payment_state ON orders
  WHEN NEW.payment_state = 'paid' AND OLD.payment_state <> 'paid'
BEGIN
  INSERT INTO webhook_events (event, subject_id) VALUES ('order.paid', NEW.id);
END;

CREATE TRIGGER orders_cancelled_told AFTER UPDATE OF status ON orders
  WHEN NEW.status = 'cancelled' AND OLD.status <> 'cancelled'
BEGIN
  INSERT INTO webhook_events (event, subject_id) VALUES ('order.cancelled', NEW.id);
END;

-- Each parcel and each refund is told of by itself.
CREATE TRIGGER shipments_told AFTER INSERT ON shipments
BEGIN
  INSERT INTO webhook_events (event, subject_id, part_id) VALUES ('order.shipped', NEW.order_id, NEW.id);
END;

CREATE TRIGGER order_refunds_told AFTER INSERT ON order_refunds
BEGIN
  INSERT INTO webhook_events (event, subject_id, part_id) VALUES ('order.refunded', NEW.order_id, NEW.id);
END;
