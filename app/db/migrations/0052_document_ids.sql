-- Documents that the shop draws get the next free id above a million; below are those that the operator brings. Ids were made
-- of the order's, parcel's or refund's own until now, which another document could already have.
DROP TRIGGER order_documents_placed;
DROP TRIGGER order_documents_shipped;
DROP TRIGGER order_documents_invoiced;
DROP TRIGGER order_documents_credited;
DROP VIEW order_documents;

CREATE VIEW next_document AS
  SELECT max(1000000, coalesce((SELECT id FROM documents ORDER BY id DESC LIMIT 1), 0)) + 1 AS id;

CREATE TRIGGER order_documents_placed AFTER INSERT ON orders
  WHEN NOT EXISTS (SELECT 1 FROM documents WHERE order_id = NEW.id AND type = 'order_confirmation' AND is_drawn = 1)
BEGIN
  INSERT INTO documents (id, type, locale, title, customer_id, order_id, mime, date, file, is_drawn)
    SELECT id, 'order_confirmation', NEW.locale,
      CASE NEW.locale WHEN 'it' THEN 'Conferma dell’ordine ' WHEN 'en' THEN 'Confirmation of order ' ELSE 'Confirmación del pedido ' END || NEW.number,
      NEW.customer_id, NEW.id, 'application/pdf', NEW.date, 'orders/' || NEW.number || '/order_confirmation.pdf', 1
    FROM next_document;
END;

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

-- An invoice whose number or day is corrected stays the same document, and is drawn again.
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

-- Parcels of earlier versions had one delivery note together.
INSERT INTO documents (id, type, locale, title, customer_id, order_id, shipment_id, mime, date, file, is_drawn)
  SELECT (SELECT id FROM next_document) + row_number() OVER (ORDER BY s.id), 'delivery_note', o.locale,
    CASE o.locale WHEN 'it' THEN 'Documento di trasporto ' WHEN 'en' THEN 'Delivery note ' ELSE 'Albarán ' END || s.number,
    o.customer_id, o.id, s.id, 'application/pdf', s.shipped_at, 'orders/' || o.number || '/delivery_note-' || s.id || '.pdf', 1
  FROM shipments s JOIN orders o ON o.id = s.order_id
  WHERE NOT EXISTS (SELECT 1 FROM documents d WHERE d.order_id = s.order_id AND d.type = 'delivery_note' AND d.shipment_id = s.id);
