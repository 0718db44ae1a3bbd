-- Narrow changes: of one item's price or stock. Those that alone have led to the current version, the oldest first, 20 at
-- most: of each the name of the version before it (version.mark), the item and its product. Any other change empties the
-- list. A page that shows other products alone is as it would be now: platform/cache/data-version.ts.
ALTER TABLE facts_version ADD COLUMN narrow TEXT NOT NULL DEFAULT '[]';

DROP TRIGGER facts_version_marked;
CREATE TRIGGER facts_version_marked AFTER UPDATE OF version ON facts_version
BEGIN
  UPDATE facts_version SET mark = lower(hex(randomblob(4))), narrow = iif(NEW.narrow = OLD.narrow, '[]', NEW.narrow);
END;
