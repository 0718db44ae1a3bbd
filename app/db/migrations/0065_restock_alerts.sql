-- Who wants an email when an item is back in stock. A row is gone once that email is written; one that is never confirmed
-- after a week, any other after a year.
CREATE TABLE restock_alerts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  item_id INTEGER NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  email TEXT NOT NULL COLLATE NOCASE,
  locale TEXT NOT NULL CHECK (locale IN ('it', 'en', 'es')),
  -- Of the shop's pages, for the links of the emails.
  origin TEXT NOT NULL,
  created_at TEXT NOT NULL,
  -- The link in the first email was followed, or the email is the signed-in person's own.
  confirmed_at TEXT,
  UNIQUE (item_id, email)
);
