-- Users, their sessions, codes, keys and addresses.

-- Users (a person has one profile: CONTRACT §1), their tokens and password codes as hashes, addresses,
-- failed attempts.
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
  -- Result of the VIES check of a customer's VAT number, if the setting VIES_CHECK is on; vat_checked is
  -- when the number was last found valid.
  vat_check TEXT CHECK (vat_check IN ('valid', 'invalid', 'not_checked')),
  -- A guest is a consumer without a password, who can act only with the token from the checkout.
  is_guest INTEGER NOT NULL DEFAULT 0 CHECK (is_guest IN (0, 1)),
  -- Origin of the shop where the guest ordered, for the links in the emails.
  shop_origin TEXT,
  -- When the user accepted the terms and the privacy notice: GDPR, art. 7.
  consented_at TEXT,
  -- Credit limit and payment term: NULL is no limit, and the default of 30 days.
  credit_limit_cents INTEGER CHECK (credit_limit_cents >= 0),
  payment_days INTEGER CHECK (payment_days BETWEEN 0 AND 365),
  -- When the person's data were erased, except what the law requires: the orders and their documents.
  erased_at TEXT,
  -- Sort key of the name in alphabetical order. SQLite limits the depth of an expression to 100, so the
  -- letters are replaced in steps.
  sort_1 TEXT AS (CASE WHEN (business_name || last_name || first_name) GLOB '*[^ -~]*' THEN
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower((business_name || char(9) || last_name || ' ' || first_name))
    , 'À', 'a'), 'Á', 'a'), 'Â', 'a'), 'Ã', 'a'), 'Ä', 'a'), 'Å', 'a'), 'Æ', 'ae'), 'Ç', 'c'), 'È', 'e')
    , 'É', 'e'), 'Ê', 'e'), 'Ë', 'e'), 'Ì', 'i'), 'Í', 'i'), 'Î', 'i'), 'Ï', 'i'), 'Ð', 'd'), 'Ñ', 'n~')
    , 'Ò', 'o'), 'Ó', 'o'), 'Ô', 'o'), 'Õ', 'o'), 'Ö', 'o'), 'Ø', 'o'), 'Ù', 'u'), 'Ú', 'u'), 'Û', 'u'), 'Ü', 'u')
    , 'Ý', 'y'), 'Þ', 'th'), 'ß', 'ss'), 'à', 'a'), 'á', 'a'), 'â', 'a'), 'ã', 'a'), 'ä', 'a'), 'å', 'a')
    , 'æ', 'ae'), 'ç', 'c'), 'è', 'e'), 'é', 'e'), 'ê', 'e'), 'ë', 'e'), 'ì', 'i'), 'í', 'i'), 'î', 'i')
    , 'ï', 'i'), 'ð', 'd'), 'ñ', 'n~'), 'ò', 'o'), 'ó', 'o'), 'ô', 'o')
    ELSE lower((business_name || char(9) || last_name || ' ' || first_name)) END) VIRTUAL,
  sort_2 TEXT AS (CASE WHEN sort_1 GLOB '*[^ -~]*' THEN
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(sort_1
    , 'õ', 'o'), 'ö', 'o'), 'ø', 'o'), 'ù', 'u'), 'ú', 'u'), 'û', 'u'), 'ü', 'u'), 'ý', 'y'), 'þ', 'th')
    , 'ÿ', 'y'), 'Ā', 'a'), 'ā', 'a'), 'Ă', 'a'), 'ă', 'a'), 'Ą', 'a'), 'ą', 'a'), 'Ć', 'c'), 'ć', 'c'), 'Ĉ', 'c')
    , 'ĉ', 'c'), 'Ċ', 'c'), 'ċ', 'c'), 'Č', 'c'), 'č', 'c'), 'Ď', 'd'), 'ď', 'd'), 'Đ', 'd'), 'đ', 'd'), 'Ē', 'e')
    , 'ē', 'e'), 'Ĕ', 'e'), 'ĕ', 'e'), 'Ė', 'e'), 'ė', 'e'), 'Ę', 'e'), 'ę', 'e'), 'Ě', 'e'), 'ě', 'e'), 'Ĝ', 'g')
    , 'ĝ', 'g'), 'Ğ', 'g'), 'ğ', 'g'), 'Ġ', 'g'), 'ġ', 'g'), 'Ģ', 'g'), 'ģ', 'g'), 'Ĥ', 'h'), 'ĥ', 'h'), 'Ħ', 'h')
    , 'ħ', 'h'), 'Ĩ', 'i'), 'ĩ', 'i')
    ELSE sort_1 END) VIRTUAL,
  sort_3 TEXT AS (CASE WHEN sort_2 GLOB '*[^ -~]*' THEN
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(sort_2
    , 'Ī', 'i'), 'ī', 'i'), 'Ĭ', 'i'), 'ĭ', 'i'), 'Į', 'i'), 'į', 'i'), 'İ', 'i'), 'ı', 'i'), 'Ĳ', 'ij')
    , 'ĳ', 'ij'), 'Ĵ', 'j'), 'ĵ', 'j'), 'Ķ', 'k'), 'ķ', 'k'), 'Ĺ', 'l'), 'ĺ', 'l'), 'Ļ', 'l'), 'ļ', 'l')
    , 'Ľ', 'l'), 'ľ', 'l'), 'Ł', 'l'), 'ł', 'l'), 'Ń', 'n'), 'ń', 'n'), 'Ņ', 'n'), 'ņ', 'n'), 'Ň', 'n'), 'ň', 'n')
    , 'Ō', 'o'), 'ō', 'o'), 'Ŏ', 'o'), 'ŏ', 'o'), 'Ő', 'o'), 'ő', 'o'), 'Œ', 'oe'), 'œ', 'oe'), 'Ŕ', 'r')
    , 'ŕ', 'r'), 'Ŗ', 'r'), 'ŗ', 'r'), 'Ř', 'r'), 'ř', 'r'), 'Ś', 's'), 'ś', 's'), 'Ŝ', 's'), 'ŝ', 's'), 'Ş', 's')
    , 'ş', 's'), 'Š', 's'), 'š', 's'), 'Ţ', 't'), 'ţ', 't')
    ELSE sort_2 END) VIRTUAL,
  sort_name TEXT AS (CASE WHEN sort_3 GLOB '*[^ -~]*' THEN
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(sort_3
    , 'Ť', 't'), 'ť', 't'), 'Ŧ', 't'), 'ŧ', 't'), 'Ũ', 'u'), 'ũ', 'u'), 'Ū', 'u'), 'ū', 'u'), 'Ŭ', 'u'), 'ŭ', 'u')
    , 'Ů', 'u'), 'ů', 'u'), 'Ű', 'u'), 'ű', 'u'), 'Ų', 'u'), 'ų', 'u'), 'Ŵ', 'w'), 'ŵ', 'w'), 'Ŷ', 'y'), 'ŷ', 'y')
    , 'Ÿ', 'y'), 'Ź', 'z'), 'ź', 'z'), 'Ż', 'z'), 'ż', 'z'), 'Ž', 'z'), 'ž', 'z'), 'ſ', 's'), 'Ș', 's'), 'ș', 's')
    , 'Ț', 't'), 'ț', 't'), 'ẞ', 'ss'), char(768), ''), char(769), ''), char(770), ''), char(771), '')
    , char(772), ''), char(774), ''), char(775), ''), char(776), ''), char(778), ''), char(779), '')
    , char(780), ''), char(806), ''), char(807), ''), char(808), '')
    ELSE sort_3 END) VIRTUAL,
  CHECK (is_agent = 1 OR customer_type IS NOT NULL)
);
CREATE INDEX users_agents ON users (id) WHERE is_agent = 1;
CREATE INDEX users_by_email ON users (lower(email));
CREATE INDEX users_guests ON users (create_date) WHERE is_guest = 1;

-- The back office's list of customers: each filter is read along an index, newest first.
CREATE INDEX users_by_type ON users (customer_type, id);
CREATE INDEX users_by_list ON users (price_list, id);
CREATE INDEX users_of_agent ON users (agent_id, id);
CREATE INDEX users_disabled ON users (id) WHERE is_active = 0;
CREATE INDEX users_guests_by_id ON users (id) WHERE is_guest = 1;
CREATE INDEX users_by_tax_code ON users (tax_code) WHERE tax_code <> '';
CREATE INDEX users_erased ON users (id) WHERE erased_at IS NOT NULL;
CREATE INDEX users_by_agent ON users (agent_id, sort_name);
CREATE INDEX users_served ON users (agent_id, last_order_date DESC, sort_name, id)
  WHERE is_active = 1 AND customer_type IS NOT NULL;

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

-- Sign-ups until their code is entered; those of businesses until the operator decides.
CREATE TABLE sign_ups (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Hash of the token in the browser: a code completes only the sign-up that it was sent for.
  token_hash TEXT NOT NULL UNIQUE,
  -- The future user name.
  email TEXT NOT NULL,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  password_hash TEXT NOT NULL,
  locale TEXT NOT NULL CHECK (locale IN ('it', 'en', 'es')),
  customer_type TEXT NOT NULL CHECK (customer_type IN ('business', 'consumer')),
  business_name TEXT NOT NULL DEFAULT '',
  vat_number TEXT NOT NULL DEFAULT '',
  sdi_code TEXT NOT NULL DEFAULT '',
  pec TEXT NOT NULL DEFAULT '',
  consented_at TEXT NOT NULL,
  code_hash TEXT NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  expires_at TEXT NOT NULL,
  created_at TEXT NOT NULL,
  -- waiting: a business whose code was entered.
  state TEXT NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'waiting', 'done', 'refused')),
  -- Result of the VIES check of a business that requests an account; copied to the account.
  vat_check TEXT CHECK (vat_check IN ('valid', 'invalid', 'not_checked')),
  -- When the number was last found valid.
  vat_checked TEXT,
  -- A new customer requested by an agent: a sign-up without a password, which waits like a business's own.
  agent_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  -- Id of the form: the same form sent twice creates one request.
  source TEXT,
  tax_code TEXT NOT NULL DEFAULT '',
  notes TEXT NOT NULL DEFAULT '',
  -- JSON: the address for invoices and parcels.
  address TEXT
);
CREATE INDEX sign_ups_by_state ON sign_ups (state, created_at, id);
CREATE UNIQUE INDEX sign_ups_by_source ON sign_ups (agent_id, source) WHERE source IS NOT NULL;

-- API keys of a customer's or an agent's programs, stored as hashes, each limited to a scope.
CREATE TABLE api_keys (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  hash TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  -- The key's last characters, by which its owner recognizes it.
  ending TEXT NOT NULL,
  scope TEXT NOT NULL CHECK (scope IN ('read', 'cart', 'order')),
  -- Id of the form: the same form sent twice creates one key.
  source TEXT NOT NULL,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  used_at TEXT,
  -- Minute of the last call, and the calls in it.
  minute_at TEXT NOT NULL DEFAULT '',
  uses INTEGER NOT NULL DEFAULT 0,
  UNIQUE (user_id, source)
);
CREATE INDEX api_keys_by_expiry ON api_keys (expires_at);

-- Expected content of the tables above: tests/api/catalogue/stored-counts.test.ts compares.
CREATE VIEW people_to_count AS
  SELECT coalesce(agent_id, 0) AS agent_id, is_agent, coalesce(customer_type, '') AS customer_type, is_active, count(*) AS people
  FROM users GROUP BY 1, 2, 3, 4;

-- INSERT here after a change of a column that people are searched by.
CREATE VIEW people_renamed AS SELECT id FROM users WHERE 0;

CREATE VIEW searched_people AS
  SELECT u.id, replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(u.username || ' ' || u.business_name || ' ' || u.first_name || ' ' || u.last_name || ' ' || u.vat_number || ' '
    || coalesce((SELECT group_concat(a.city, ' ') FROM addresses a WHERE a.user_id = u.id AND a.is_active = 1), ''), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'ø', 'o'), 'Ø', 'o'), 'ı', 'i'), 'ħ', 'h'), 'Ħ', 'h'), 'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th') AS words
  FROM users u;

CREATE TRIGGER users_hand_over_orders AFTER UPDATE OF agent_id, is_active ON users
  WHEN NEW.agent_id IS NOT OLD.agent_id OR NEW.is_active <> OLD.is_active
BEGIN
  UPDATE orders SET seller_id = iif(NEW.is_active, NEW.agent_id, NULL) WHERE customer_id = NEW.id;
END;

CREATE TRIGGER users_counted AFTER INSERT ON users
BEGIN
  INSERT INTO people_counts (agent_id, is_agent, customer_type, is_active, people)
  VALUES (coalesce(NEW.agent_id, 0), NEW.is_agent, coalesce(NEW.customer_type, ''), NEW.is_active, 1)
  ON CONFLICT DO UPDATE SET people = people + 1;
  INSERT INTO people_words (rowid, words) SELECT id, words FROM searched_people WHERE id = NEW.id;
END;

CREATE TRIGGER users_uncounted AFTER DELETE ON users
BEGIN
  UPDATE people_counts SET people = people - 1 WHERE agent_id = coalesce(OLD.agent_id, 0) AND is_agent = OLD.is_agent
    AND customer_type = coalesce(OLD.customer_type, '') AND is_active = OLD.is_active;
  DELETE FROM people_words WHERE rowid = OLD.id;
END;

CREATE TRIGGER users_recounted AFTER UPDATE OF agent_id, is_agent, customer_type, is_active ON users
BEGIN
  UPDATE people_counts SET people = people - 1 WHERE agent_id = coalesce(OLD.agent_id, 0) AND is_agent = OLD.is_agent
    AND customer_type = coalesce(OLD.customer_type, '') AND is_active = OLD.is_active;
  INSERT INTO people_counts (agent_id, is_agent, customer_type, is_active, people)
  VALUES (coalesce(NEW.agent_id, 0), NEW.is_agent, coalesce(NEW.customer_type, ''), NEW.is_active, 1)
  ON CONFLICT DO UPDATE SET people = people + 1;
END;

CREATE TRIGGER people_reindexed INSTEAD OF INSERT ON people_renamed
BEGIN
  DELETE FROM people_words WHERE rowid = NEW.id;
  INSERT INTO people_words (rowid, words) SELECT id, words FROM searched_people WHERE id = NEW.id;
END;

CREATE TRIGGER users_renamed AFTER UPDATE OF username, business_name, first_name, last_name, vat_number ON users
BEGIN
  INSERT INTO people_renamed (id) VALUES (NEW.id);
END;

CREATE TRIGGER addresses_added_found AFTER INSERT ON addresses
BEGIN
  INSERT INTO people_renamed (id) VALUES (NEW.user_id);
END;

CREATE TRIGGER addresses_changed_found AFTER UPDATE OF user_id, city, is_active ON addresses
BEGIN
  INSERT INTO people_renamed (id) SELECT id FROM users WHERE id IN (OLD.user_id, NEW.user_id);
END;

CREATE TRIGGER addresses_gone_found AFTER DELETE ON addresses
BEGIN
  INSERT INTO people_renamed (id) VALUES (OLD.user_id);
END;

CREATE TRIGGER users_vat_number_changed AFTER UPDATE OF vat_number ON users
  WHEN NEW.vat_number <> OLD.vat_number AND OLD.vat_check IS NOT NULL
BEGIN
  UPDATE users SET vat_check = 'not_checked', vat_checked = NULL WHERE id = NEW.id;
END;

-- Deletes keys when an account is disabled, so that enabling it again does not revive them.
CREATE TRIGGER api_keys_of_disabled AFTER UPDATE OF is_active ON users WHEN NEW.is_active = 0
BEGIN
  DELETE FROM api_keys WHERE user_id = NEW.id;
END;

-- Accounts of customers only: a guest's data are in the order.
CREATE TRIGGER users_created_told AFTER INSERT ON users WHEN NEW.customer_type IS NOT NULL AND NEW.is_guest = 0
BEGIN
  INSERT INTO webhook_events (event, subject_id) VALUES ('customer.created', NEW.id);
END;
