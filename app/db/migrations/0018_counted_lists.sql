-- Counts and words of the long lists, maintained by triggers, and sales by day.

-- The owner is a customer's id, an agent's id negated, or 0 for all.
CREATE TABLE order_counts (
  owner_id INTEGER NOT NULL,
  status TEXT NOT NULL,
  orders INTEGER NOT NULL,
  PRIMARY KEY (owner_id, status)
) WITHOUT ROWID;

CREATE TABLE ordered_quantities (
  customer_id INTEGER NOT NULL,
  product_id INTEGER NOT NULL,
  qty INTEGER NOT NULL,
  PRIMARY KEY (customer_id, product_id)
) WITHOUT ROWID;

-- Trigrams: any three consecutive characters. Shorter searches read the orders themselves.
CREATE VIRTUAL TABLE order_words USING fts5 (
  number, reference, content = '', contentless_delete = 1, tokenize = 'trigram'
);

-- Lists of customers and agents: stored counts, date of the last order, and search by name.
CREATE TABLE people_counts (
  -- 0: customers without an agent.
  agent_id INTEGER NOT NULL,
  is_agent INTEGER NOT NULL,
  -- '': not a customer.
  customer_type TEXT NOT NULL,
  is_active INTEGER NOT NULL,
  people INTEGER NOT NULL,
  PRIMARY KEY (agent_id, is_agent, customer_type, is_active)
) WITHOUT ROWID;

-- Trigrams of everything that people are searched by.
CREATE VIRTUAL TABLE people_words USING fts5 (
  words, content = '', contentless_delete = 1, tokenize = 'trigram remove_diacritics 1'
);

-- Stored counts of the operator's lists, which grow with every order.
CREATE TABLE list_counts (
  list TEXT NOT NULL,
  -- The state of an email, a message or a withdrawal; for the audit log, the call.
  state TEXT NOT NULL,
  rows INTEGER NOT NULL,
  PRIMARY KEY (list, state)
) WITHOUT ROWID;

CREATE TABLE sales_by_day (
  -- 0: all customers.
  customer_id INTEGER NOT NULL,
  day TEXT NOT NULL,
  orders INTEGER NOT NULL,
  cents INTEGER NOT NULL,
  PRIMARY KEY (customer_id, day)
) WITHOUT ROWID;
