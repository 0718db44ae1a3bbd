-- The clock of the shop's time zone (TIME_ZONE): SQLite knows no zones. Written again when the setting changes; here Europe/Rome,
-- its default, whose clock changes on the last Sundays of March and October at one o'clock UTC.
CREATE TABLE clock_changes (
  -- The instant from which on, without "Z"; '' for the first.
  since TEXT PRIMARY KEY,
  -- Ahead of UTC.
  minutes INTEGER NOT NULL,
  zone TEXT NOT NULL
) WITHOUT ROWID;

INSERT INTO clock_changes (since, minutes, zone)
WITH RECURSIVE years (year) AS (SELECT 2000 UNION ALL SELECT year + 1 FROM years WHERE year < 2060)
SELECT '', 60, 'Europe/Rome'
UNION ALL SELECT date(year || '-03-25', 'weekday 0') || 'T01:00:00', 120, 'Europe/Rome' FROM years
UNION ALL SELECT date(year || '-10-25', 'weekday 0') || 'T01:00:00', 60, 'Europe/Rome' FROM years;

-- Cancelled and failed orders are no sales.
DROP VIEW sales_to_sum;
DROP VIEW sales;
CREATE VIEW sales AS
  SELECT id, customer_id, total_cents,
    date(date, (SELECT minutes || ' minutes' FROM clock_changes WHERE since <= orders.date ORDER BY since DESC LIMIT 1)) AS day
  FROM orders WHERE status NOT IN ('cancelled', 'failed');

-- What sales_by_day must hold: tests/api/catalogue/stored-counts.test.ts compares.
CREATE VIEW sales_to_sum AS
  SELECT 0 AS customer_id, day, count(*) AS orders, sum(total_cents) AS cents FROM sales GROUP BY day
  UNION ALL
  SELECT customer_id, day, count(*), sum(total_cents) FROM sales GROUP BY customer_id, day;

DROP TRIGGER prices_first_recorded;
CREATE TRIGGER prices_first_recorded AFTER INSERT ON prices
BEGIN
  INSERT INTO price_history (item_id, list, season_id, date, cents)
  SELECT NEW.item_id, NEW.list, NEW.season_id, date(NEW.write_date, (
    SELECT minutes || ' minutes' FROM clock_changes WHERE since <= NEW.write_date ORDER BY since DESC LIMIT 1)), NEW.standard_cents
  WHERE NOT EXISTS (SELECT 1 FROM price_history WHERE item_id = NEW.item_id AND list = NEW.list AND season_id IS NEW.season_id);
END;

DROP TRIGGER prices_change_recorded;
CREATE TRIGGER prices_change_recorded AFTER UPDATE OF standard_cents ON prices
  WHEN NEW.standard_cents <> OLD.standard_cents
BEGIN
  INSERT INTO price_history (item_id, list, season_id, date, cents)
  VALUES (NEW.item_id, NEW.list, NEW.season_id, date(NEW.write_date, (
    SELECT minutes || ' minutes' FROM clock_changes WHERE since <= NEW.write_date ORDER BY since DESC LIMIT 1)), NEW.standard_cents);
END;
