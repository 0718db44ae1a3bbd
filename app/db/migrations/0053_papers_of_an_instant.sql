-- A drawn paper has its order's own instant: the day of that instant in UTC is, for two hours a night, not the day in Rome.
DROP VIEW order_papers;
CREATE VIEW order_papers AS
  SELECT o.id AS "order", t.type, 1000000 + o.id * 10 + t.n AS id, o.locale, o.customer,
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
      AND EXISTS (SELECT 1 FROM order_rows r WHERE r."order" = o.id AND r.shipped_qty > 0))));

UPDATE documents SET date = (SELECT date FROM orders o WHERE o.id = documents."order")
  WHERE is_drawn = 1 AND "order" IS NOT NULL AND type <> 'invoice';
