-- The role "packing": orders to prepare and ship, without prices.
-- A CHECK cannot be changed: the column is made again. The triggers that name it go before it and come back unchanged. The
-- table itself stays, because dropping it would delete its people's sessions, links and views.
DROP TRIGGER operator_sessions_end;
DROP TRIGGER operator_links_end;
DROP TRIGGER operators_keep_an_owner;

ALTER TABLE operators RENAME COLUMN role TO role_before;
ALTER TABLE operators ADD COLUMN role TEXT NOT NULL DEFAULT 'read_only'
  CHECK (role IN ('owner', 'orders', 'packing', 'catalogue', 'content', 'read_only'));
UPDATE operators SET role = role_before;
ALTER TABLE operators DROP COLUMN role_before;

CREATE TRIGGER operator_sessions_end AFTER UPDATE OF role, is_disabled, password_hash ON operators
WHEN NEW.role IS NOT OLD.role OR NEW.is_disabled IS NOT OLD.is_disabled OR NEW.password_hash IS NOT OLD.password_hash
BEGIN
  DELETE FROM operator_sessions WHERE operator_id = NEW.id;
END;

CREATE TRIGGER operator_links_end AFTER UPDATE OF role, is_disabled, password_hash ON operators
WHEN NEW.role IS NOT OLD.role OR NEW.is_disabled IS NOT OLD.is_disabled OR NEW.password_hash IS NOT OLD.password_hash
BEGIN
  DELETE FROM operator_links WHERE operator_id = NEW.id;
END;

CREATE TRIGGER operators_keep_an_owner AFTER UPDATE OF role, is_disabled ON operators
WHEN OLD.role = 'owner' AND OLD.is_disabled = 0
BEGIN
  SELECT raise(ABORT, 'last_owner') WHERE NOT EXISTS (SELECT 1 FROM operators WHERE role = 'owner' AND is_disabled = 0);
END;
