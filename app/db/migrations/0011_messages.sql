-- What visitors write to the shop: questions, and withdrawals from a contract. Kept for the operator to answer.
CREATE TABLE messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  reference TEXT NOT NULL UNIQUE,
  received_at TEXT NOT NULL,
  locale TEXT NOT NULL CHECK (locale IN ('it', 'en', 'es')),
  -- The signed-in writer, if there was one.
  user INTEGER REFERENCES users (id) ON DELETE SET NULL,
  name TEXT NOT NULL,
  company TEXT NOT NULL DEFAULT '',
  city TEXT NOT NULL,
  country TEXT NOT NULL,
  email TEXT NOT NULL,
  product_line TEXT NOT NULL,
  message TEXT NOT NULL,
  -- When the writer agreed to have the data handled: GDPR, art. 7.
  consented_at TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'done'))
);
CREATE INDEX messages_by_state ON messages (state, received_at, id);
CREATE INDEX messages_by_date ON messages (received_at);

-- Codice del Consumo, art. 54-bis. Any order number is taken down, whether there is such an order or not.
CREATE TABLE withdrawals (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  reference TEXT NOT NULL UNIQUE,
  received_at TEXT NOT NULL,
  locale TEXT NOT NULL CHECK (locale IN ('it', 'en', 'es')),
  user INTEGER REFERENCES users (id) ON DELETE SET NULL,
  name TEXT NOT NULL,
  order_number TEXT NOT NULL,
  "order" INTEGER REFERENCES orders (id) ON DELETE SET NULL,
  email TEXT NOT NULL,
  -- Which goods, in the customer's own words; empty: the whole order.
  rows TEXT NOT NULL DEFAULT '',
  state TEXT NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'done'))
);
CREATE INDEX withdrawals_by_state ON withdrawals (state, received_at, id);
CREATE INDEX withdrawals_by_order ON withdrawals ("order") WHERE "order" IS NOT NULL;
