-- Who changed a price, when, from what to what; however it was changed. The price in force by day is in price_history.
CREATE TABLE price_changes (
  id INTEGER PRIMARY KEY,
  item_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  list TEXT NOT NULL,
  season_id INTEGER REFERENCES seasons (id) ON DELETE CASCADE,
  changed_at TEXT NOT NULL,
  -- Null: not from the back office.
  who TEXT,
  -- Null: there was no price before.
  standard_before INTEGER,
  standard_after INTEGER NOT NULL,
  special_before INTEGER,
  special_after INTEGER
);
CREATE INDEX price_changes_by_item ON price_changes (item_id, id);

-- The audit entry of a change is written before it, in its own batch and with its own instant.
CREATE TRIGGER price_changes_first AFTER INSERT ON prices
BEGIN
  INSERT INTO price_changes (item_id, list, season_id, changed_at, who, standard_after, special_after)
  VALUES (NEW.item_id, NEW.list, NEW.season_id, NEW.write_date,
    (SELECT who FROM audit WHERE id = (SELECT max(id) FROM audit) AND created_at = NEW.write_date),
    NEW.standard_cents, NEW.special_cents);
END;

CREATE TRIGGER price_changes_more AFTER UPDATE OF standard_cents, special_cents ON prices
WHEN NEW.standard_cents <> OLD.standard_cents OR NEW.special_cents IS NOT OLD.special_cents
BEGIN
  INSERT INTO price_changes (item_id, list, season_id, changed_at, who, standard_before, standard_after, special_before, special_after)
  VALUES (NEW.item_id, NEW.list, NEW.season_id, NEW.write_date,
    (SELECT who FROM audit WHERE id = (SELECT max(id) FROM audit) AND created_at = NEW.write_date),
    OLD.standard_cents, NEW.standard_cents, OLD.special_cents, NEW.special_cents);
END;
