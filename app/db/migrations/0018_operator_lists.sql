-- Stored counts of the operator's lists, which grow with every order.
CREATE TABLE list_counts (
  list TEXT NOT NULL,
  -- The state of an email, a message or a withdrawal; of the audit log the call.
  state TEXT NOT NULL,
  rows INTEGER NOT NULL,
  PRIMARY KEY (list, state)
) WITHOUT ROWID;

-- What the table above must hold: tests/api/catalogue/stored-counts.test.ts compares.
CREATE VIEW lists_to_count AS
  SELECT 'mails' AS list, state, count(*) AS rows FROM mails GROUP BY state
  UNION ALL SELECT 'audit', call, count(*) FROM audit GROUP BY call
  UNION ALL SELECT 'messages', state, count(*) FROM messages GROUP BY state
  UNION ALL SELECT 'withdrawals', state, count(*) FROM withdrawals GROUP BY state;

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

CREATE TRIGGER audit_counted AFTER INSERT ON audit
BEGIN
  INSERT INTO list_counts (list, state, rows) VALUES ('audit', NEW.call, 1) ON CONFLICT DO UPDATE SET rows = rows + 1;
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

CREATE TRIGGER audit_uncounted AFTER DELETE ON audit
BEGIN
  UPDATE list_counts SET rows = rows - 1 WHERE list = 'audit' AND state = OLD.call;
END;
