-- The back office: people, keys, audit, imports, bulk changes, jobs and restores.

-- The people of the back office, and their sessions, which end when the person's role, password or access changes.
CREATE TABLE operators (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  email TEXT NOT NULL UNIQUE,
  password_hash TEXT NOT NULL,
  must_change_password INTEGER NOT NULL DEFAULT 1 CHECK (must_change_password IN (0, 1)),
  locale TEXT NOT NULL CHECK (locale IN ('it', 'en', 'es')),
  totp_secret TEXT,
  totp_is_on INTEGER NOT NULL DEFAULT 0 CHECK (totp_is_on IN (0, 1)),
  totp_step INTEGER NOT NULL DEFAULT 0,
  backup_codes TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(backup_codes)),
  is_disabled INTEGER NOT NULL DEFAULT 0 CHECK (is_disabled IN (0, 1)),
  last_seen_at TEXT,
  created_at TEXT NOT NULL,
  -- Whether single letters are shortcuts in the back office, for each person.
  shortcuts INTEGER NOT NULL DEFAULT 1 CHECK (shortcuts IN (0, 1)),
  role TEXT NOT NULL DEFAULT 'read_only'
    CHECK (role IN ('owner', 'orders', 'packing', 'catalogue', 'content', 'read_only'))
);

CREATE TABLE operator_sessions (
  token_hash TEXT PRIMARY KEY,
  operator_id INTEGER NOT NULL REFERENCES operators (id) ON DELETE CASCADE,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX operator_sessions_by_operator ON operator_sessions (operator_id);

-- Keys with which other systems ask the operator's calls: stored as hashes, each with a role and an end.
CREATE TABLE operator_keys (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  role TEXT NOT NULL,
  hash TEXT NOT NULL UNIQUE,
  -- Its last characters, by which an owner tells it from the others.
  ending TEXT NOT NULL,
  -- The form that made it: the same form twice makes one key.
  source TEXT NOT NULL UNIQUE,
  -- Who made it, by name.
  made_by TEXT NOT NULL,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  used_at TEXT,
  -- The minute of the last use, and the uses in it.
  minute_at TEXT NOT NULL DEFAULT '',
  uses INTEGER NOT NULL DEFAULT 0
);

-- One-time links by which the people of the back office choose a password: an invitation, or a forgotten password. They
-- end when the person's role, password or access changes.
CREATE TABLE operator_links (
  operator_id INTEGER NOT NULL REFERENCES operators (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('invitation', 'forgotten')),
  key_hash TEXT NOT NULL UNIQUE,
  expires_at TEXT NOT NULL,
  PRIMARY KEY (operator_id, kind)
) WITHOUT ROWID;

-- What the operator changed, written in the batch of the change.
CREATE TABLE audit (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL,
  who TEXT NOT NULL,
  -- "orders.move", as operator-calls.ts names it.
  call TEXT NOT NULL,
  target TEXT NOT NULL,
  before TEXT CHECK (json_valid(before)),
  after TEXT CHECK (json_valid(after))
);
CREATE INDEX audit_by_call ON audit (call, id);

-- The older states of one record are found by what was changed.
CREATE INDEX audit_by_target ON audit (target, id);

-- A search or a filter with a name, for the person who saved it; NULL: for the operator's token.
CREATE TABLE saved_views (
  id INTEGER PRIMARY KEY,
  operator_id INTEGER REFERENCES operators (id) ON DELETE CASCADE,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  -- Of the list's address, without its place in the list.
  query TEXT NOT NULL,
  created_at TEXT NOT NULL
);
CREATE UNIQUE INDEX saved_views_by_name ON saved_views (coalesce(operator_id, 0), name);

-- What the people of the back office write about an order for one another; in no answer to a customer.
CREATE TABLE order_notes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  who TEXT NOT NULL,
  text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
  created_at TEXT NOT NULL
);
CREATE INDEX order_notes_by_order ON order_notes (order_id, id);

-- Staged in chunks, validated as a whole, and written by one batch that also deletes them.
CREATE TABLE imports (
  id TEXT PRIMARY KEY,
  table_name TEXT NOT NULL,
  -- {"sku": 1, …}: the columns that the file has.
  heads TEXT NOT NULL CHECK (json_valid(heads)),
  created_at TEXT NOT NULL,
  -- A file of another shop waits in import_rows as it came; its plan is what its columns become.
  plan TEXT CHECK (plan IS NULL OR json_valid(plan))
) WITHOUT ROWID;

-- {"sku": "HB00001", …}, as the shop's tables store the values.
CREATE TABLE import_rows (
  import_id TEXT NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
  line INTEGER NOT NULL,
  cells TEXT NOT NULL,
  PRIMARY KEY (import_id, line)
);

CREATE TABLE import_faults (
  import_id TEXT NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
  line INTEGER NOT NULL,
  column_name TEXT NOT NULL,
  code TEXT NOT NULL,
  message_values TEXT NOT NULL CHECK (json_valid(message_values)),
  PRIMARY KEY (import_id, line, column_name)
);

-- The latest plan of each source, for its next file.
CREATE TABLE import_plans (
  source TEXT PRIMARY KEY,
  plan TEXT NOT NULL CHECK (json_valid(plan)),
  updated_at TEXT NOT NULL
) WITHOUT ROWID;

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

-- Which instant the copies named backup_… are of: no row while there are none.
CREATE TABLE snapshots (id TEXT PRIMARY KEY, taken_at TEXT NOT NULL);

-- Restores under way: each has staging tables of its own, and names the rows of each table that they must hold to be applied.
CREATE TABLE restores (
  id TEXT PRIMARY KEY,
  begun_at TEXT NOT NULL,
  -- {"products": 400, …}; a batch that sets it to NULL is refused as a whole.
  tables TEXT NOT NULL CHECK (json_valid(tables))
) WITHOUT ROWID;

-- The cron's jobs: when each one ran last, and what it came to. Instants follow the shop's clock.
CREATE TABLE job_runs (
  name TEXT PRIMARY KEY,
  -- The minute or the day in Rome that it has run for: each is run once.
  slot TEXT NOT NULL,
  started_at TEXT NOT NULL,
  -- No other isolate runs it before: the claim of one that is at work, or the pause after a failure.
  not_before TEXT,
  finished_at TEXT,
  took_ms INTEGER,
  failed_at TEXT,
  error TEXT,
  -- In a row, since the last success.
  failures INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

-- The first screen of the back office counts both at each visit.
CREATE INDEX job_runs_failing ON job_runs (failures) WHERE failures > 0;

-- Rows that a job could not do, a document for instance: from the third failure on the job leaves the row aside.
CREATE TABLE job_faults (
  job TEXT NOT NULL,
  row_id INTEGER NOT NULL,
  tries INTEGER NOT NULL,
  failed_at TEXT NOT NULL,
  error TEXT NOT NULL,
  PRIMARY KEY (job, row_id)
) WITHOUT ROWID;
CREATE INDEX job_faults_by_tries ON job_faults (tries);

-- Webhooks out of the shop (CONTRACT §16). The triggers below write a delivery in the batch of the change that it tells of; a
-- shop without webhooks gets no row. The cron posts them.
CREATE TABLE webhooks (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  url TEXT NOT NULL,
  -- ["order.placed", …]
  events TEXT NOT NULL CHECK (json_valid(events)),
  secret TEXT NOT NULL,
  is_active INTEGER NOT NULL DEFAULT 1 CHECK (is_active IN (0, 1)),
  created_at TEXT NOT NULL
);

CREATE TABLE webhook_deliveries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  webhook_id INTEGER NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
  -- The header Webhook-Id.
  message TEXT NOT NULL UNIQUE DEFAULT ('msg_' || lower(hex(randomblob(16)))),
  event TEXT NOT NULL,
  -- The id of the order, the item, the customer or the quote.
  subject_id INTEGER NOT NULL,
  -- Of the parcel or the refund.
  part_id INTEGER,
  -- What is told, as it was at the first attempt; NULL before it.
  data TEXT CHECK (data IS NULL OR json_valid(data)),
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sending', 'sent', 'dead')),
  tries INTEGER NOT NULL DEFAULT 0,
  -- '': at once.
  not_before TEXT NOT NULL DEFAULT '',
  -- From when on its three days count.
  waits_since TEXT NOT NULL,
  status INTEGER,
  error TEXT,
  created_at TEXT NOT NULL,
  sent_at TEXT
);
CREATE INDEX webhook_deliveries_by_webhook ON webhook_deliveries (webhook_id, id);
CREATE INDEX webhook_deliveries_by_state ON webhook_deliveries (webhook_id, state, id);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (webhook_id, not_before) WHERE state IN ('waiting', 'sending');
CREATE INDEX webhook_deliveries_by_date ON webhook_deliveries (created_at);

-- Changes of an item's stock that come faster than they are sent are told once.
CREATE UNIQUE INDEX webhook_deliveries_of_stock ON webhook_deliveries (webhook_id, subject_id)
  WHERE event = 'product.stock_changed' AND data IS NULL;

-- What the table above must hold: tests/api/catalogue/stored-counts.test.ts compares.
CREATE VIEW lists_to_count AS
  SELECT 'mails' AS list, state, count(*) AS rows FROM mails GROUP BY state
  UNION ALL SELECT 'audit', call, count(*) FROM audit GROUP BY call
  UNION ALL SELECT 'messages', state, count(*) FROM messages GROUP BY state
  UNION ALL SELECT 'withdrawals', state, count(*) FROM withdrawals GROUP BY state;

-- What is inserted here becomes a delivery for each webhook that wants it. The clock is the shop's, moved in development.
CREATE VIEW webhook_events (event, subject_id, part_id) AS SELECT event, subject_id, part_id FROM webhook_deliveries;

CREATE TRIGGER audit_counted AFTER INSERT ON audit
BEGIN
  INSERT INTO list_counts (list, state, rows) VALUES ('audit', NEW.call, 1) ON CONFLICT DO UPDATE SET rows = rows + 1;
END;

CREATE TRIGGER audit_uncounted AFTER DELETE ON audit
BEGIN
  UPDATE list_counts SET rows = rows - 1 WHERE list = 'audit' AND state = OLD.call;
END;

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

CREATE TRIGGER webhook_events_delivered INSTEAD OF INSERT ON webhook_events
BEGIN
  INSERT INTO webhook_deliveries (webhook_id, event, subject_id, part_id, created_at, waits_since)
  SELECT w.id, NEW.event, NEW.subject_id, NEW.part_id, t.at, t.at
  FROM webhooks w JOIN (SELECT strftime('%Y-%m-%dT%H:%M:%fZ', 'now',
    coalesce((SELECT ahead_ms / 1000.0 FROM clock), 0) || ' seconds') AS at) t
  WHERE w.is_active = 1 AND EXISTS (SELECT 1 FROM json_each(w.events) WHERE value = NEW.event)
  ON CONFLICT DO NOTHING;
END;
