-- Stored sums of sales, so that the start page of the back office reads hours and not orders. An hour is the first 13
-- characters of an instant: days of Rome are made of them. Cancelled and failed orders are none.
CREATE TABLE sales_by_hour (
  hour TEXT PRIMARY KEY,
  orders INTEGER NOT NULL,
  cents INTEGER NOT NULL
) WITHOUT ROWID;

-- What the table above must hold: tests/api/catalogue/stored-counts.test.ts compares.
CREATE VIEW sales_to_sum AS
  SELECT substr(date, 1, 13) AS hour, count(*) AS orders, sum(total_cents) AS cents FROM orders
  WHERE status NOT IN ('cancelled', 'failed') GROUP BY 1;

CREATE TRIGGER sales_added AFTER INSERT ON orders WHEN NEW.status NOT IN ('cancelled', 'failed')
BEGIN
  INSERT INTO sales_by_hour (hour, orders, cents) VALUES (substr(NEW.date, 1, 13), 1, NEW.total_cents)
  ON CONFLICT DO UPDATE SET orders = orders + 1, cents = cents + excluded.cents;
END;

CREATE TRIGGER sales_removed AFTER DELETE ON orders WHEN OLD.status NOT IN ('cancelled', 'failed')
BEGIN
  UPDATE sales_by_hour SET orders = orders - 1, cents = cents - OLD.total_cents WHERE hour = substr(OLD.date, 1, 13);
END;

CREATE TRIGGER sales_changed AFTER UPDATE OF status, total_cents, date ON orders
WHEN (NEW.status IN ('cancelled', 'failed')) IS NOT (OLD.status IN ('cancelled', 'failed'))
  OR NEW.total_cents IS NOT OLD.total_cents OR NEW.date IS NOT OLD.date
BEGIN
  UPDATE sales_by_hour SET orders = orders - 1, cents = cents - OLD.total_cents
  WHERE hour = substr(OLD.date, 1, 13) AND OLD.status NOT IN ('cancelled', 'failed');
  INSERT INTO sales_by_hour (hour, orders, cents)
  SELECT substr(NEW.date, 1, 13), 1, NEW.total_cents WHERE NEW.status NOT IN ('cancelled', 'failed')
  ON CONFLICT DO UPDATE SET orders = orders + 1, cents = cents + excluded.cents;
END;

INSERT INTO sales_by_hour (hour, orders, cents) SELECT hour, orders, cents FROM sales_to_sum;
