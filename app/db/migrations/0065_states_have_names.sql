-- Caches outside the database name the state that they hold: a restored or another database never has the same name.
ALTER TABLE facts_version ADD COLUMN mark TEXT NOT NULL DEFAULT '';
-- Rises when an item is sold out, or is there again. Not the facts' own version: no quote or document depends on it.
ALTER TABLE facts_version ADD COLUMN availability INTEGER NOT NULL DEFAULT 0;
UPDATE facts_version SET mark = lower(hex(randomblob(4)));
CREATE TRIGGER facts_version_marked AFTER UPDATE OF version ON facts_version
BEGIN
  UPDATE facts_version SET mark = lower(hex(randomblob(4)));
END;
CREATE TRIGGER stock_availability_seen AFTER UPDATE OF on_hand, ordered, reserved ON stock
WHEN (NEW.on_hand - NEW.ordered - NEW.reserved > 0) <> (OLD.on_hand - OLD.ordered - OLD.reserved > 0)
BEGIN
  UPDATE facts_version SET availability = availability + 1;
END;
