-- Changes of many products at once: shown row by row before they are applied, and undone row by row.
CREATE TABLE bulk_changes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL,
  who TEXT NOT NULL,
  change TEXT NOT NULL CHECK (json_valid(change)),
  -- Products that were chosen, and rows that are as wanted already.
  products INTEGER NOT NULL,
  same INTEGER NOT NULL,
  applied_at TEXT,
  undone_at TEXT
);

-- A row is a product, or for prices an item; its values are as the change's kind writes them. Products may be deleted later.
CREATE TABLE bulk_change_rows (
  bulk_change_id INTEGER NOT NULL REFERENCES bulk_changes (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  item_id INTEGER NOT NULL,
  sku TEXT NOT NULL,
  name TEXT NOT NULL,
  before TEXT NOT NULL,
  after TEXT NOT NULL,
  -- Why a row cannot be changed.
  fault TEXT,
  state TEXT NOT NULL CHECK (state IN ('planned', 'impossible', 'doing', 'done', 'refused', 'undone', 'not_undone')),
  PRIMARY KEY (bulk_change_id, position)
) WITHOUT ROWID;
CREATE INDEX bulk_change_rows_by_state ON bulk_change_rows (bulk_change_id, state, position);
