-- Restores under way: each has staging tables of its own, and names the rows of each table that they must hold to be applied.
CREATE TABLE restores (
  id TEXT PRIMARY KEY,
  begun_at TEXT NOT NULL,
  -- {"products": 400, …}; a batch that sets it to NULL is refused as a whole.
  tables TEXT NOT NULL CHECK (json_valid(tables))
) WITHOUT ROWID;
