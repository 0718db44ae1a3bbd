-- Draft orders: what an operator prepares for a customer, or a business has requested a quote of. Each becomes one quote or
-- one order.
CREATE TABLE draft_orders (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The form that made it: the same form twice makes one draft.
  source TEXT NOT NULL UNIQUE,
  is_request INTEGER NOT NULL DEFAULT 0 CHECK (is_request IN (0, 1)),
  request_note TEXT NOT NULL DEFAULT '',
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'quoted', 'ordered', 'refused')),
  refusal TEXT NOT NULL DEFAULT '',
  -- Articles with their quantities and prices, and the choices of the checkout, as db/drafts/draft-orders.ts reads them.
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
