-- Payments, refunds and notices of payment providers.

-- One visit to a provider's payment page.
CREATE TABLE payment_sessions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  provider TEXT NOT NULL,
  -- Our key: the idempotency key of the request that opens the session, and the reference in its notices.
  key TEXT NOT NULL UNIQUE,
  amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
  currency TEXT NOT NULL,
  -- The page that the customer returns to.
  return_url TEXT NOT NULL,
  -- opening: the provider has not responded yet; processing: confirmed by the customer, payment in
  -- progress.
  state TEXT NOT NULL DEFAULT 'opening'
    CHECK (state IN ('opening', 'open', 'processing', 'paid', 'failed', 'expired', 'closed')),
  -- The provider's id; null until it has responded.
  session_ref TEXT,
  url TEXT,
  expires_at TEXT,
  created_at TEXT NOT NULL,
  UNIQUE (provider, session_ref)
);
CREATE INDEX payment_sessions_by_order ON payment_sessions (order_id, id);

-- At most one session of an order is opening or open.
CREATE UNIQUE INDEX payment_sessions_open ON payment_sessions (order_id) WHERE state IN ('opening', 'open');

-- Received payments: through a provider, or recorded by the operator (provider `manual`).
CREATE TABLE payments (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  session_id INTEGER REFERENCES payment_sessions (id),
  provider TEXT NOT NULL,
  -- The provider's id of the payment; null without a provider.
  payment_ref TEXT,
  amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
  currency TEXT NOT NULL,
  -- The payer according to the provider; for a manual payment, who recorded it.
  payer TEXT NOT NULL DEFAULT '',
  paid_at TEXT NOT NULL,
  created_at TEXT NOT NULL,
  UNIQUE (provider, payment_ref)
);
CREATE INDEX payments_by_order ON payments (order_id, id);

-- Payments whose payer is not erased yet, for the nightly job.
CREATE INDEX payments_with_payer ON payments (paid_at) WHERE payer <> '';

-- Refunds, each of one payment. waiting: to be requested from the provider; by_hand: the operator transfers
-- the money.
CREATE TABLE refunds (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  payment_id INTEGER NOT NULL REFERENCES payments (id) ON DELETE CASCADE,
  amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
  -- The idempotency key of the request to the provider.
  key TEXT NOT NULL UNIQUE,
  -- paid_twice, paid_late: set by the shop; any other text is the operator's.
  reason TEXT NOT NULL DEFAULT '',
  state TEXT NOT NULL CHECK (state IN ('waiting', 'done', 'failed', 'by_hand')),
  refund_ref TEXT,
  error TEXT,
  tries INTEGER NOT NULL DEFAULT 0,
  not_before TEXT NOT NULL,
  created_at TEXT NOT NULL,
  done_at TEXT,
  -- The refund decision that this belongs to; NULL if the shop returned a payment that came too late or
  -- twice.
  order_refund_id INTEGER,
  -- Made at the provider itself, not requested by the shop.
  is_outside INTEGER NOT NULL DEFAULT 0 CHECK (is_outside IN (0, 1))
);
CREATE INDEX refunds_by_order ON refunds (order_id, id);
CREATE INDEX refunds_by_payment ON refunds (payment_id);
CREATE INDEX refunds_waiting ON refunds (not_before) WHERE state = 'waiting';
CREATE INDEX refunds_by_decision ON refunds (order_refund_id) WHERE order_refund_id IS NOT NULL;

-- A refund made at the provider is recorded once.
CREATE UNIQUE INDEX refunds_by_ref ON refunds (payment_id, refund_ref) WHERE refund_ref IS NOT NULL;

-- Notices of providers, each applied once. mismatch: amount, currency or order differ, and nothing was
-- changed.
CREATE TABLE payment_events (
  provider TEXT NOT NULL,
  id TEXT NOT NULL,
  type TEXT NOT NULL,
  outcome TEXT NOT NULL CHECK (outcome IN ('applied', 'ignored', 'mismatch')),
  order_id INTEGER REFERENCES orders (id) ON DELETE CASCADE,
  -- Values of the notice and the expected values, for a mismatch.
  facts TEXT CHECK (json_valid(facts)),
  received_at TEXT NOT NULL,
  PRIMARY KEY (provider, id)
) WITHOUT ROWID;
CREATE INDEX payment_events_mismatched ON payment_events (received_at) WHERE outcome = 'mismatch';
CREATE INDEX payment_events_by_order ON payment_events (order_id) WHERE order_id IS NOT NULL;

-- A dispute whose payment is not recorded yet waits in `facts` of its event, and is recorded with the
-- payment.
CREATE INDEX payment_events_waiting ON payment_events (provider, facts ->> '$.paymentRef') WHERE outcome = 'ignored' AND facts IS NOT NULL;

-- A payment that the payer disputes (chargeback).
CREATE TABLE payment_disputes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  payment_id INTEGER NOT NULL REFERENCES payments (id) ON DELETE CASCADE,
  -- The provider's id.
  dispute_ref TEXT NOT NULL,
  amount_cents INTEGER NOT NULL,
  -- In the provider's words.
  reason TEXT NOT NULL DEFAULT '',
  -- won: the shop keeps the money, or got it back.
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
