-- Users (a person has one profile: CONTRACT §1), their tokens and password codes as hashes, addresses, failed attempts.
CREATE TABLE users (
  id INTEGER PRIMARY KEY,
  -- Trimmed, NFKC, case-folded: CONTRACT §1.
  username TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL,
  first_name TEXT NOT NULL DEFAULT '',
  last_name TEXT NOT NULL DEFAULT '',
  password_hash TEXT NOT NULL,
  must_change_password INTEGER NOT NULL DEFAULT 0 CHECK (must_change_password IN (0, 1)),
  is_agent INTEGER NOT NULL DEFAULT 0 CHECK (is_agent IN (0, 1)),
  agent_code TEXT,
  customer_type TEXT CHECK (customer_type IN ('business', 'consumer')),
  business_name TEXT NOT NULL DEFAULT '',
  vat_number TEXT NOT NULL DEFAULT '',
  vat_checked TEXT,
  tax_code TEXT NOT NULL DEFAULT '',
  sdi_code TEXT NOT NULL DEFAULT '',
  pec TEXT NOT NULL DEFAULT '',
  price_list TEXT REFERENCES price_lists (code),
  locale TEXT NOT NULL DEFAULT 'it' CHECK (locale IN ('it', 'en', 'es')),
  agent_id INTEGER REFERENCES users (id),
  is_active INTEGER NOT NULL DEFAULT 1 CHECK (is_active IN (0, 1)),
  create_date TEXT NOT NULL,
  last_order_date TEXT,
  CHECK (is_agent = 1 OR customer_type IS NOT NULL)
);
CREATE INDEX users_by_agent ON users (agent_id, business_name, last_name);
CREATE INDEX users_served ON users (agent_id, last_order_date DESC, business_name, last_name, id)
  WHERE is_active = 1 AND customer_type IS NOT NULL;
CREATE INDEX users_agents ON users (id) WHERE is_agent = 1;

CREATE TABLE tokens (
  hash TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX tokens_by_user ON tokens (user_id);
CREATE INDEX tokens_by_expiry ON tokens (expires_at);

CREATE TABLE password_codes (
  user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  hash TEXT NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  expires_at TEXT NOT NULL
);

-- Failed attempts, counted in the database so that they survive a restart: CONTRACT §1.
CREATE TABLE attempts (
  id INTEGER PRIMARY KEY,
  scope TEXT NOT NULL,
  subject TEXT NOT NULL,
  detail TEXT NOT NULL DEFAULT '',
  created_at TEXT NOT NULL
);
CREATE INDEX attempts_by_subject ON attempts (scope, subject, created_at);
CREATE INDEX attempts_by_at ON attempts (created_at);

CREATE TABLE addresses (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  type TEXT NOT NULL CHECK (type IN ('Billing', 'Shipping')),
  recipient TEXT NOT NULL,
  business_name TEXT NOT NULL DEFAULT '',
  vat_number TEXT NOT NULL DEFAULT '',
  tax_code TEXT NOT NULL DEFAULT '',
  sdi_code TEXT NOT NULL DEFAULT '',
  pec TEXT NOT NULL DEFAULT '',
  address TEXT NOT NULL,
  address_2 TEXT NOT NULL DEFAULT '',
  postal_code TEXT NOT NULL,
  city TEXT NOT NULL,
  province TEXT NOT NULL DEFAULT '',
  country TEXT NOT NULL CHECK (length(country) = 2),
  phone TEXT NOT NULL DEFAULT '',
  email TEXT NOT NULL DEFAULT '',
  is_default INTEGER NOT NULL DEFAULT 0 CHECK (is_default IN (0, 1)),
  is_active INTEGER NOT NULL DEFAULT 1 CHECK (is_active IN (0, 1))
);
CREATE INDEX addresses_by_user ON addresses (user_id, is_active, type);
CREATE UNIQUE INDEX addresses_one_default ON addresses (user_id, type) WHERE is_default = 1 AND is_active = 1;
