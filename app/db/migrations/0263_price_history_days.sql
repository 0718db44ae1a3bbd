-- The price history is by days in Rome: a price of after midnight was recorded on the day before. Summer time is from the last
-- Sunday of March to that of October, at one o'clock UTC.
DROP TRIGGER prices_first_recorded;
CREATE TRIGGER prices_first_recorded AFTER INSERT ON prices
BEGIN
  INSERT INTO price_history (item_id, list, season_id, date, cents)
  SELECT NEW.item_id, NEW.list, NEW.season_id, date(NEW.write_date, iif(
    NEW.write_date >= date(substr(NEW.write_date, 1, 4) || '-03-25', 'weekday 0') || 'T01'
      AND NEW.write_date < date(substr(NEW.write_date, 1, 4) || '-10-25', 'weekday 0') || 'T01', '+2 hours', '+1 hour')), NEW.standard_cents
  WHERE NOT EXISTS (SELECT 1 FROM price_history WHERE item_id = NEW.item_id AND list = NEW.list AND season_id IS NEW.season_id);
END;

DROP TRIGGER prices_change_recorded;
CREATE TRIGGER prices_change_recorded AFTER UPDATE OF standard_cents ON prices
  WHEN NEW.standard_cents <> OLD.standard_cents
BEGIN
  INSERT INTO price_history (item_id, list, season_id, date, cents)
  VALUES (NEW.item_id, NEW.list, NEW.season_id, date(NEW.write_date, iif(
    NEW.write_date >= date(substr(NEW.write_date, 1, 4) || '-03-25', 'weekday 0') || 'T01'
      AND NEW.write_date < date(substr(NEW.write_date, 1, 4) || '-10-25', 'weekday 0') || 'T01', '+2 hours', '+1 hour')), NEW.standard_cents);
END;
