-- Made at the provider itself, not asked for by the shop.
ALTER TABLE refunds ADD COLUMN is_outside INTEGER NOT NULL DEFAULT 0 CHECK (is_outside IN (0, 1));
-- A refund that the provider has made is entered once.
CREATE UNIQUE INDEX refunds_by_ref ON refunds (payment_id, refund_ref) WHERE refund_ref IS NOT NULL;

-- A payment that the payer's bank has called back.
CREATE TABLE payment_disputes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  payment_id INTEGER NOT NULL REFERENCES payments (id) ON DELETE CASCADE,
  -- The provider's own id.
  dispute_ref TEXT NOT NULL,
  amount_cents INTEGER NOT NULL,
  -- In the provider's words.
  reason TEXT NOT NULL DEFAULT '',
  -- won: the money stays with the shop, or came back to it.
  state TEXT NOT NULL CHECK (state IN ('open', 'won', 'lost')),
  opened_at TEXT NOT NULL,
  closed_at TEXT,
  UNIQUE (payment_id, dispute_ref)
);
CREATE INDEX payment_disputes_by_order ON payment_disputes (order_id);
CREATE INDEX payment_disputes_open ON payment_disputes (order_id) WHERE state = 'open';
