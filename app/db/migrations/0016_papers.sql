-- Papers that the shop draws itself, when they are first asked for: their rows stand before their files do.
ALTER TABLE documents ADD COLUMN is_drawn INTEGER NOT NULL DEFAULT 0 CHECK (is_drawn IN (0, 1));
-- The state of the shop that one not about an order was drawn from; another state, and it is drawn anew.
ALTER TABLE documents ADD COLUMN drawn_from TEXT;
-- A catalogue's part of the shop; NULL: all of it.
ALTER TABLE documents ADD COLUMN category INTEGER REFERENCES categories (id);

-- An order's papers have ids of their own, far from those that are counted up. Size 0: not drawn yet.
CREATE VIEW order_papers AS
  SELECT o.id AS "order", t.type, 1000000 + o.id * 10 + t.n AS id, o.locale, o.customer,
    'orders/' || o.number || '/' || t.type || '.pdf' AS file,
    CASE t.type
      WHEN 'order_confirmation' THEN CASE o.locale WHEN 'it' THEN 'Conferma dell’ordine ' WHEN 'en' THEN 'Confirmation of order ' ELSE 'Confirmación del pedido ' END || o.number
      WHEN 'delivery_note' THEN CASE o.locale WHEN 'it' THEN 'Documento di trasporto dell’ordine ' WHEN 'en' THEN 'Delivery note of order ' ELSE 'Albarán del pedido ' END || o.number
      ELSE CASE o.locale WHEN 'it' THEN 'Fattura ' WHEN 'en' THEN 'Invoice ' ELSE 'Factura ' END || o.invoice_number
    END AS title,
    substr(CASE t.type WHEN 'invoice' THEN o.invoice_date ELSE o.date END, 1, 10) AS date
  FROM orders o CROSS JOIN (SELECT 'order_confirmation' AS type, 1 AS n UNION ALL SELECT 'delivery_note', 2 UNION ALL SELECT 'invoice', 3) t
  WHERE t.type = 'order_confirmation'
    OR (t.type = 'invoice' AND o.invoice_number IS NOT NULL)
    OR (t.type = 'delivery_note' AND (o.status IN ('shipped', 'partially_shipped') OR (o.status = 'completed'
      AND EXISTS (SELECT 1 FROM order_rows r WHERE r."order" = o.id AND r.shipped_qty > 0))));

CREATE TRIGGER order_papers_placed AFTER INSERT ON orders
BEGIN
  INSERT OR IGNORE INTO documents (id, type, locale, title, customer, "order", mime, date, file, is_drawn)
    SELECT id, type, locale, title, customer, "order", 'application/pdf', date, file, 1 FROM order_papers
    WHERE "order" = NEW.id AND type = 'order_confirmation';
END;
CREATE TRIGGER order_papers_shipped AFTER UPDATE OF status ON orders
  WHEN NEW.status <> OLD.status AND NEW.status IN ('shipped', 'partially_shipped', 'completed')
BEGIN
  INSERT OR IGNORE INTO documents (id, type, locale, title, customer, "order", mime, date, file, is_drawn)
    SELECT id, type, locale, title, customer, "order", 'application/pdf', date, file, 1 FROM order_papers
    WHERE "order" = NEW.id AND type = 'delivery_note'
      AND NOT EXISTS (SELECT 1 FROM documents d WHERE d."order" = NEW.id AND d.type = 'delivery_note');
END;
-- Another parcel has left: the note that stands tells of it as well.
CREATE TRIGGER order_papers_parcel AFTER UPDATE OF shipped_qty ON order_rows WHEN NEW.shipped_qty <> OLD.shipped_qty
BEGIN
  UPDATE documents SET size = 0 WHERE "order" = NEW."order" AND type = 'delivery_note' AND is_drawn = 1;
END;
CREATE TRIGGER order_papers_invoiced AFTER UPDATE OF invoice_number, invoice_date ON orders
  WHEN NEW.invoice_number IS NOT NULL
    AND (NEW.invoice_number IS NOT OLD.invoice_number OR NEW.invoice_date IS NOT OLD.invoice_date)
BEGIN
  INSERT INTO documents (id, type, locale, title, customer, "order", mime, date, file, is_drawn)
    SELECT id, type, locale, title, customer, "order", 'application/pdf', date, file, 1 FROM order_papers
    WHERE "order" = NEW.id AND type = 'invoice'
    ON CONFLICT (id) DO UPDATE SET title = excluded.title, date = excluded.date, size = 0;
  UPDATE orders SET invoice_document = (SELECT id FROM order_papers WHERE "order" = NEW.id AND type = 'invoice')
    WHERE id = NEW.id AND invoice_document IS NULL;
END;

-- For the orders that are there already.
INSERT OR IGNORE INTO documents (id, type, locale, title, customer, "order", mime, date, file, is_drawn)
  SELECT id, type, locale, title, customer, "order", 'application/pdf', date, file, 1 FROM order_papers p
  WHERE NOT EXISTS (SELECT 1 FROM documents d WHERE d."order" = p."order" AND d.type = p.type);

-- Codice del Consumo, annex I, part B: the model form for a withdrawal.
INSERT INTO documents (id, type, locale, title, is_public, mime, date, file, is_drawn) VALUES
  (1000001, 'certificate', 'it', 'Modulo tipo di recesso', 1, 'application/pdf', '2026-06-19', 'forms/withdrawal-it.pdf', 1),
  (1000002, 'certificate', 'en', 'Model withdrawal form', 1, 'application/pdf', '2026-06-19', 'forms/withdrawal-en.pdf', 1),
  (1000003, 'certificate', 'es', 'Modelo de formulario de desistimiento', 1, 'application/pdf', '2026-06-19', 'forms/withdrawal-es.pdf', 1);
