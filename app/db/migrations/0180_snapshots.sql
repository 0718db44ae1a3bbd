-- Which instant the copies named backup_… are of: no row while there are none.
CREATE TABLE snapshots (id TEXT PRIMARY KEY, taken_at TEXT NOT NULL);
