-- Quotes, draft orders and punch-out.

-- Quotes: a customer's cart with its prices frozen until a day. An accepted quote becomes the order stored
-- here.
CREATE TABLE quotes (
  -- The number derives from the id, which a restore never reuses: "PV 2026/00012".
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  year INTEGER NOT NULL,
  number TEXT NOT NULL GENERATED ALWAYS AS (printf('PV %d/%05d', year, id)) VIRTUAL,
  customer_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The agent who made the quote.
  made_by_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  -- Id of the form: the same form sent twice creates one quote.
  source TEXT NOT NULL,
  -- Expiry is not stored: an open quote has expired after its last day.
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn')),
  -- The last day, in Europe/Rome.
  valid_until TEXT NOT NULL,
  locale TEXT NOT NULL,
  total_cents INTEGER NOT NULL,
  currency TEXT NOT NULL,
  -- The future order and its rows, as read by db/quotes/frozen-order.ts.
  frozen TEXT NOT NULL,
  rows TEXT NOT NULL,
  created_at TEXT NOT NULL,
  decided_at TEXT,
  decided_by_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  reason TEXT NOT NULL DEFAULT '',
  order_id INTEGER UNIQUE REFERENCES orders (id) ON DELETE CASCADE,
  UNIQUE (customer_id, source),
  CHECK ((state = 'accepted') = (order_id IS NOT NULL)),
  CHECK ((state = 'open') = (decided_at IS NULL))
);
CREATE INDEX quotes_by_customer ON quotes (customer_id, id);
CREATE INDEX quotes_by_state ON quotes (state, valid_until);

-- Draft orders: prepared by an operator for a customer, or requested by a business as a quote. Each becomes
-- one quote or one order.
CREATE TABLE draft_orders (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Id of the form: the same form sent twice creates one draft.
  source TEXT NOT NULL UNIQUE,
  is_request INTEGER NOT NULL DEFAULT 0 CHECK (is_request IN (0, 1)),
  request_note TEXT NOT NULL DEFAULT '',
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'quoted', 'ordered', 'refused')),
  refusal TEXT NOT NULL DEFAULT '',
  -- Items with quantities and prices, and the choices of the checkout, as read by
  -- db/drafts/draft-orders.ts.
  rows TEXT NOT NULL,
  choices TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  quote_id INTEGER UNIQUE REFERENCES quotes (id) ON DELETE SET NULL,
  order_id INTEGER UNIQUE REFERENCES orders (id) ON DELETE SET NULL,
  created_at TEXT NOT NULL,
  changed_at TEXT NOT NULL
);
CREATE INDEX draft_orders_by_state ON draft_orders (state, id);
CREATE INDEX draft_orders_by_customer ON draft_orders (customer_id, id);

-- Punch-out: credentials of a business's own system, and sessions that wait to be opened in its buyer's
-- browser.
CREATE TABLE punch_out_credentials (
  user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  identity TEXT NOT NULL UNIQUE,
  secret_hash TEXT NOT NULL,
  created_at TEXT NOT NULL
);

CREATE TABLE punch_out_starts (
  key_hash TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  return_to TEXT NOT NULL,
  expires_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX punch_out_starts_by_time ON punch_out_starts (expires_at);

CREATE TRIGGER quotes_accepted_told AFTER UPDATE OF state ON quotes WHEN NEW.state = 'accepted' AND OLD.state <> 'accepted'
BEGIN
  INSERT INTO webhook_events (event, subject_id) VALUES ('quote.accepted', NEW.id);
END;
