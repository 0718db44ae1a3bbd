-- Unpaid orders expire by their kind of payment: one that has no pay link could not be paid at all, and stayed for ever.
DROP INDEX orders_unpaid;
CREATE INDEX orders_unpaid ON orders (date, id) WHERE payment_kind = 'redirect' AND status IN ('pending', 'failed');
