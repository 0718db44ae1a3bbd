-- The outbox, messages, withdrawals and newsletter consents.

-- Written in the batch that causes the email, sent once by the consumer of the queue.
CREATE TABLE mails (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  dedupe TEXT NOT NULL UNIQUE,
  recipient TEXT NOT NULL,
  locale TEXT NOT NULL CHECK (locale IN ('it', 'en', 'es')),
  data TEXT NOT NULL CHECK (json_valid(data)),
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sending', 'sent', 'dead')),
  tries INTEGER NOT NULL DEFAULT 0,
  not_before TEXT NOT NULL,
  subject TEXT,
  text TEXT,
  html TEXT,
  error TEXT,
  created_at TEXT NOT NULL,
  sent_at TEXT
);
CREATE INDEX mails_by_sent ON mails (sent_at);

-- In the order of the operator's list.
CREATE INDEX mails_by_state ON mails (state, id, not_before);

-- Used by the nightly job.
CREATE INDEX mails_by_kind ON mails (kind, created_at);

-- Contact messages, for the operator to answer.
CREATE TABLE messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  reference TEXT NOT NULL UNIQUE,
  received_at TEXT NOT NULL,
  locale TEXT NOT NULL CHECK (locale IN ('it', 'en', 'es')),
  -- The author, if signed in.
  user_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  name TEXT NOT NULL,
  company TEXT NOT NULL DEFAULT '',
  city TEXT NOT NULL,
  country TEXT NOT NULL,
  email TEXT NOT NULL,
  product_line TEXT NOT NULL,
  message TEXT NOT NULL,
  -- When the author consented to the processing of the data: GDPR, art. 7.
  consented_at TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'done'))
);
CREATE INDEX messages_by_state ON messages (state, received_at, id);
CREATE INDEX messages_by_date ON messages (received_at);

-- Answers to contact messages: written in the inbox, sent by email, erased with their message.
CREATE TABLE message_answers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  message_id INTEGER NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
  -- Key of the form or the caller, so that a repeated post creates one answer. Also part of mails.dedupe.
  key TEXT NOT NULL UNIQUE,
  -- The operator's name at the time.
  who TEXT NOT NULL,
  text TEXT NOT NULL,
  created_at TEXT NOT NULL
);
CREATE INDEX message_answers_by_message ON message_answers (message_id, id);

-- Codice del Consumo, art. 54-bis. Any order number is accepted, even if no order has it.
CREATE TABLE withdrawals (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  reference TEXT NOT NULL UNIQUE,
  received_at TEXT NOT NULL,
  locale TEXT NOT NULL CHECK (locale IN ('it', 'en', 'es')),
  user_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  name TEXT NOT NULL,
  order_number TEXT NOT NULL,
  order_id INTEGER REFERENCES orders (id) ON DELETE SET NULL,
  email TEXT NOT NULL,
  -- The goods, in the customer's words; empty: the whole order.
  rows TEXT NOT NULL DEFAULT '',
  state TEXT NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'done'))
);
CREATE INDEX withdrawals_by_state ON withdrawals (state, received_at, id);
CREATE INDEX withdrawals_by_order ON withdrawals (order_id) WHERE order_id IS NOT NULL;

CREATE TRIGGER mails_counted AFTER INSERT ON mails
BEGIN
  INSERT INTO list_counts (list, state, rows) VALUES ('mails', NEW.state, 1) ON CONFLICT DO UPDATE SET rows = rows + 1;
END;

CREATE TRIGGER mails_recounted AFTER UPDATE OF state ON mails WHEN NEW.state <> OLD.state
BEGIN
  UPDATE list_counts SET rows = rows - 1 WHERE list = 'mails' AND state = OLD.state;
  INSERT INTO list_counts (list, state, rows) VALUES ('mails', NEW.state, 1) ON CONFLICT DO UPDATE SET rows = rows + 1;
END;

CREATE TRIGGER mails_uncounted AFTER DELETE ON mails
BEGIN
  UPDATE list_counts SET rows = rows - 1 WHERE list = 'mails' AND state = OLD.state;
END;

CREATE TRIGGER messages_counted AFTER INSERT ON messages
BEGIN
  INSERT INTO list_counts (list, state, rows) VALUES ('messages', NEW.state, 1) ON CONFLICT DO UPDATE SET rows = rows + 1;
END;

CREATE TRIGGER messages_recounted AFTER UPDATE OF state ON messages WHEN NEW.state <> OLD.state
BEGIN
  UPDATE list_counts SET rows = rows - 1 WHERE list = 'messages' AND state = OLD.state;
  INSERT INTO list_counts (list, state, rows) VALUES ('messages', NEW.state, 1) ON CONFLICT DO UPDATE SET rows = rows + 1;
END;

CREATE TRIGGER messages_uncounted AFTER DELETE ON messages
BEGIN
  UPDATE list_counts SET rows = rows - 1 WHERE list = 'messages' AND state = OLD.state;
END;

CREATE TRIGGER withdrawals_counted AFTER INSERT ON withdrawals
BEGIN
  INSERT INTO list_counts (list, state, rows) VALUES ('withdrawals', NEW.state, 1) ON CONFLICT DO UPDATE SET rows = rows + 1;
END;

CREATE TRIGGER withdrawals_recounted AFTER UPDATE OF state ON withdrawals WHEN NEW.state <> OLD.state
BEGIN
  UPDATE list_counts SET rows = rows - 1 WHERE list = 'withdrawals' AND state = OLD.state;
  INSERT INTO list_counts (list, state, rows) VALUES ('withdrawals', NEW.state, 1) ON CONFLICT DO UPDATE SET rows = rows + 1;
END;

CREATE TRIGGER withdrawals_uncounted AFTER DELETE ON withdrawals
BEGIN
  UPDATE list_counts SET rows = rows - 1 WHERE list = 'withdrawals' AND state = OLD.state;
END;

-- Newsletter consents: requested, confirmed by the link in an email, ended by that link or by the shop. The
-- address is erased when the consent ends; the keyed hash stays as proof of the consent and its date (GDPR,
-- art. 5.2 and 7.1).
CREATE TABLE newsletter_consents (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- NULL once the consent has ended.
  email TEXT COLLATE NOCASE UNIQUE,
  email_hash TEXT NOT NULL,
  locale TEXT NOT NULL CHECK (locale IN ('it', 'en', 'es')),
  -- Version of the text that the person agreed to: contract/newsletter.ts.
  text_version INTEGER NOT NULL,
  source TEXT NOT NULL CHECK (source IN ('page', 'sign_up', 'checkout')),
  -- Origin of the shop's pages, for the links in the email.
  origin TEXT NOT NULL,
  created_at TEXT NOT NULL,
  confirmed_at TEXT,
  ended_at TEXT,
  state TEXT GENERATED ALWAYS AS (
    CASE WHEN email IS NULL THEN 'ended' WHEN confirmed_at IS NULL THEN 'unconfirmed' ELSE 'confirmed' END
  ) VIRTUAL
);
CREATE INDEX newsletter_consents_by_state ON newsletter_consents (state);
CREATE INDEX newsletter_consents_by_hash ON newsletter_consents (email_hash);
