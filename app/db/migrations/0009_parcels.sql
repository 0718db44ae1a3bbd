-- Parcels and refunds of orders.

CREATE TABLE shipments (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  -- Number of the delivery note: "DDT 2026/00087".
  number TEXT NOT NULL,
  carrier TEXT NOT NULL DEFAULT '',
  tracking TEXT NOT NULL DEFAULT '',
  url TEXT NOT NULL DEFAULT '',
  shipped_at TEXT NOT NULL
);
CREATE INDEX shipments_by_order ON shipments (order_id, id);
CREATE UNIQUE INDEX shipments_by_number ON shipments (number);
CREATE INDEX shipments_by_tracking ON shipments (tracking) WHERE tracking <> '';

CREATE TABLE shipment_rows (
  shipment_id INTEGER NOT NULL REFERENCES shipments (id) ON DELETE CASCADE,
  order_row_id INTEGER NOT NULL REFERENCES order_rows (id) ON DELETE CASCADE,
  qty INTEGER NOT NULL CHECK (qty BETWEEN 1 AND 99999),
  PRIMARY KEY (shipment_id, order_row_id)
);
CREATE INDEX shipment_rows_by_row ON shipment_rows (order_row_id);

-- Refunds of orders: the decision, with its goods, its VAT and its numbered credit note. The rows of
-- refunds have the money, one row per payment that it is taken from.
CREATE TABLE order_refunds (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  -- Key of the request: a repeated request has one effect.
  key TEXT NOT NULL,
  body_hash TEXT NOT NULL,
  amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
  -- [{"rate":2200,"base":820,"vat":180}], basis points and cents.
  vat_lines TEXT NOT NULL CHECK (json_valid(vat_lines)),
  reason TEXT NOT NULL DEFAULT '',
  -- Number of the credit note: "NC 2026/00012". NULL if rows were removed before there was an invoice:
  -- nothing to credit.
  number TEXT,
  created_at TEXT NOT NULL,
  CONSTRAINT answer_kept UNIQUE (order_id, key)
);
CREATE UNIQUE INDEX order_refunds_by_number ON order_refunds (number) WHERE number IS NOT NULL;
CREATE INDEX order_refunds_by_day ON order_refunds (created_at) WHERE number IS NOT NULL;

CREATE TABLE order_refund_rows (
  order_refund_id INTEGER NOT NULL REFERENCES order_refunds (id) ON DELETE CASCADE,
  order_row_id INTEGER NOT NULL REFERENCES order_rows (id) ON DELETE CASCADE,
  qty INTEGER NOT NULL CHECK (qty BETWEEN 1 AND 99999),
  -- Whether the goods can be sold again.
  restock INTEGER NOT NULL CHECK (restock IN (0, 1)),
  PRIMARY KEY (order_refund_id, order_row_id)
);
CREATE INDEX order_refund_rows_by_row ON order_refund_rows (order_row_id);

CREATE TRIGGER order_documents_shipped AFTER INSERT ON shipments
BEGIN
  INSERT INTO documents (id, type, locale, title, customer_id, order_id, shipment_id, mime, date, file, is_drawn)
    SELECT n.id, 'delivery_note', o.locale,
      CASE o.locale WHEN 'it' THEN 'Documento di trasporto ' WHEN 'en' THEN 'Delivery note ' ELSE 'Albarán ' END || NEW.number,
      o.customer_id, o.id, NEW.id, 'application/pdf', NEW.shipped_at, 'orders/' || o.number || '/delivery_note-' || NEW.id || '.pdf', 1
    FROM orders o CROSS JOIN next_document n WHERE o.id = NEW.order_id;
END;

CREATE TRIGGER order_documents_credited AFTER INSERT ON order_refunds WHEN NEW.number IS NOT NULL
BEGIN
  INSERT INTO documents (id, type, locale, title, customer_id, order_id, refund_id, mime, date, file, is_drawn)
    SELECT n.id, 'credit_note', o.locale,
      CASE o.locale WHEN 'it' THEN 'Nota di credito ' WHEN 'en' THEN 'Credit note ' ELSE 'Factura rectificativa ' END || NEW.number,
      o.customer_id, o.id, NEW.id, 'application/pdf', NEW.created_at, 'orders/' || o.number || '/credit_note-' || NEW.id || '.pdf', 1
    FROM orders o CROSS JOIN next_document n WHERE o.id = NEW.order_id;
END;

-- Each parcel and each refund is one event.
CREATE TRIGGER shipments_told AFTER INSERT ON shipments
BEGIN
  INSERT INTO webhook_events (event, subject_id, part_id) VALUES ('order.shipped', NEW.order_id, NEW.id);
END;

CREATE TRIGGER order_refunds_told AFTER INSERT ON order_refunds
BEGIN
  INSERT INTO webhook_events (event, subject_id, part_id) VALUES ('order.refunded', NEW.order_id, NEW.id);
END;
