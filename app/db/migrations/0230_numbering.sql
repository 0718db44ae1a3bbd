-- A number typed by hand belongs to the series of the automatic ones.

-- Numbers up to `last` that no document has: the operator moved the counter, or typed a higher number.
ALTER TABLE document_numbers ADD COLUMN skipped INTEGER NOT NULL DEFAULT 0;

-- Invoice numbers are compared without case and blanks. An earlier version let two invoices have one number: they were sent
-- and keep it; the later ones are told apart by their id here.
ALTER TABLE orders ADD COLUMN invoice_twin INTEGER NOT NULL DEFAULT 0;
UPDATE orders SET invoice_twin = id
  WHERE invoice_number IS NOT NULL AND EXISTS (
    SELECT 1 FROM orders o WHERE o.id < orders.id AND upper(replace(o.invoice_number, ' ', '')) = upper(replace(orders.invoice_number, ' ', '')));
CREATE UNIQUE INDEX orders_by_invoice_key ON orders (upper(replace(invoice_number, ' ', '')), invoice_twin)
  WHERE invoice_number IS NOT NULL;

-- The counter passes every number that was typed: "FV 2026/00114" in any spelling.
INSERT INTO document_numbers (kind, year, last)
  SELECT 'invoice', CAST(substr(key, 3, 4) AS INTEGER), max(CAST(substr(key, 8) AS INTEGER))
  FROM (SELECT upper(replace(invoice_number, ' ', '')) AS key FROM orders WHERE invoice_number IS NOT NULL)
  WHERE key GLOB 'FV[0-9][0-9][0-9][0-9]/[0-9]*' AND substr(key, 8) NOT GLOB '*[^0-9]*' AND length(key) <= 16
  GROUP BY 2
  ON CONFLICT (kind, year) DO UPDATE SET last = max(last, excluded.last);
UPDATE document_numbers SET skipped = last - (
    SELECT count(DISTINCT CAST(substr(key, 8) AS INTEGER))
    FROM (SELECT upper(replace(invoice_number, ' ', '')) AS key FROM orders WHERE invoice_number IS NOT NULL)
    WHERE key GLOB 'FV' || year || '/[0-9]*' AND substr(key, 8) NOT GLOB '*[^0-9]*' AND length(key) <= 16)
  WHERE kind = 'invoice';
