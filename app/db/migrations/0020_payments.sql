-- Payments: what was asked of a provider, what came in, what goes back, and each notice once. What an order has paid and what
-- it has been given back are sums over these rows; orders.payment_state follows them.

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
  done_at TEXT
);
CREATE INDEX refunds_by_order ON refunds (order_id, id);
CREATE INDEX refunds_by_payment ON refunds (payment_id);
CREATE INDEX refunds_waiting ON refunds (not_before) WHERE state = 'waiting';

CREATE TRIGGER refunds_within_payment BEFORE INSERT ON refunds
  WHEN NEW.state <> 'failed' AND NEW.amount_cents > (SELECT amount_cents FROM payments WHERE id = NEW.payment_id)
    - (SELECT coalesce(sum(amount_cents), 0) FROM refunds WHERE payment_id = NEW.payment_id AND state <> 'failed')
BEGIN
  SELECT RAISE(ABORT, 'refund_too_large');
END;

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

-- orders.pay_url: where the order is paid, without its signature. The orders whose payment expires.
CREATE INDEX orders_unpaid ON orders (date, id) WHERE pay_url IS NOT NULL AND status IN ('pending', 'failed');
CREATE UNIQUE INDEX orders_by_pay_url ON orders (pay_url) WHERE pay_url IS NOT NULL;

-- What earlier versions said by the order's state alone.
INSERT INTO payments (order_id, provider, amount_cents, currency, paid_at, created_at)
SELECT o.id, 'manual', o.total_cents, o.currency, coalesce(h.created_at, o.date), coalesce(h.created_at, o.date)
FROM orders o LEFT JOIN (SELECT order_id, min(created_at) AS created_at FROM order_history WHERE status = 'processing' GROUP BY order_id) h ON h.order_id = o.id
WHERE o.payment_state IN ('paid', 'refunded') AND o.total_cents > 0;

INSERT INTO refunds (order_id, payment_id, amount_cents, key, state, not_before, created_at, done_at)
SELECT o.id, p.id, p.amount_cents, 'before-payments-' || p.id, 'done', h.created_at, h.created_at, h.created_at
FROM payments p JOIN orders o ON o.id = p.order_id
JOIN (SELECT order_id, max(created_at) AS created_at FROM order_history GROUP BY order_id) h ON h.order_id = o.id
WHERE o.payment_state = 'refunded';
