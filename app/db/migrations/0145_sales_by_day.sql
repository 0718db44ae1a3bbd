-- Stored sums of sales by the day in Rome, of all and of each customer, in place of those by the hour: the start page of the
-- back office reads sixty rows and a customer's page those of a year, however many orders there are.
DROP TRIGGER sales_added;
DROP TRIGGER sales_removed;
DROP TRIGGER sales_changed;
DROP VIEW sales_to_sum;
DROP TABLE sales_by_hour;

CREATE TABLE sales_by_day (
  -- 0: of all customers.
  customer_id INTEGER NOT NULL,
  day TEXT NOT NULL,
  orders INTEGER NOT NULL,
  cents INTEGER NOT NULL,
  PRIMARY KEY (customer_id, day)
) WITHOUT ROWID;

-- Cancelled and failed orders are no sales. Summer time is from the last Sunday of March to that of October, at one o'clock.
CREATE VIEW sales AS
  SELECT id, customer_id, total_cents, date(date, iif(
      date >= date(substr(date, 1, 4) || '-03-25', 'weekday 0') || 'T01' AND date < date(substr(date, 1, 4) || '-10-25', 'weekday 0') || 'T01',
      '+2 hours', '+1 hour')) AS day
  FROM orders WHERE status NOT IN ('cancelled', 'failed');

-- What the table above must hold: tests/api/catalogue/stored-counts.test.ts compares.
CREATE VIEW sales_to_sum AS
  SELECT 0 AS customer_id, day, count(*) AS orders, sum(total_cents) AS cents FROM sales GROUP BY day
  UNION ALL
  SELECT customer_id, day, count(*), sum(total_cents) FROM sales GROUP BY customer_id, day;

CREATE TRIGGER sales_added AFTER INSERT ON orders
BEGIN
  INSERT INTO sales_by_day (customer_id, day, orders, cents)
  SELECT o.value, s.day, 1, s.total_cents FROM sales s, json_each(json_array(0, s.customer_id)) o WHERE s.id = NEW.id
  ON CONFLICT DO UPDATE SET orders = orders + 1, cents = cents + excluded.cents;
END;

-- Before a change the view still has what the order was.
CREATE TRIGGER sales_removed BEFORE DELETE ON orders
BEGIN
  UPDATE sales_by_day SET orders = sales_by_day.orders - 1, cents = cents - s.total_cents
  FROM sales s WHERE s.id = OLD.id AND sales_by_day.customer_id IN (0, s.customer_id) AND sales_by_day.day = s.day;
END;

CREATE TRIGGER sales_taken_off BEFORE UPDATE OF status, total_cents, date, customer_id ON orders
WHEN NEW.status <> OLD.status OR NEW.total_cents <> OLD.total_cents OR NEW.date <> OLD.date OR NEW.customer_id <> OLD.customer_id
BEGIN
  UPDATE sales_by_day SET orders = sales_by_day.orders - 1, cents = cents - s.total_cents
  FROM sales s WHERE s.id = OLD.id AND sales_by_day.customer_id IN (0, s.customer_id) AND sales_by_day.day = s.day;
END;

CREATE TRIGGER sales_put_back AFTER UPDATE OF status, total_cents, date, customer_id ON orders
WHEN NEW.status <> OLD.status OR NEW.total_cents <> OLD.total_cents OR NEW.date <> OLD.date OR NEW.customer_id <> OLD.customer_id
BEGIN
  INSERT INTO sales_by_day (customer_id, day, orders, cents)
  SELECT o.value, s.day, 1, s.total_cents FROM sales s, json_each(json_array(0, s.customer_id)) o WHERE s.id = NEW.id
  ON CONFLICT DO UPDATE SET orders = orders + 1, cents = cents + excluded.cents;
END;

INSERT INTO sales_by_day (customer_id, day, orders, cents) SELECT customer_id, day, orders, cents FROM sales_to_sum;
