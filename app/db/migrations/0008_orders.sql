-- Orders, their rows, history and changes, and their coupon uses.

-- Orders hold copies, not references: items, prices and addresses at the time of the order. Allowed status
-- changes are enforced here too.
CREATE TABLE order_numbers (
  year INTEGER PRIMARY KEY,
  last INTEGER NOT NULL
);

CREATE TABLE orders (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  number TEXT NOT NULL UNIQUE,
  date TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('pending', 'failed', 'processing', 'completed', 'refunded',
    'partially_refunded', 'cancelled', 'shipped', 'partially_shipped')),
  customer_id INTEGER NOT NULL REFERENCES users (id),
  agent_id INTEGER REFERENCES users (id),
  placed_by INTEGER NOT NULL REFERENCES users (id),
  season_id INTEGER REFERENCES seasons (id),
  customer_type TEXT NOT NULL CHECK (customer_type IN ('business', 'consumer')),
  business_name TEXT NOT NULL,
  article_count INTEGER NOT NULL CHECK (article_count >= 1),
  currency TEXT NOT NULL,
  includes_vat INTEGER NOT NULL CHECK (includes_vat IN (0, 1)),
  rows_total_cents INTEGER NOT NULL CHECK (rows_total_cents >= 0),
  discount_cents INTEGER NOT NULL CHECK (discount_cents BETWEEN 0 AND rows_total_cents),
  shipping_cents INTEGER NOT NULL CHECK (shipping_cents >= 0),
  surcharge_cents INTEGER NOT NULL CHECK (surcharge_cents >= 0),
  vat_cents INTEGER NOT NULL CHECK (vat_cents >= 0),
  -- [{"rate":2200,"base":2366,"vat":521}], basis points and cents.
  vat_lines TEXT NOT NULL CHECK (json_valid(vat_lines)),
  total_cents INTEGER NOT NULL,
  coupon TEXT,
  customer_reference TEXT,
  cig TEXT,
  cup TEXT,
  notes TEXT NOT NULL DEFAULT '',
  locale TEXT NOT NULL CHECK (locale IN ('it', 'en', 'es')),
  billing_address TEXT NOT NULL CHECK (json_valid(billing_address)),
  shipping_address TEXT NOT NULL CHECK (json_valid(shipping_address)),
  -- {"id":1,"code":"IT-STD","name":"Corriere Italia"}, in the order's own language.
  shipping_policy TEXT NOT NULL CHECK (json_valid(shipping_policy)),
  payment_method TEXT NOT NULL CHECK (json_valid(payment_method)),
  payment_kind TEXT NOT NULL CHECK (payment_kind IN ('bank_transfer', 'cash_on_delivery', 'invoice', 'redirect')),
  payment_state TEXT NOT NULL DEFAULT 'due' CHECK (payment_state IN ('due', 'paid', 'failed', 'refunded')),
  payment_instructions TEXT NOT NULL DEFAULT '',
  pay_url TEXT,
  promised_by TEXT NOT NULL,
  delivered_at TEXT,
  invoice_number TEXT,
  invoice_date TEXT,
  invoice_document_id INTEGER,
  -- Number of rows that were not fully in stock, and their expected date.
  backordered_count INTEGER NOT NULL DEFAULT 0 CHECK (backordered_count BETWEEN 0 AND article_count),
  restock_date TEXT,
  -- The agent who serves the customer today, who may differ from the agent at the time of the order.
  seller_id INTEGER,
  vat_scheme TEXT NOT NULL DEFAULT 'standard'
    CHECK (vat_scheme IN ('standard', 'reverse_charge', 'oss', 'export')),
  -- Invoice numbers are compared without case and spaces. Two sent invoices may share
  -- a number: the later one has its id here.
  invoice_twin INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT total_adds_up CHECK (total_cents = rows_total_cents - discount_cents + shipping_cents + surcharge_cents
    + CASE WHEN includes_vat THEN 0 ELSE vat_cents END)
);
CREATE INDEX orders_by_customer ON orders (customer_id, date, id);
CREATE INDEX orders_by_status ON orders (status, date, id);
CREATE INDEX orders_by_date ON orders (date, id);
CREATE INDEX orders_by_seller ON orders (seller_id, date, id);
CREATE INDEX orders_by_seller_status ON orders (seller_id, status, date, id);
CREATE INDEX orders_by_customer_status ON orders (customer_id, status, date, id);
CREATE INDEX orders_by_invoice ON orders (invoice_number) WHERE invoice_number IS NOT NULL;
CREATE UNIQUE INDEX orders_by_pay_key ON orders (substr(pay_url, instr(pay_url, '/pay/') + 5)) WHERE pay_url IS NOT NULL;

-- The back office's list of orders: unpaid orders, and a parcel by its tracking number.
CREATE INDEX orders_to_pay ON orders (date, id) WHERE payment_state = 'due' AND status NOT IN ('cancelled', 'failed');

-- The back office's list of orders, sorted by total, or filtered by one payment method.
CREATE INDEX orders_by_total ON orders (total_cents, id);
CREATE INDEX orders_by_method ON orders (payment_method ->> '$.code', date, id);
CREATE INDEX orders_owed ON orders (customer_id, date)
  WHERE payment_state IN ('due', 'failed') AND status NOT IN ('cancelled', 'failed', 'refunded');
CREATE INDEX orders_unpaid ON orders (date, id) WHERE payment_kind = 'redirect' AND status IN ('pending', 'failed');
CREATE UNIQUE INDEX orders_by_invoice_key ON orders (upper(replace(invoice_number, ' ', '')), invoice_twin)
  WHERE invoice_number IS NOT NULL;

-- The accountant's period: invoices and credit notes by day.
CREATE INDEX orders_by_invoice_date ON orders (invoice_date) WHERE invoice_number IS NOT NULL;

CREATE TABLE order_rows (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL,
  sku TEXT NOT NULL,
  slug TEXT NOT NULL,
  name TEXT NOT NULL,
  image TEXT,
  qty INTEGER NOT NULL CHECK (qty BETWEEN 1 AND 99999),
  list_price_cents INTEGER NOT NULL,
  unit_price_cents INTEGER NOT NULL CHECK (unit_price_cents >= 0),
  package_size INTEGER NOT NULL,
  uom TEXT NOT NULL,
  vat_rate INTEGER NOT NULL,
  total_cents INTEGER NOT NULL,
  notes TEXT NOT NULL DEFAULT '',
  shipped_qty INTEGER NOT NULL DEFAULT 0 CHECK (shipped_qty BETWEEN 0 AND qty),
  -- Pieces that will not be shipped, and pieces that were returned.
  removed_qty INTEGER NOT NULL DEFAULT 0
    CONSTRAINT row_changed CHECK (removed_qty BETWEEN 0 AND qty - shipped_qty),
  returned_qty INTEGER NOT NULL DEFAULT 0
    CONSTRAINT row_changed CHECK (returned_qty BETWEEN 0 AND shipped_qty),
  CONSTRAINT row_adds_up CHECK (total_cents = unit_price_cents * qty)
);
CREATE INDEX order_rows_by_order ON order_rows (order_id, id);
CREATE INDEX order_rows_by_product ON order_rows (product_id, order_id);

CREATE TABLE order_history (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  status TEXT NOT NULL,
  created_at TEXT NOT NULL,
  note TEXT NOT NULL DEFAULT ''
);
CREATE INDEX order_history_by_order ON order_history (order_id, id);

-- The status changes of CONTRACT §2. An update to any other status aborts its batch.
CREATE TABLE order_moves (
  from_status TEXT NOT NULL,
  to_status TEXT NOT NULL,
  PRIMARY KEY (from_status, to_status)
) WITHOUT ROWID;

-- Changes of rows by the operator, before anything was shipped: fewer pieces, or none.
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

-- A coupon's limits are checked inside the inserting batch, so that they hold under concurrent orders.
-- freed_at releases a use.
CREATE TABLE coupon_uses (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  code TEXT NOT NULL,
  customer_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  created_at TEXT NOT NULL,
  freed_at TEXT
);
CREATE INDEX coupon_uses_by_code ON coupon_uses (code, customer_id) WHERE freed_at IS NULL;

-- All uses of a coupon, including released ones, for the list of its uses.
CREATE INDEX coupon_uses_of_code ON coupon_uses (code, id);

-- Each customer's last purchase of each item: the order pad shows it, and compares unusual quantities with
-- it.
CREATE TABLE last_purchases (
  customer_id INTEGER NOT NULL,
  product_id INTEGER NOT NULL,
  date TEXT NOT NULL,
  qty INTEGER NOT NULL,
  unit_price_cents INTEGER NOT NULL,
  PRIMARY KEY (customer_id, product_id)
) WITHOUT ROWID;
CREATE INDEX last_purchases_by_date ON last_purchases (customer_id, date DESC, product_id);

-- Expected content of the tables above: tests/api/catalogue/stored-counts.test.ts compares.
CREATE VIEW orders_to_count AS
  SELECT 0 AS owner_id, status, count(*) AS orders FROM orders GROUP BY status
  UNION ALL
  SELECT customer_id, status, count(*) FROM orders GROUP BY customer_id, status
  UNION ALL
  SELECT -seller_id, status, count(*) FROM orders WHERE seller_id IS NOT NULL GROUP BY seller_id, status;

CREATE VIEW quantities_to_sum AS
  SELECT o.customer_id, r.product_id, sum(r.qty) AS qty FROM orders o JOIN order_rows r ON r.order_id = o.id GROUP BY 1, 2;

-- Expected content of the table above. Cancelled orders do not count as purchases.
CREATE VIEW purchases_to_store AS
  SELECT customer_id, product_id, date, qty, unit_price_cents FROM (
    SELECT o.customer_id, r.product_id, o.date, r.qty, r.unit_price_cents,
      row_number() OVER (PARTITION BY o.customer_id, r.product_id ORDER BY o.date DESC, r.id DESC) AS n
    FROM orders o JOIN order_rows r ON r.order_id = o.id WHERE o.status NOT IN ('cancelled', 'failed')
  ) WHERE n = 1;

CREATE VIEW sales AS
  SELECT id, customer_id, total_cents,
    date(date, (SELECT minutes || ' minutes' FROM clock_changes WHERE since <= orders.date ORDER BY since DESC LIMIT 1)) AS day
  FROM orders WHERE status NOT IN ('cancelled', 'failed');

-- Expected content of sales_by_day: tests/api/catalogue/stored-counts.test.ts compares.
CREATE VIEW sales_to_sum AS
  SELECT 0 AS customer_id, day, count(*) AS orders, sum(total_cents) AS cents FROM sales GROUP BY day
  UNION ALL
  SELECT customer_id, day, count(*), sum(total_cents) FROM sales GROUP BY customer_id, day;

CREATE TRIGGER orders_move_allowed BEFORE UPDATE OF status ON orders
  WHEN NEW.status <> OLD.status
    AND NOT EXISTS (SELECT 1 FROM order_moves WHERE from_status = OLD.status AND to_status = NEW.status)
BEGIN
  SELECT RAISE(ABORT, 'move_not_allowed');
END;

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

CREATE TRIGGER order_rows_summed AFTER INSERT ON order_rows
BEGIN
  INSERT INTO ordered_quantities (customer_id, product_id, qty) SELECT customer_id, NEW.product_id, NEW.qty FROM orders WHERE id = NEW.order_id
  ON CONFLICT DO UPDATE SET qty = qty + excluded.qty;
END;

-- Deletes the rows before the order, which has the customer.
CREATE TRIGGER orders_going BEFORE DELETE ON orders
BEGIN
  DELETE FROM order_rows WHERE order_id = OLD.id;
END;

CREATE TRIGGER order_rows_taken_off BEFORE DELETE ON order_rows
BEGIN
  UPDATE ordered_quantities SET qty = qty - OLD.qty
  WHERE product_id = OLD.product_id AND customer_id = (SELECT customer_id FROM orders WHERE id = OLD.order_id);
END;

CREATE TRIGGER orders_last_of_customer AFTER INSERT ON orders
BEGIN
  UPDATE users SET last_order_date = NEW.date WHERE id = NEW.customer_id AND coalesce(last_order_date, '') < NEW.date;
END;

-- A deleted order may have been its customer's last one.
CREATE TRIGGER orders_last_gone AFTER DELETE ON orders
BEGIN
  UPDATE users SET last_order_date = (SELECT max(date) FROM orders WHERE customer_id = OLD.customer_id)
  WHERE id = OLD.customer_id AND last_order_date = OLD.date;
END;

CREATE TRIGGER order_rows_lessened AFTER UPDATE OF qty ON order_rows WHEN NEW.qty <> OLD.qty
BEGIN
  UPDATE ordered_quantities SET qty = qty + NEW.qty - OLD.qty
  WHERE product_id = NEW.product_id AND customer_id = (SELECT customer_id FROM orders WHERE id = NEW.order_id);
END;

-- Moves a guest's orders to an account, with everything that is counted or stored for their customer.
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
  UPDATE users SET last_order_date = (SELECT max(date) FROM orders WHERE customer_id = users.id)
  WHERE id IN (OLD.customer_id, NEW.customer_id);
END;

CREATE TRIGGER coupon_uses_limited BEFORE INSERT ON coupon_uses
  WHEN EXISTS (SELECT 1 FROM coupons c WHERE c.code = NEW.code AND (
    (c.per_customer IS NOT NULL AND (SELECT count(*) FROM coupon_uses u WHERE u.code = NEW.code AND u.freed_at IS NULL
      AND u.customer_id IN (SELECT NEW.customer_id UNION SELECT other.id FROM users one JOIN users other
        ON lower(other.email) = lower(one.email) AND (one.is_guest = 1 OR other.is_guest = 1) WHERE one.id = NEW.customer_id))
      >= c.per_customer)
    OR (c.total_uses IS NOT NULL AND (SELECT count(*) FROM coupon_uses u WHERE u.code = NEW.code AND u.freed_at IS NULL) >= c.total_uses)))
BEGIN
  SELECT RAISE(ABORT, 'coupon_not_valid');
END;

CREATE TRIGGER order_documents_placed AFTER INSERT ON orders
  WHEN NOT EXISTS (SELECT 1 FROM documents WHERE order_id = NEW.id AND type = 'order_confirmation' AND is_drawn = 1)
BEGIN
  INSERT INTO documents (id, type, locale, title, customer_id, order_id, mime, date, file, is_drawn)
    SELECT id, 'order_confirmation', NEW.locale,
      CASE NEW.locale WHEN 'it' THEN 'Conferma dell’ordine ' WHEN 'en' THEN 'Confirmation of order ' ELSE 'Confirmación del pedido ' END || NEW.number,
      NEW.customer_id, NEW.id, 'application/pdf', NEW.date, 'orders/' || NEW.number || '/order_confirmation.pdf', 1
    FROM next_document;
END;

-- An invoice whose number or day is corrected remains the same document, and is rendered again.
CREATE TRIGGER order_documents_invoiced AFTER UPDATE OF invoice_number, invoice_date ON orders
  WHEN NEW.invoice_number IS NOT NULL
    AND (NEW.invoice_number IS NOT OLD.invoice_number OR NEW.invoice_date IS NOT OLD.invoice_date)
BEGIN
  UPDATE documents SET date = substr(NEW.invoice_date, 1, 10), size = 0,
      title = CASE NEW.locale WHEN 'it' THEN 'Fattura ' WHEN 'en' THEN 'Invoice ' ELSE 'Factura ' END || NEW.invoice_number
    WHERE order_id = NEW.id AND type = 'invoice' AND is_drawn = 1;
  INSERT INTO documents (id, type, locale, title, customer_id, order_id, mime, date, file, is_drawn)
    SELECT id, 'invoice', NEW.locale,
      CASE NEW.locale WHEN 'it' THEN 'Fattura ' WHEN 'en' THEN 'Invoice ' ELSE 'Factura ' END || NEW.invoice_number,
      NEW.customer_id, NEW.id, 'application/pdf', substr(NEW.invoice_date, 1, 10), 'orders/' || NEW.number || '/invoice.pdf', 1
    FROM next_document
    WHERE NOT EXISTS (SELECT 1 FROM documents WHERE order_id = NEW.id AND type = 'invoice' AND is_drawn = 1);
  UPDATE orders SET invoice_document_id = (SELECT max(id) FROM documents WHERE order_id = NEW.id AND type = 'invoice' AND is_drawn = 1)
    WHERE id = NEW.id AND invoice_document_id IS NULL;
END;

CREATE TRIGGER last_purchases_added AFTER INSERT ON order_rows
BEGIN
  INSERT INTO last_purchases (customer_id, product_id, date, qty, unit_price_cents)
  SELECT customer_id, NEW.product_id, date, NEW.qty, NEW.unit_price_cents FROM orders
  WHERE id = NEW.order_id AND status NOT IN ('cancelled', 'failed')
  ON CONFLICT DO UPDATE SET date = excluded.date, qty = excluded.qty, unit_price_cents = excluded.unit_price_cents
  WHERE excluded.date >= last_purchases.date;
END;

-- Reads all of the customer's orders again; rare.
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

CREATE TRIGGER sales_added AFTER INSERT ON orders
BEGIN
  INSERT INTO sales_by_day (customer_id, day, orders, cents)
  SELECT o.value, s.day, 1, s.total_cents FROM sales s, json_each(json_array(0, s.customer_id)) o WHERE s.id = NEW.id
  ON CONFLICT DO UPDATE SET orders = orders + 1, cents = cents + excluded.cents;
END;

-- A BEFORE trigger, because the view must still contain the old order.
CREATE TRIGGER sales_removed BEFORE DELETE ON orders
BEGIN
  UPDATE sales_by_day SET orders = sales_by_day.orders - 1, cents = cents - s.total_cents
  FROM sales s WHERE s.id = OLD.id AND sales_by_day.customer_id IN (0, s.customer_id) AND sales_by_day.day = s.day;
END;

CREATE TRIGGER sales_taken_off BEFORE UPDATE OF status, total_cents, date, customer_id ON orders
WHEN NEW.status <> OLD.status OR NEW.total_cents <> OLD.total_cents OR NEW.date <> OLD.date OR NEW.customer_id <> OLD.customer_id
BEGIN
  UPDATE sales_by_day SET orders = sales_by_day.orders - 1, cents = cents - s.total_cents
  FROM sales s WHERE s.id = OLD.id AND sales_by_day.customer_id IN (0, s.customer_id) AND sales_by_day.day = s.day;
END;

CREATE TRIGGER sales_put_back AFTER UPDATE OF status, total_cents, date, customer_id ON orders
WHEN NEW.status <> OLD.status OR NEW.total_cents <> OLD.total_cents OR NEW.date <> OLD.date OR NEW.customer_id <> OLD.customer_id
BEGIN
  INSERT INTO sales_by_day (customer_id, day, orders, cents)
  SELECT o.value, s.day, 1, s.total_cents FROM sales s, json_each(json_array(0, s.customer_id)) o WHERE s.id = NEW.id
  ON CONFLICT DO UPDATE SET orders = orders + 1, cents = cents + excluded.cents;
END;

-- Webhook events of orders: the view webhook_events.
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
