-- Answers to contact messages: written from the inbox, sent by email, erased with their message.
CREATE TABLE message_answers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  message_id INTEGER NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
  -- The form's or the caller's own: a repeated post is one answer. Names the email in the outbox too (mails.dedupe).
  key TEXT NOT NULL UNIQUE,
  -- The operator's name at the time.
  who TEXT NOT NULL,
  text TEXT NOT NULL,
  created_at TEXT NOT NULL
);
CREATE INDEX message_answers_by_message ON message_answers (message_id, id);
