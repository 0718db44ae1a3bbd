-- Keys of programs: a customer's or an agent's own, stored as hashes, for a part of what the user may do.
CREATE TABLE api_keys (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  hash TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  -- Its last characters, by which its owner tells it from the others.
  ending TEXT NOT NULL,
  scope TEXT NOT NULL CHECK (scope IN ('read', 'cart', 'order')),
  -- The form that made it: the same form twice makes one key.
  source TEXT NOT NULL,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  used_at TEXT,
  -- The minute of the last use, and the uses in it.
  minute_at TEXT NOT NULL DEFAULT '',
  uses INTEGER NOT NULL DEFAULT 0,
  UNIQUE (user_id, source)
);
CREATE INDEX api_keys_by_expiry ON api_keys (expires_at);

-- An account that is opened again has no old keys.
CREATE TRIGGER api_keys_of_disabled AFTER UPDATE OF is_active ON users WHEN NEW.is_active = 0
BEGIN
  DELETE FROM api_keys WHERE user_id = NEW.id;
END;
