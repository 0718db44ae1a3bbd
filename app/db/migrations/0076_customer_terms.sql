-- What a customer may owe, and for how long: NULL is no limit, and the usual 30 days.
ALTER TABLE users ADD COLUMN credit_limit_cents INTEGER CHECK (credit_limit_cents >= 0);
ALTER TABLE users ADD COLUMN payment_days INTEGER CHECK (payment_days BETWEEN 0 AND 365);
CREATE INDEX orders_due_by_customer ON orders (customer_id, date) WHERE payment_state IN ('due', 'failed');
