-- The back office: users, keys, audit, imports, bulk changes, jobs and restores.

-- Back-office users, and their sessions, which end when the user's role, password or access changes.
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
  -- Whether single letters are keyboard shortcuts in the back office, per user.
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

-- API keys with which other systems call the operator's API: stored as hashes, each with a role and an
-- expiry.
CREATE TABLE operator_keys (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  role TEXT NOT NULL,
  hash TEXT NOT NULL UNIQUE,
  -- The key's last characters, by which an owner recognizes it.
  ending TEXT NOT NULL,
  -- Id of the form: the same form sent twice creates one key.
  source TEXT NOT NULL UNIQUE,
  -- Name of the user who created the key.
  made_by TEXT NOT NULL,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  used_at TEXT,
  -- Minute of the last call, and the calls in it.
  minute_at TEXT NOT NULL DEFAULT '',
  uses INTEGER NOT NULL DEFAULT 0
);

-- One-time links with which back-office users choose a password: after an invitation, or a forgotten
-- password. They end when the user's role, password or access changes.
CREATE TABLE operator_links (
  operator_id INTEGER NOT NULL REFERENCES operators (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('invitation', 'forgotten')),
  key_hash TEXT NOT NULL UNIQUE,
  expires_at TEXT NOT NULL,
  PRIMARY KEY (operator_id, kind)
) WITHOUT ROWID;

-- The operator's changes, written in the batch of the change.
CREATE TABLE audit (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL,
  who TEXT NOT NULL,
  -- Name in operator-calls.ts, such as "orders.move".
  call TEXT NOT NULL,
  target TEXT NOT NULL,
  before TEXT CHECK (json_valid(before)),
  after TEXT CHECK (json_valid(after))
);
CREATE INDEX audit_by_call ON audit (call, id);

-- Finds the older states of one record.
CREATE INDEX audit_by_target ON audit (target, id);

-- A named search or filter of the user who saved it; NULL: of the operator's token.
CREATE TABLE saved_views (
  id INTEGER PRIMARY KEY,
  operator_id INTEGER REFERENCES operators (id) ON DELETE CASCADE,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  -- Query of the list's URL, without the page position.
  query TEXT NOT NULL,
  created_at TEXT NOT NULL
);
CREATE UNIQUE INDEX saved_views_by_name ON saved_views (coalesce(operator_id, 0), name);

-- Internal notes about an order; never part of a response to a customer.
CREATE TABLE order_notes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  who TEXT NOT NULL,
  text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
  created_at TEXT NOT NULL
);
CREATE INDEX order_notes_by_order ON order_notes (order_id, id);

-- Staged in chunks, validated as a whole, and written in one batch that also deletes them.
CREATE TABLE imports (
  id TEXT PRIMARY KEY,
  table_name TEXT NOT NULL,
  -- {"sku": 1, …}: the columns that the file has.
  heads TEXT NOT NULL CHECK (json_valid(heads)),
  created_at TEXT NOT NULL,
  -- A file of another shop waits in import_rows as uploaded; its plan maps its columns.
  plan TEXT CHECK (plan IS NULL OR json_valid(plan))
) WITHOUT ROWID;

-- {"sku": "HB00001", …}, with values as the shop's tables store them.
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

-- Changes of many products at once: previewed row by row before they are applied, and undone row by row.
CREATE TABLE bulk_changes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at TEXT NOT NULL,
  who TEXT NOT NULL,
  change TEXT NOT NULL CHECK (json_valid(change)),
  -- Number of selected products, and of rows that already have the new value.
  products INTEGER NOT NULL,
  same INTEGER NOT NULL,
  applied_at TEXT,
  undone_at TEXT
);

-- A row is a product, or for prices an item; the kind of change defines its values. Products may be deleted
-- later.
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

-- Instant of the copies named backup_…; no row while there are no copies.
CREATE TABLE snapshots (id TEXT PRIMARY KEY, taken_at TEXT NOT NULL);

-- Restores in progress: each has its own staging tables, and the number of rows per table that they must
-- contain to be applied.
CREATE TABLE restores (
  id TEXT PRIMARY KEY,
  begun_at TEXT NOT NULL,
  -- {"products": 400, …}; a batch that sets it to NULL is refused as a whole.
  tables TEXT NOT NULL CHECK (json_valid(tables))
) WITHOUT ROWID;

-- Jobs of the cron: the last run and its result. Instants follow the shop's clock.
CREATE TABLE job_runs (
  name TEXT PRIMARY KEY,
  -- The minute, or the day in Europe/Rome, of the run: each slot runs once.
  slot TEXT NOT NULL,
  started_at TEXT NOT NULL,
  -- No other isolate runs the job before this: lease of a run in progress, or pause after a failure.
  not_before TEXT,
  finished_at TEXT,
  took_ms INTEGER,
  failed_at TEXT,
  error TEXT,
  -- Consecutive failures since the last success.
  failures INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

-- The start page of the back office counts both on each visit.
CREATE INDEX job_runs_failing ON job_runs (failures) WHERE failures > 0;

-- Rows that a job failed to process, such as a document: from the third failure on, the job skips the row.
CREATE TABLE job_faults (
  job TEXT NOT NULL,
  row_id INTEGER NOT NULL,
  tries INTEGER NOT NULL,
  failed_at TEXT NOT NULL,
  error TEXT NOT NULL,
  PRIMARY KEY (job, row_id)
) WITHOUT ROWID;
CREATE INDEX job_faults_by_tries ON job_faults (tries);

-- Outgoing webhooks (CONTRACT §16). The triggers below write a delivery in the batch of the change it
-- reports; without webhooks, no row is written. The cron posts the deliveries.
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
  -- Id of the parcel or the refund.
  part_id INTEGER,
  -- The delivery's content as of the first attempt; NULL before it.
  data TEXT CHECK (data IS NULL OR json_valid(data)),
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sending', 'sent', 'dead')),
  tries INTEGER NOT NULL DEFAULT 0,
  -- '': at once.
  not_before TEXT NOT NULL DEFAULT '',
  -- Start of the three days after which the delivery is given up.
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

-- Stock changes of an item that come faster than they are sent are one delivery.
CREATE UNIQUE INDEX webhook_deliveries_of_stock ON webhook_deliveries (webhook_id, subject_id)
  WHERE event = 'product.stock_changed' AND data IS NULL;

-- Expected content of the table above: tests/api/catalogue/stored-counts.test.ts compares.
CREATE VIEW lists_to_count AS
  SELECT 'mails' AS list, state, count(*) AS rows FROM mails GROUP BY state
  UNION ALL SELECT 'audit', call, count(*) FROM audit GROUP BY call
  UNION ALL SELECT 'messages', state, count(*) FROM messages GROUP BY state
  UNION ALL SELECT 'withdrawals', state, count(*) FROM withdrawals GROUP BY state;

-- An INSERT here becomes a delivery for each subscribed webhook. The clock is the shop's, moved in
-- development.
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
