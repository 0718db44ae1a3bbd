-- Documents and videos of the shop, of a product or of an order. The file itself is in R2 under `file`.
CREATE TABLE documents (
  id INTEGER PRIMARY KEY,
  type TEXT NOT NULL CHECK (type IN ('catalogue', 'price_list', 'technical_sheet', 'safety_sheet', 'certificate',
    'invoice', 'delivery_note', 'order_confirmation', 'video')),
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
  -- A document that is not public has a customer.
  CHECK (is_public = 1 OR customer_id IS NOT NULL)
);
CREATE INDEX documents_by_product ON documents (product_id, type) WHERE product_id IS NOT NULL;
CREATE INDEX documents_by_customer ON documents (customer_id, date, id) WHERE customer_id IS NOT NULL;
CREATE INDEX documents_by_order ON documents (order_id, type) WHERE order_id IS NOT NULL;

CREATE TRIGGER order_documents_placed AFTER INSERT ON orders
BEGIN
  INSERT OR IGNORE INTO documents (id, type, locale, title, customer_id, order_id, mime, date, file, is_drawn)
    SELECT id, type, locale, title, customer_id, order_id, 'application/pdf', date, file, 1 FROM order_documents
    WHERE order_id = NEW.id AND type = 'order_confirmation';
END;

CREATE TRIGGER order_documents_shipped AFTER UPDATE OF status ON orders
  WHEN NEW.status <> OLD.status AND NEW.status IN ('shipped', 'partially_shipped', 'completed')
BEGIN
  INSERT OR IGNORE INTO documents (id, type, locale, title, customer_id, order_id, mime, date, file, is_drawn)
    SELECT id, type, locale, title, customer_id, order_id, 'application/pdf', date, file, 1 FROM order_documents
    WHERE order_id = NEW.id AND type = 'delivery_note'
      AND NOT EXISTS (SELECT 1 FROM documents d WHERE d.order_id = NEW.id AND d.type = 'delivery_note');
END;

-- Another parcel was shipped: the delivery note is rendered again.
CREATE TRIGGER order_documents_parcel AFTER UPDATE OF shipped_qty ON order_rows WHEN NEW.shipped_qty <> OLD.shipped_qty
BEGIN
  UPDATE documents SET size = 0 WHERE order_id = NEW.order_id AND type = 'delivery_note' AND is_drawn = 1;
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
CREATE INDEX documents_listed ON documents (owner_id, of_products, date, id, locale);
CREATE INDEX documents_listed_by_type ON documents (owner_id, type, date, id, of_products);
CREATE INDEX documents_listed_by_language ON documents (owner_id, type, locale, date, id, of_products);

-- Documents still to be rendered.
CREATE INDEX documents_undrawn ON documents (order_id) WHERE is_drawn = 1 AND size = 0;

CREATE TABLE document_counts (
  owner_id INTEGER NOT NULL,
  type TEXT NOT NULL,
  -- '' where the document has none.
  locale TEXT NOT NULL,
  of_products INTEGER NOT NULL,
  documents INTEGER NOT NULL,
  PRIMARY KEY (owner_id, type, locale, of_products)
) WITHOUT ROWID;

-- What document_counts must hold: tests/api/catalogue/stored-counts.test.ts compares.
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

-- The documents of an order. Their ids are far from those that are counted up. Size 0: not rendered yet.
CREATE VIEW order_documents AS
  SELECT o.id AS order_id, t.type, 1000000 + o.id * 10 + t.n AS id, o.locale, o.customer_id,
    'orders/' || o.number || '/' || t.type || '.pdf' AS file,
    CASE t.type
      WHEN 'order_confirmation' THEN CASE o.locale WHEN 'it' THEN 'Conferma dell’ordine ' WHEN 'en' THEN 'Confirmation of order ' ELSE 'Confirmación del pedido ' END || o.number
      WHEN 'delivery_note' THEN CASE o.locale WHEN 'it' THEN 'Documento di trasporto dell’ordine ' WHEN 'en' THEN 'Delivery note of order ' ELSE 'Albarán del pedido ' END || o.number
      ELSE CASE o.locale WHEN 'it' THEN 'Fattura ' WHEN 'en' THEN 'Invoice ' ELSE 'Factura ' END || o.invoice_number
    END AS title,
    CASE t.type WHEN 'invoice' THEN substr(o.invoice_date, 1, 10) ELSE o.date END AS date
  FROM orders o CROSS JOIN (SELECT 'order_confirmation' AS type, 1 AS n UNION ALL SELECT 'delivery_note', 2 UNION ALL SELECT 'invoice', 3) t
  WHERE t.type = 'order_confirmation'
    OR (t.type = 'invoice' AND o.invoice_number IS NOT NULL)
    OR (t.type = 'delivery_note' AND (o.status IN ('shipped', 'partially_shipped') OR (o.status = 'completed'
      AND EXISTS (SELECT 1 FROM order_rows r WHERE r.order_id = o.id AND r.shipped_qty > 0))));

-- Codice del Consumo, annex I, part B: the model form for a withdrawal.
INSERT INTO documents (id, type, locale, title, is_public, mime, date, file, is_drawn) VALUES
  (1000001, 'certificate', 'it', 'Modulo tipo di recesso', 1, 'application/pdf', '2026-06-19', 'forms/withdrawal-it.pdf', 1),
  (1000002, 'certificate', 'en', 'Model withdrawal form', 1, 'application/pdf', '2026-06-19', 'forms/withdrawal-en.pdf', 1),
  (1000003, 'certificate', 'es', 'Modelo de formulario de desistimiento', 1, 'application/pdf', '2026-06-19', 'forms/withdrawal-es.pdf', 1);
