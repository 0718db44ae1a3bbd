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

-- What is inserted here becomes a delivery for each webhook that wants it. The clock is the shop's, moved in development.
CREATE VIEW webhook_events (event, subject_id, part_id) AS SELECT event, subject_id, part_id FROM webhook_deliveries;

CREATE TRIGGER webhook_events_delivered INSTEAD OF INSERT ON webhook_events
BEGIN
  INSERT INTO webhook_deliveries (webhook_id, event, subject_id, part_id, created_at, waits_since)
  SELECT w.id, NEW.event, NEW.subject_id, NEW.part_id, t.at, t.at
  FROM webhooks w JOIN (SELECT strftime('%Y-%m-%dT%H:%M:%fZ', 'now',
    coalesce((SELECT ahead_ms / 1000.0 FROM clock), 0) || ' seconds') AS at) t
  WHERE w.is_active = 1 AND EXISTS (SELECT 1 FROM json_each(w.events) WHERE value = NEW.event)
  ON CONFLICT DO NOTHING;
END;
