-- The electronic invoices that were made: each has a number of its own for the exchange system, which takes no file name
-- twice. A document whose number, day or data change becomes another file.
CREATE TABLE invoice_files (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  -- Of a credit note; NULL: the order's invoice.
  refund_id INTEGER REFERENCES order_refunds (id) ON DELETE CASCADE,
  created_at TEXT NOT NULL
);
CREATE UNIQUE INDEX invoice_files_by_document ON invoice_files (order_id, coalesce(refund_id, 0));
