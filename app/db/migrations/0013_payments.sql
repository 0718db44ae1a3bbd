-- Payments, refunds and what payment providers say.

-- One visit to a provider's payment page.
CREATE TABLE payment_sessions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  provider TEXT NOT NULL,
  -- Ours: the idempotency key of the request that opens it, and the reference that its notices carry.
  key TEXT NOT NULL UNIQUE,
  amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
  currency TEXT NOT NULL,
  -- Where the customer comes back to.
  return_url TEXT NOT NULL,
  -- opening: the provider has not answered yet; processing: confirmed by the customer, the money is on its way.
  state TEXT NOT NULL DEFAULT 'opening'
    CHECK (state IN ('opening', 'open', 'processing', 'paid', 'failed', 'expired', 'closed')),
  -- Of the provider; null until it has answered.
  session_ref TEXT,
  url TEXT,
  expires_at TEXT,
  created_at TEXT NOT NULL,
  UNIQUE (provider, session_ref)
);
CREATE INDEX payment_sessions_by_order ON payment_sessions (order_id, id);

-- At most one at a time is being opened, or is open.
CREATE UNIQUE INDEX payment_sessions_open ON payment_sessions (order_id) WHERE state IN ('opening', 'open');

-- Money that came in: through a provider, or marked by the operator (provider `manual`).
CREATE TABLE payments (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  session_id INTEGER REFERENCES payment_sessions (id),
  provider TEXT NOT NULL,
  -- The provider's own id of the payment; null where it was not paid through one.
  payment_ref TEXT,
  amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
  currency TEXT NOT NULL,
  -- Who paid, as the provider says it; of a manual one, who marked it.
  payer TEXT NOT NULL DEFAULT '',
  paid_at TEXT NOT NULL,
  created_at TEXT NOT NULL,
  UNIQUE (provider, payment_ref)
);
CREATE INDEX payments_by_order ON payments (order_id, id);

-- The payments whose payer is still to be erased: the nightly job reads no others.
CREATE INDEX payments_with_payer ON payments (paid_at) WHERE payer <> '';

-- Money that goes back, always of one payment. waiting: to be asked of the provider; by_hand: the operator pays it.
CREATE TABLE refunds (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  payment_id INTEGER NOT NULL REFERENCES payments (id) ON DELETE CASCADE,
  amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
  -- The idempotency key of the request to the provider.
  key TEXT NOT NULL UNIQUE,
  -- paid_twice, paid_late: of the shop itself; anything else is the operator's.
  reason TEXT NOT NULL DEFAULT '',
  state TEXT NOT NULL CHECK (state IN ('waiting', 'done', 'failed', 'by_hand')),
  refund_ref TEXT,
  error TEXT,
  tries INTEGER NOT NULL DEFAULT 0,
  not_before TEXT NOT NULL,
  created_at TEXT NOT NULL,
  done_at TEXT,
  -- The decision that a refund of a payment belongs to; NULL where the shop itself gives back what came too late or twice.
  order_refund_id INTEGER,
  -- Made at the provider itself, not asked for by the shop.
  is_outside INTEGER NOT NULL DEFAULT 0 CHECK (is_outside IN (0, 1))
);
CREATE INDEX refunds_by_order ON refunds (order_id, id);
CREATE INDEX refunds_by_payment ON refunds (payment_id);
CREATE INDEX refunds_waiting ON refunds (not_before) WHERE state = 'waiting';
CREATE INDEX refunds_by_decision ON refunds (order_refund_id) WHERE order_refund_id IS NOT NULL;

-- A refund that the provider has made is entered once.
CREATE UNIQUE INDEX refunds_by_ref ON refunds (payment_id, refund_ref) WHERE refund_ref IS NOT NULL;

-- Notices of providers, each applied once. mismatch: amount, currency or order is another one; nothing was changed.
CREATE TABLE payment_events (
  provider TEXT NOT NULL,
  id TEXT NOT NULL,
  type TEXT NOT NULL,
  outcome TEXT NOT NULL CHECK (outcome IN ('applied', 'ignored', 'mismatch')),
  order_id INTEGER REFERENCES orders (id) ON DELETE CASCADE,
  -- Of a mismatch: what was said and what was expected.
  facts TEXT CHECK (json_valid(facts)),
  received_at TEXT NOT NULL,
  PRIMARY KEY (provider, id)
) WITHOUT ROWID;
CREATE INDEX payment_events_mismatched ON payment_events (received_at) WHERE outcome = 'mismatch';
CREATE INDEX payment_events_by_order ON payment_events (order_id) WHERE order_id IS NOT NULL;

-- A dispute whose payment is not recorded yet waits in the facts of its event, and is entered with the payment.
CREATE INDEX payment_events_waiting ON payment_events (provider, facts ->> '$.paymentRef') WHERE outcome = 'ignored' AND facts IS NOT NULL;

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

CREATE TRIGGER refunds_within_payment BEFORE INSERT ON refunds
  WHEN NEW.state <> 'failed' AND NEW.amount_cents > (SELECT amount_cents FROM payments WHERE id = NEW.payment_id)
    - (SELECT coalesce(sum(amount_cents), 0) FROM refunds WHERE payment_id = NEW.payment_id AND state <> 'failed')
BEGIN
  SELECT RAISE(ABORT, 'refund_too_large');
END;
