-- Since when nothing of the person is stored but what the law asks for: the orders and their documents.
ALTER TABLE users ADD COLUMN erased_at TEXT;
CREATE INDEX users_erased ON users (id) WHERE erased_at IS NOT NULL;
