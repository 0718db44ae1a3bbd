-- Quotes: a customer's cart with its prices frozen until a day. What is accepted becomes the order that is stored here.
CREATE TABLE quotes (
  -- Numbers are given by the id, which no restore gives twice: "PV 2026/00012".
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  year INTEGER NOT NULL,
  number TEXT NOT NULL GENERATED ALWAYS AS (printf('PV %d/%05d', year, id)) VIRTUAL,
  customer_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The agent who made it.
  made_by_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  -- The form that made it: the same form twice makes one quote.
  source TEXT NOT NULL,
  -- An open one whose last day is over has expired; nothing needs to say so.
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn')),
  -- A day in Rome, the last one.
  valid_until TEXT NOT NULL,
  locale TEXT NOT NULL,
  total_cents INTEGER NOT NULL,
  currency TEXT NOT NULL,
  -- The order that it becomes, and its rows, as db/quotes/frozen-order.ts reads them.
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
