-- The back office's list of orders walks these where it is sorted by total, or left with one way of paying.
CREATE INDEX orders_by_total ON orders (total_cents, id);
CREATE INDEX orders_by_method ON orders (payment_method ->> '$.code', date, id);
