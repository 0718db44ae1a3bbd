-- What customers owe is summed from these alone: orders that were called off stay unpaid for ever, and there are ever more.
DROP INDEX orders_due_by_customer;
CREATE INDEX orders_owed ON orders (customer_id, date)
  WHERE payment_state IN ('due', 'failed') AND status NOT IN ('cancelled', 'failed', 'refunded');
