-- Parcels: an order is shipped in as many as it takes, each with its rows and its own numbered delivery note.

-- The last number of each year: documents of the law, without gaps. A number is taken in the batch that writes the document.
CREATE TABLE document_numbers (
  kind TEXT NOT NULL CHECK (kind IN ('delivery_note', 'invoice', 'credit_note')),
  year INTEGER NOT NULL,
  last INTEGER NOT NULL,
  PRIMARY KEY (kind, year)
);

CREATE TABLE shipments (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  -- Of the delivery note: "DDT 2026/00087".
  number TEXT NOT NULL,
  carrier TEXT NOT NULL DEFAULT '',
  tracking TEXT NOT NULL DEFAULT '',
  url TEXT NOT NULL DEFAULT '',
  shipped_at TEXT NOT NULL
);
CREATE INDEX shipments_by_order ON shipments (order_id, id);
CREATE UNIQUE INDEX shipments_by_number ON shipments (number);

CREATE TABLE shipment_rows (
  shipment_id INTEGER NOT NULL REFERENCES shipments (id) ON DELETE CASCADE,
  order_row_id INTEGER NOT NULL REFERENCES order_rows (id) ON DELETE CASCADE,
  qty INTEGER NOT NULL CHECK (qty BETWEEN 1 AND 99999),
  PRIMARY KEY (shipment_id, order_row_id)
);
CREATE INDEX shipment_rows_by_row ON shipment_rows (order_row_id);

-- Earlier versions kept the parcels' tracking alone: their rows are those that have left by now, in the first parcel.
INSERT INTO shipments (order_id, number, carrier, tracking, url, shipped_at)
  SELECT t.order_id, o.number || '/' || row_number() OVER (PARTITION BY t.order_id ORDER BY t.id), t.carrier, t.number, t.url, t.shipped_at
  FROM order_tracking t JOIN orders o ON o.id = t.order_id ORDER BY t.id;
INSERT INTO shipments (order_id, number, shipped_at)
  SELECT o.id, o.number || '/1', coalesce((SELECT max(created_at) FROM order_history h WHERE h.order_id = o.id
    AND h.status IN ('partially_shipped', 'shipped', 'completed')), o.date)
  FROM orders o WHERE EXISTS (SELECT 1 FROM order_rows r WHERE r.order_id = o.id AND r.shipped_qty > 0)
    AND NOT EXISTS (SELECT 1 FROM shipments s WHERE s.order_id = o.id) ORDER BY o.id;
INSERT INTO shipment_rows (shipment_id, order_row_id, qty)
  SELECT (SELECT min(id) FROM shipments s WHERE s.order_id = r.order_id), r.id, r.shipped_qty
  FROM order_rows r WHERE r.shipped_qty > 0;
DROP TABLE order_tracking;

-- What will not be shipped any more, and what has come back.
ALTER TABLE order_rows ADD COLUMN removed_qty INTEGER NOT NULL DEFAULT 0
  CONSTRAINT row_changed CHECK (removed_qty BETWEEN 0 AND qty - shipped_qty);
ALTER TABLE order_rows ADD COLUMN returned_qty INTEGER NOT NULL DEFAULT 0
  CONSTRAINT row_changed CHECK (returned_qty BETWEEN 0 AND shipped_qty);
-- Until now a refund ended what was still to be shipped.
UPDATE order_rows SET removed_qty = qty - shipped_qty
  WHERE order_id IN (SELECT id FROM orders WHERE status IN ('refunded', 'partially_refunded'));

-- A refund no longer ends an order: what is left is still shipped.
INSERT INTO order_moves (from_status, to_status) VALUES
  ('processing', 'partially_refunded'),
  ('partially_refunded', 'partially_shipped'), ('partially_refunded', 'shipped'), ('partially_refunded', 'completed'),
  ('refunded', 'partially_shipped'), ('refunded', 'shipped'), ('refunded', 'completed');

-- Documents of a parcel and of a refund. A table's CHECK cannot be changed: the table is made again.
DROP TRIGGER order_documents_placed;
DROP TRIGGER order_documents_shipped;
DROP TRIGGER order_documents_parcel;
DROP TRIGGER order_documents_invoiced;
DROP VIEW documents_to_count;
DROP VIEW order_documents;
CREATE TABLE new_documents (
  id INTEGER PRIMARY KEY,
  type TEXT NOT NULL CHECK (type IN ('catalogue', 'price_list', 'technical_sheet', 'safety_sheet', 'certificate',
    'invoice', 'credit_note', 'delivery_note', 'order_confirmation', 'video')),
  locale TEXT CHECK (locale IN ('it', 'en', 'es')),
  title TEXT NOT NULL,
  product_id INTEGER REFERENCES products (id) ON DELETE CASCADE,
  customer_id INTEGER REFERENCES users (id) ON DELETE CASCADE,
  order_id INTEGER REFERENCES orders (id) ON DELETE CASCADE,
  is_public INTEGER NOT NULL DEFAULT 0 CHECK (is_public IN (0, 1)),
  mime TEXT NOT NULL,
  size INTEGER NOT NULL DEFAULT 0 CHECK (size >= 0),
  date TEXT NOT NULL,
  file TEXT NOT NULL,
  -- Rendered by the shop, when it is first fetched: the row exists before the file.
  is_drawn INTEGER NOT NULL DEFAULT 0 CHECK (is_drawn IN (0, 1)),
  -- The version of the facts that it was rendered from; with another version it is rendered again.
  drawn_from TEXT,
  -- The category that a catalogue is of; NULL: the whole shop.
  category_id INTEGER REFERENCES categories (id),
  -- 0 for a public document, which is in everyone's list; else the customer.
  owner_id INTEGER AS (iif(is_public = 1, 0, customer_id)) VIRTUAL,
  of_products INTEGER AS (product_id IS NOT NULL) VIRTUAL,
  -- Of a delivery note, and of a credit note (order_refunds).
  shipment_id INTEGER,
  refund_id INTEGER,
  -- A document that is not public has a customer.
  CHECK (is_public = 1 OR customer_id IS NOT NULL)
);
INSERT INTO new_documents (id, type, locale, title, product_id, customer_id, order_id, is_public, mime, size, date, file, is_drawn, drawn_from, category_id)
  SELECT id, type, locale, title, product_id, customer_id, order_id, is_public, mime, size, date, file, is_drawn, drawn_from, category_id
  FROM documents;
DROP TABLE documents;
ALTER TABLE new_documents RENAME TO documents;
CREATE INDEX documents_by_product ON documents (product_id, type) WHERE product_id IS NOT NULL;
CREATE INDEX documents_by_customer ON documents (customer_id, date, id) WHERE customer_id IS NOT NULL;
CREATE INDEX documents_by_order ON documents (order_id, type) WHERE order_id IS NOT NULL;
CREATE INDEX documents_listed ON documents (owner_id, of_products, date, id, locale);
CREATE INDEX documents_listed_by_type ON documents (owner_id, type, date, id, of_products);
CREATE INDEX documents_listed_by_language ON documents (owner_id, type, locale, date, id, of_products);
CREATE INDEX documents_undrawn ON documents (order_id) WHERE is_drawn = 1 AND size = 0;
UPDATE documents SET shipment_id = (SELECT min(id) FROM shipments s WHERE s.order_id = documents.order_id), size = 0
  WHERE type = 'delivery_note' AND is_drawn = 1 AND order_id IS NOT NULL;

CREATE VIEW documents_to_count AS
  SELECT owner_id, type, coalesce(locale, '') AS locale, of_products, count(*) AS documents FROM documents GROUP BY 1, 2, 3, 4;

CREATE TRIGGER documents_counted AFTER INSERT ON documents
BEGIN
  INSERT INTO document_counts (owner_id, type, locale, of_products, documents)
  VALUES (iif(NEW.is_public = 1, 0, NEW.customer_id), NEW.type, coalesce(NEW.locale, ''), NEW.product_id IS NOT NULL, 1)
  ON CONFLICT DO UPDATE SET documents = documents + 1;
END;

CREATE TRIGGER documents_uncounted AFTER DELETE ON documents
BEGIN
  UPDATE document_counts SET documents = documents - 1
  WHERE owner_id = iif(OLD.is_public = 1, 0, OLD.customer_id) AND type = OLD.type AND locale = coalesce(OLD.locale, '')
    AND of_products = (OLD.product_id IS NOT NULL);
END;

CREATE TRIGGER documents_recounted AFTER UPDATE OF is_public, customer_id, type, locale, product_id ON documents
BEGIN
  UPDATE document_counts SET documents = documents - 1
  WHERE owner_id = iif(OLD.is_public = 1, 0, OLD.customer_id) AND type = OLD.type AND locale = coalesce(OLD.locale, '')
    AND of_products = (OLD.product_id IS NOT NULL);
  INSERT INTO document_counts (owner_id, type, locale, of_products, documents)
  VALUES (iif(NEW.is_public = 1, 0, NEW.customer_id), NEW.type, coalesce(NEW.locale, ''), NEW.product_id IS NOT NULL, 1)
  ON CONFLICT DO UPDATE SET documents = documents + 1;
END;

-- Their ids are far from those that are counted up, and apart by kind: app/db/orders/document-ids.ts. Size 0: not rendered yet.
CREATE VIEW order_documents AS
  SELECT o.id AS order_id, t.type, 1000000 + o.id * 10 + t.n AS id, o.locale, o.customer_id,
    'orders/' || o.number || '/' || t.type || '.pdf' AS file,
    CASE t.type
      WHEN 'order_confirmation' THEN CASE o.locale WHEN 'it' THEN 'Conferma dell’ordine ' WHEN 'en' THEN 'Confirmation of order ' ELSE 'Confirmación del pedido ' END || o.number
      ELSE CASE o.locale WHEN 'it' THEN 'Fattura ' WHEN 'en' THEN 'Invoice ' ELSE 'Factura ' END || o.invoice_number
    END AS title,
    CASE t.type WHEN 'invoice' THEN substr(o.invoice_date, 1, 10) ELSE o.date END AS date
  FROM orders o CROSS JOIN (SELECT 'order_confirmation' AS type, 1 AS n UNION ALL SELECT 'invoice', 3) t
  WHERE t.type = 'order_confirmation' OR o.invoice_number IS NOT NULL;

CREATE TRIGGER order_documents_placed AFTER INSERT ON orders
BEGIN
  INSERT OR IGNORE INTO documents (id, type, locale, title, customer_id, order_id, mime, date, file, is_drawn)
    SELECT id, type, locale, title, customer_id, order_id, 'application/pdf', date, file, 1 FROM order_documents
    WHERE order_id = NEW.id AND type = 'order_confirmation';
END;

CREATE TRIGGER order_documents_shipped AFTER INSERT ON shipments
BEGIN
  INSERT INTO documents (id, type, locale, title, customer_id, order_id, shipment_id, mime, date, file, is_drawn)
    SELECT 400000000 + NEW.id, 'delivery_note', o.locale,
      CASE o.locale WHEN 'it' THEN 'Documento di trasporto ' WHEN 'en' THEN 'Delivery note ' ELSE 'Albarán ' END || NEW.number,
      o.customer_id, o.id, NEW.id, 'application/pdf', NEW.shipped_at, 'orders/' || o.number || '/delivery_note-' || NEW.id || '.pdf', 1
    FROM orders o WHERE o.id = NEW.order_id;
END;

CREATE TRIGGER order_documents_invoiced AFTER UPDATE OF invoice_number, invoice_date ON orders
  WHEN NEW.invoice_number IS NOT NULL
    AND (NEW.invoice_number IS NOT OLD.invoice_number OR NEW.invoice_date IS NOT OLD.invoice_date)
BEGIN
  INSERT INTO documents (id, type, locale, title, customer_id, order_id, mime, date, file, is_drawn)
    SELECT id, type, locale, title, customer_id, order_id, 'application/pdf', date, file, 1 FROM order_documents
    WHERE order_id = NEW.id AND type = 'invoice'
    ON CONFLICT (id) DO UPDATE SET title = excluded.title, date = excluded.date, size = 0;
  UPDATE orders SET invoice_document_id = (SELECT id FROM order_documents WHERE order_id = NEW.id AND type = 'invoice')
    WHERE id = NEW.id AND invoice_document_id IS NULL;
END;
