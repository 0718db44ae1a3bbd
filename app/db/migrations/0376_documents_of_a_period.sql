-- The accountant's period: invoices and credit notes by their days, among all orders.
CREATE INDEX orders_by_invoice_date ON orders (invoice_date) WHERE invoice_number IS NOT NULL;
CREATE INDEX order_refunds_by_day ON order_refunds (created_at) WHERE number IS NOT NULL;
